"""Benchmarks: `make bench` prints figures and ratios of one run and writes the figures to bench/latest.json."""
