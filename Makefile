# The two commands: `make play` and `make test`. Each sets up everything it needs, alone, in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := setup.py pyproject.toml $(wildcard src/soiree/core/*.py src/soiree/games/*/*.py src/soiree/games/*/board.toml src/soiree/bots/*.py)

.PHONY: play test lint ledger goldens fuzz soak bench wheel setup pins clean

play: setup ## deal a game in this terminal
	$(BIN)/soiree play times-square

test: setup lint ## everything that must hold
	$(BIN)/pytest -q -n auto

lint: setup ## style, types, and the direction of imports
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache --verbose > build/imports.txt || { cat build/imports.txt; exit 1; }

ledger: setup ## clauses of the specs without a test
	$(BIN)/soiree ledger

goldens: setup ## write the golden files anew, to be read in the diff
	$(BIN)/python -m tests.goldens

fuzz: setup ## the conformance sweep in full
	$(BIN)/soiree conform --games 10000 --pairs 100000 --positions 500

soak: setup ## kill, starve and shout at the house for a long time
	$(BIN)/python -m tests.server.soak

bench: $(VENV)/.bench setup ## figures and ratios, also written to bench/latest.json
	$(BIN)/python -m bench

wheel: setup ## a wheel that needs no compiler where it is installed
	$(BIN)/python -m build --wheel --no-isolation

setup: $(VENV)/.compiled ## .venv with everything, the package compiled in place

$(VENV)/.installed: requirements/dev.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: requirements/bench.txt bench/boardgame_io/package-lock.json $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	npm ci --silent --prefix bench/boardgame_io
	@touch $@

$(VENV)/.compiled: $(VENV)/.installed $(COMPILED)
	@mkdir -p build
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

pins: ## write requirements/*.txt anew from requirements/*.in
	$(PYTHON) -m venv build/pins
	build/pins/bin/python -m pip install --quiet --disable-pip-version-check uv
	cd requirements && for name in dev bench; do ../build/pins/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
		--generate-hashes --no-header --no-emit-index-url --no-annotate $$name.in -o $$name.txt; done

clean: ## remove everything that was made here
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .hypothesis src/*.egg-info
	find . -name '*.so' -not -path './.git/*' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
