"""Sets as single integers, for compiled rules: bit sets, packs of cards (multisets), sets of seats."""
