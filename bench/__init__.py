"""Benchmarks: `make bench` prints figures and ratios of one run and writes them to bench/latest.json."""
