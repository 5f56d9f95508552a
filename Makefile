# The two commands: `make play` and `make test`. Each sets up what it needs, and no more, in .venv, web/node_modules and build.
PYTHON ?= python3
BIN := .venv/bin
PREPARE := $(PYTHON) -m tools.prepare
WITH_NODE := PATH="$$PATH:$(CURDIR)/$(BIN)" # where there is no Node, PyPI's is in .venv
N ?= 10
AGAINST ?= HEAD
ROUNDS ?= 12
unexport PYTHONDONTWRITEBYTECODE # some machines set it; every process would compile all that it imports anew
UV := ../build/pins/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --no-annotate

.PHONY: play test lint check setup web research ledger goldens diagram notebooks fuzz foreign soak steady bench compare wheel web-types screenshots strip walk pins clean

play: ## open the lobby in the browser
	@$(PREPARE) play
	@$(BIN)/soiree serve --open --log-level warning

test: setup ## everything that must hold
	@$(MAKE) --no-print-directory --jobs=2 lint check
	$(BIN)/pytest -q -n auto --dist worksteal --durations=15
	$(WITH_NODE) npm --prefix web test --silent -- --reporter=dot

setup: ## what the tests need: packages, the package compiled in place, the page, a browser
	@$(PREPARE) test

web: ## the page, built into the package
	@$(PREPARE) web

research: ## what the notebooks of docs/ need
	@$(PREPARE) research

lint: ## style, types, and the direction of imports
	@$(PREPARE) lint
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache --verbose > build/imports.txt || { cat build/imports.txt; exit 1; }

check: ## types and markup of the page, after `make setup`
	$(WITH_NODE) npm --prefix web run --silent check

ledger: setup ## clauses of the specs without a test
	$(BIN)/soiree ledger

goldens: setup ## write the golden files anew, to be read in the diff
	$(BIN)/python -m tests.goldens

diagram: setup ## draw the imports of docs/architecture.md anew
	$(BIN)/python -m tests.imports

notebooks: setup ## run the notebooks of docs/ in full, and keep what they show
	$(BIN)/python -m tests.notebooks

fuzz: setup ## the conformance sweep in full, and what single games ask beyond it
	$(BIN)/soiree conform --sweep
	$(BIN)/python -m tests.games.sweeps
	$(WITH_NODE) SOIREE_SWEEP=1 npm --prefix web test --silent -- --reporter=dot tests/e2e

foreign: setup ## N games of random moves and N of bots on each foreign edition (two cities, a Cabaret, a street, a deck), and how they ended
	$(BIN)/python -m tests.games.foreign_editions $(N)

soak: setup ## kill, starve and overload the server for a long time
	$(BIN)/python -m tests.server.soak

steady: setup ## repeat both suites under load (N runs of the page's, half as many of Python's) and list what is unsteady
	$(WITH_NODE) node web/tools/steady.mjs --page $(N) --python $$(($(N) / 2)) --busy 2

bench: ## figures and ratios, also written to bench/latest.json
	@$(PREPARE) bench
	$(WITH_NODE) $(BIN)/python -m bench

compare: ## the speed of this tree beside that of AGAINST (by default the last commit), in one run
	@$(PREPARE) bench
	$(BIN)/python -m bench.compare --rounds $(ROUNDS) $(AGAINST)

wheel: ## a wheel in dist/ that needs no compiler where it is installed
	@$(PREPARE) play
	@rm -rf dist
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	@$(BIN)/python -m tests.wheel dist/*.whl

web-types: setup ## write the page's types of the API anew, from the server's own schema
	$(WITH_NODE) node web/tools/types.mjs

screenshots: setup ## pictures of every screen, in build/screenshots; those of the documents, and the moving picture, in docs/screenshots
	$(WITH_NODE) node web/tools/screenshots.mjs
	$(WITH_NODE) node web/tools/moving_picture.mjs

strip: setup ## an opponent's turn of each game at each pace, as sheets of pictures with a table of times, in build/strip
	$(WITH_NODE) node web/tools/strip.mjs

walk: setup ## a newcomer's walk through Learn, lessons and a first game of each game, in both languages, in build/walk
	$(WITH_NODE) node web/tools/walk.mjs
	$(WITH_NODE) node web/tools/walk.mjs --lang=fr

pins: ## write requirements/*.txt anew from requirements/*.in
	$(PYTHON) -m venv build/pins
	build/pins/bin/python -m pip install --quiet --disable-pip-version-check uv
	cd requirements && $(UV) --upgrade test.in -o test.txt
	cd requirements && for name in play host research cluster bench node; do $(UV) -c test.txt $$name.in -o $$name.txt || exit 1; done

clean: ## remove everything that was made here
	rm -rf .venv build dist web/node_modules bench/boardgame_io/node_modules src/soiree/web .mypy_cache .ruff_cache .hypothesis src/*.egg-info
	find . -name '*.so' -not -path './.git/*' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
