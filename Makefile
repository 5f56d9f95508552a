# The two commands: `make play` and `make test`. Each sets up everything it needs, alone, in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := setup.py pyproject.toml $(wildcard src/soiree/core/*.py src/soiree/games/*/*.py src/soiree/games/*/board.toml src/soiree/bots/*.py src/soiree/lab/fit.py src/soiree/lab/many.py)

PAGE := src/soiree/web/index.html
PAGE_SOURCES := $(shell find web/src web/public -type f) $(wildcard src/soiree/games/*/words/*.ftl src/soiree/games/*/board.toml src/soiree/games/*/editions/*.toml web/tools/boards.ts) web/index.html web/vite.config.ts
# The page is built by Node 20 or later; where there is none, PyPI's comes into .venv.
NODE := $(shell node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && echo here || echo $(VENV)/.node)
WITH_NODE := PATH="$$PATH:$(CURDIR)/$(BIN)"

.PHONY: play test lint ledger goldens diagram notebooks fuzz soak bench wheel setup web web-types screenshots pins clean

play: setup ## open the house, and the browser on its lobby
	@$(BIN)/python web/tools/open_page.py http://127.0.0.1:8700 & $(BIN)/soiree serve --log-level warning

test: setup lint ## everything that must hold
	$(BIN)/pytest -q -n auto
	$(WITH_NODE) npm --prefix web run --silent check
	$(WITH_NODE) npm --prefix web test --silent

lint: setup ## style, types, and the direction of imports
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache --verbose > build/imports.txt || { cat build/imports.txt; exit 1; }

ledger: setup ## clauses of the specs without a test
	$(BIN)/soiree ledger

goldens: setup ## write the golden files anew, to be read in the diff
	$(BIN)/python -m tests.goldens

diagram: setup ## draw the imports of docs/architecture.md anew
	$(BIN)/python -m tests.imports

notebooks: setup ## run the notebooks of docs/ in full, and keep what they show
	$(BIN)/python -m tests.notebooks

fuzz: setup ## the conformance sweep in full, and what single games ask beyond it
	$(BIN)/soiree conform times-square --games 10000 --pairs 100000 --positions 500
	$(BIN)/soiree conform gatsby --games 10000 --pairs 100000 --positions 500
	$(BIN)/soiree conform macao --games 15000 --pairs 150000 --positions 500
	$(BIN)/soiree conform edgar-lucien --games 36000 --pairs 151200 --positions 500
	$(BIN)/python -m tests.games.gatsby_leaks 2000
	$(BIN)/python -m tests.games.macao_sweeps payments 100000
	$(BIN)/python -m tests.games.macao_sweeps decisions 10000000

soak: setup ## kill, starve and shout at the house for a long time
	$(BIN)/python -m tests.server.soak

bench: $(VENV)/.bench bench/boardgame_io/node_modules/.ready setup ## figures and ratios, also written to bench/latest.json
	$(WITH_NODE) $(BIN)/python -m bench

wheel: setup ## a wheel that needs no compiler where it is installed
	$(BIN)/python -m build --wheel --no-isolation
	$(BIN)/python -m tests.wheel $$(ls -t dist/*.whl | head -1)

setup: $(VENV)/.compiled $(PAGE) ## .venv with everything, the package compiled in place, the page built

web: $(PAGE) ## the page, built into the package

$(PAGE): web/node_modules/.ready $(PAGE_SOURCES)
	$(WITH_NODE) npm --prefix web run --silent build -- --logLevel warn

web/node_modules/.ready: web/package.json web/package-lock.json $(filter-out here,$(NODE))
	$(WITH_NODE) npm --prefix web ci --silent
	@touch $@

$(VENV)/.node: requirements/node.txt $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/node.txt
	@touch $@

web-types: setup ## write the page's types of the API anew, from the house's own schema
	$(WITH_NODE) node web/tools/types.mjs

screenshots: setup ## pictures of every screen, in docs/screenshots
	$(WITH_NODE) node web/tools/screenshots.mjs

$(VENV)/.installed: requirements/dev.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

bench/boardgame_io/node_modules/.ready: bench/boardgame_io/package-lock.json $(filter-out here,$(NODE))
	$(WITH_NODE) npm --prefix bench/boardgame_io ci --silent
	@touch $@

$(VENV)/.compiled: $(VENV)/.installed $(COMPILED)
	@mkdir -p build
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

pins: ## write requirements/*.txt anew from requirements/*.in
	$(PYTHON) -m venv build/pins
	build/pins/bin/python -m pip install --quiet --disable-pip-version-check uv
	cd requirements && for name in cluster dev bench node; do ../build/pins/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
		--generate-hashes --no-header --no-emit-index-url --no-annotate $$name.in -o $$name.txt; done

clean: ## remove everything that was made here
	rm -rf $(VENV) build dist web/node_modules src/soiree/web .mypy_cache .ruff_cache .hypothesis src/*.egg-info
	find . -name '*.so' -not -path './.git/*' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
