# Every target does its own set-up; `make` alone lists them.

PYTHON ?= python3
JOBS   ?= 4  # more than two cores: many tests wait for a server or a process
ARGS   ?=
VENV   := .venv
RUN    := $(VENV)/bin/python
PIP    := $(RUN) -m pip --disable-pip-version-check --quiet
PYTEST := $(RUN) -m pytest -n $(JOBS) --dist worksteal  # who is done takes over what another still has
RULES  := $(shell find src/quintain/kernel src/quintain/games src/quintain/bots -name '*.py' 2>/dev/null)
BOTH   := tests/kernel tests/games tests/laws tests/golden tests/bots
LOCK   := uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-header --quiet --upgrade

WEB    := $(shell find web/src web/tests web/public -type f 2>/dev/null) $(shell find src/quintain -name "*.ftl") web/index.html web/package.json web/tsconfig.json web/vite.config.ts
SYSTEM := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a * 100 + b < 2019 ? 1 : 0)' 2>/dev/null && command -v npm > /dev/null && echo yes)
NODE   := $(if $(SYSTEM),,$(VENV)/.node)
NPM    := $(if $(SYSTEM),npm,PATH="$(CURDIR)/$(VENV)/bin:$$PATH" npm)

PAGE   := web/node_modules/.made  # tests need more than playing does, which names the smaller one

HINT   := ls src/quintain/kernel/*.so > /dev/null 2>&1 || echo "with a C compiler installed, make clean compile makes the rules much faster"

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play play-terminal ready test browser interpreted test-long check golden compile release wheel deploy-check bench bench-page bench-peers budgets nightly screens web wire lock clean

help:  ## this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-13s %s\n", $$1, $$2 }'

play: $(VENV)/.play build/.develop  ## play in a browser: sets up, starts the server, opens or prints the address
	@$(MAKE) --no-print-directory PAGE=web/node_modules/.page build/.page || \
	  echo "the page could not be built; make play-terminal plays without it"
	@$(VENV)/bin/quintain serve --open $(ARGS)

play-terminal: $(VENV)/.play build/.develop  ## play in this terminal; make play-terminal ARGS="majesty --seats me,random"
	@$(VENV)/bin/quintain play $(ARGS)

test: ready  ## all tests, compiled; then those of rules and bots once more, interpreted
	cd web && $(NPM) --silent test
	$(PYTEST) $(ARGS)
	@echo "the page in a browser: whole matches against a server; beside it rules and bots once more, interpreted"
	@$(MAKE) -s interpreted > build/interpreted.log 2>&1 & rules=$$!; $(MAKE) -s browser; page=$$?; \
	wait $$rules; rules=$$?; cat build/interpreted.log; [ $$page = 0 ] && [ $$rules = 0 ]

browser:
	cd web && export PYTHON=$(CURDIR)/$(RUN) && { $(NPM) --silent run test-browser || \
	  { echo "once more: a busy machine may lose a browser"; $(NPM) --silent run test-browser; }; }

interpreted:  # what the compiled run has shown, once more without compiling; with less right to the processor than a browser
	@if $(RUN) -c 'import sys; from quintain.kernel import COMPILED; sys.exit(not COMPILED)'; \
	then QUINTAIN_INTERPRETED=1 nice -n 10 $(PYTEST) $(wildcard $(BOTH)) $(ARGS); fi

test-long: ready  ## the long forms: laws on thousands of walks, kills, fuzzing, a cut of 20 s in every match
	QUINTAIN_LAWS=nightly $(PYTEST) tests/laws tests/server/test_noninterference.py tests/cli/test_board_academy.py $(ARGS)
	cd web && CUT=20000 WHOLE=yes PYTHON=$(CURDIR)/$(RUN) $(NPM) --silent run test-browser-long
	QUINTAIN_FUZZ=200 $(PYTEST) tests/server/test_api_fuzz.py $(ARGS)
	rm -f build/kill.db* && $(RUN) -m bench.kill --rounds 200 --database build/kill.db
	$(RUN) -m bench.kill --rounds 200 --database postgresql
	$(RUN) -m bench.fuzz --messages 100000
	$(RUN) -m bench.fuzz --messages 100000 --database postgresql
	$(RUN) -m bench.cluster
	$(MAKE) --no-print-directory $(VENV)/.cluster
	QUINTAIN_CLUSTER=yes $(RUN) -m pytest tests/cluster $(ARGS)

check: $(VENV)/.dev web/node_modules/.made  ## formatting, lint, types, import directions
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	cd web && $(NPM) --silent run check
	QUINTAIN_INTERPRETED=1 $(RUN) -m pytest tests/test_imports.py

golden: $(VENV)/.dev build/.develop  ## write the golden playthroughs and counts anew; review the diff
	$(RUN) -m tests.golden $(ARGS)
	@git --no-pager diff --stat -- tests/golden

nightly: $(VENV)/.dev build/.develop  ## the laws on thousands of other walks
	QUINTAIN_LAWS=nightly $(PYTEST) tests/laws $(ARGS)

compile: $(VENV)/.play build/.develop  ## compile the rules, quick to do again after an edit

release: $(VENV)/.play build/.release  ## compile the rules as they are shipped: slower to build, faster to run

wheel: $(VENV)/.play build/.release  ## a wheel with compiled rules and the page in dist/, tried in an empty environment
	@$(MAKE) --no-print-directory PAGE=web/node_modules/.page build/.page
	@rm -rf dist build/lib build/lib.* build/bdist.*
	@$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	@$(PYTHON) -m tools.tried_wheel dist/*.whl

deploy-check: $(VENV)/.dev build/.develop build/.page  ## what deploy/ says, as plain processes: two servers, PostgreSQL, a bus, Caddy; a match of every game
	$(RUN) -m bench.deployed

bench: release  ## how fast each game is here; make bench ARGS="majesty --json"
	$(VENV)/bin/quintain bench $(ARGS)

bench-page: $(VENV)/.play build/.develop build/.page build/.web  ## how fast the page is in a browser: answers, the first table on a slow line, frames, long tasks; ARGS="mastery --json"
	cd web && export PYTHON=$(CURDIR)/$(RUN) && $(NPM) --silent run bench -- $(ARGS)

bench-peers: release .peers/.made  ## the same against OpenSpiel, PettingZoo and RLCard
	PYTHONPATH=src:. .peers/bin/python -m bench.peers $(ARGS)

budgets: release .peers/.made  ## hold the games to the speeds of bench/budgets.toml, before a release
	PYTHONPATH=src:. .peers/bin/python -m bench.budgets

screens: $(VENV)/.play build/.develop build/.page build/.web  ## pictures of pages and tables in build/screens/, and what is wrong in them; ARGS="majesty-choice --looks ru-light"
	cd web && $(NPM) --silent run screens -- ../build/screens $(ARGS)

web: build/.page build/.web  ## build the page, and what its tests run

wire: $(VENV)/.dev  ## write the TypeScript types of messages, scenes, pictures and events anew
	$(RUN) -m tools.wire

lock: $(VENV)/.dev $(NODE)  ## resolve the dependencies anew into requirements/
	$(VENV)/bin/$(LOCK) -o requirements/run.txt
	$(VENV)/bin/$(LOCK) --extra build -o requirements/build.txt
	$(VENV)/bin/$(LOCK) --extra dev -o requirements/dev.txt
	$(VENV)/bin/$(LOCK) --extra cluster --extra build -c requirements/dev.txt -o requirements/cluster.txt
	$(VENV)/bin/$(LOCK) --extra peers -o requirements/peers.txt
	$(VENV)/bin/$(subst pyproject.toml,requirements/node.in,$(LOCK)) -o requirements/node.txt
	cd web && $(NPM) --silent run lock

clean:  ## remove everything compiled; the virtual environments stay
	rm -rf build dist web/build .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -not -path './.venv/*' -not -path './.peers/*' -prune -exec rm -rf {} +

# Set-up: stamps say what is done.

# What tests need. The page is fetched and built while the rules are compiled: neither waits for the other, but that a Node of
# our own is installed by the same pip.
ready: $(if $(NODE),$(VENV)/.dev $(NODE))
	@$(MAKE) -s build/.page build/.web & page=$$!; \
	$(MAKE) -s $(VENV)/.dev build/.develop; rules=$$?; wait $$page && exit $$rules

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Quintain needs Python 3.11 or newer; say which with make PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: requirements/build.txt pyproject.toml | $(VENV)/.made
	@echo "fetching what rules and server need into $(VENV) (half a minute)"
	@$(PIP) install --require-hashes -r requirements/build.txt
	@QUINTAIN_PURE=1 $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements/dev.txt pyproject.toml | $(VENV)/.made
	@echo "fetching what the tests need into $(VENV) (a minute)"
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@QUINTAIN_PURE=1 $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@ $(VENV)/.play

$(VENV)/.cluster: requirements/cluster.txt | $(VENV)/.dev
	@echo "fetching Ray (80 MB)"
	@$(PIP) install --require-hashes -r requirements/cluster.txt
	@touch $@

build/.develop: $(RULES) setup.py pyproject.toml | $(VENV)/.play
	@mkdir -p build
	@rm -f build/.release
	@echo "compiling the rules (a minute at first; build/compile.log)"
	@QUINTAIN_DEVELOP=1 $(RUN) setup.py --quiet build_ext --inplace > build/compile.log || { tail -20 build/compile.log; exit 1; }
	@$(HINT)
	@touch $@

build/.release: $(RULES) setup.py pyproject.toml | $(VENV)/.play
	@mkdir -p build
	@rm -f build/.develop
	@echo "compiling the rules as they are shipped (some minutes; build/compile.log)"
	@$(RUN) setup.py --quiet build_ext --inplace > build/compile.log || { tail -20 build/compile.log; exit 1; }
	@$(HINT)
	@touch $@

$(VENV)/.node: requirements/node.txt | $(VENV)/.made
	@echo "there is no Node 20.19 or newer with npm on this system; fetching one into $(VENV)"
	@$(PIP) install --require-hashes -r requirements/node.txt || \
	  { echo "Node is missing: install Node 20.19 or newer with npm; the page and its words are tested with it"; exit 1; }
	@touch $@

# Of Node's packages, those the page is built with, then those it is tested with too.
web/node_modules/.page: web/package-lock.json | $(NODE)
	@echo "fetching what the page is built with (half a minute)"
	@cd web && $(NPM) --silent ci --omit=dev --no-audit --no-fund
	@touch $@

web/node_modules/.made: web/package-lock.json | $(NODE)
	@echo "fetching what the page is built and tested with (half a minute)"
	@cd web && $(NPM) --silent ci --no-audit --no-fund
	@touch $@ web/node_modules/.page

build/.page: $(WEB) | $(PAGE)
	@mkdir -p build
	@echo "building the page (some seconds)"
	@cd web && $(NPM) --silent run page > ../build/page.log || { tail -20 ../build/page.log; exit 1; }
	@touch $@

build/.web: $(WEB) web/node_modules/.made
	@mkdir -p build
	cd web && $(NPM) --silent run corpus
	@touch $@

.peers/.made: requirements/peers.txt
	$(PYTHON) -m venv .peers
	.peers/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r requirements/peers.txt
	@touch $@
