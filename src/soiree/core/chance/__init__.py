"""Who resolves chance nodes: dealers, and the sealed shuffle to which every seat contributes. A State contains no randomness."""
