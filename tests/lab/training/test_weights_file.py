"""New values in weights.toml leave everything else as it is."""

import tomllib

from soiree.lab.training.weights_file import replace_values


def test_new_values_leave_everything_else_in_the_file() -> None:
    text = "# head\n[weights]\nsue = 1.0  # why\ncharlie = 1.5\n\n[search]\n# tried\nrollout = 4\n"
    new = replace_values(text, "weights", {"sue": -0.25, "charlie": 2.0})
    assert new == "# head\n[weights]\nsue = -0.25  # why\ncharlie = 2.0\n\n[search]\n# tried\nrollout = 4\n"
    more = replace_values(text, "search", {"rollout": 8, "matching": True})
    assert tomllib.loads(more)["search"] == {"rollout": 8, "matching": True}
    assert "# tried" in more
    assert tomllib.loads(replace_values("[weights]\na = 1\n", "search", {"trust": 2.0})) == {"weights": {"a": 1}, "search": {"trust": 2.0}}
