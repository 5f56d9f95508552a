"""A Ray cluster on this machine: a head without a core, two workers with one core each. Prints its address; stops when its input ends."""

import logging
import os
import sys

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

from ray.cluster_utils import Cluster  # Ray reads the environment when it is imported


def main() -> None:
    logging.disable(logging.INFO)
    small = {"object_store_memory": 80 * 2**20, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, **small})
    for _ in range(2):
        cluster.add_node(num_cpus=1, object_store_memory=80 * 2**20)
    cluster.wait_for_nodes()
    print(cluster.address, flush=True)
    sys.stdin.read()
    cluster.shutdown()  # type: ignore[no-untyped-call]  # Ray leaves it untyped


if __name__ == "__main__":
    main()
