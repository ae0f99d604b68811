# Frostfair. Needs Python 3.11 or newer with venv, and make; everything else is fetched into .venv.

PY         ?= python3
PLAY_ARGS  ?=
TEST_ARGS  ?=
BENCH_ARGS ?=
SERVER_BENCH_ARGS ?=

V := .venv/bin
CODE := $(wildcard src tests tools bench hatch_build.py)
CLIENT := src/frostfair/web_client/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/build src/frostfair/i18n src/frostfair/games/*/texts -type f 2>/dev/null) \
  $(wildcard web/*.json web/*.ts web/*.js web/*.html)

unexport PYTHONHOME PYTHONPATH
export UV_PYTHON_DOWNLOADS := never
export UV_LINK_MODE ?= copy
ifdef PIP_INDEX_URL
export UV_DEFAULT_INDEX ?= $(PIP_INDEX_URL)
endif

PURE := $(filter-out 0,$(FROSTFAIR_PURE))
MUST := $(filter-out 0,$(FROSTFAIR_COMPILED))

ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.PHONY: help setup play test check soak bench locks wheel built native client clean FORCE

help:  ## show this list
	@echo "Frostfair. Two commands do it all: make play, make test."
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-7s %s\n", $$1, $$2}' Makefile
	@echo
	@echo "PY=python3.13 chooses another Python (after make clean); PLAY_ARGS, TEST_ARGS and BENCH_ARGS are handed on."

play: .venv/.run .venv/.package built  ## play in the browser
	@$(V)/frostfair play $(PLAY_ARGS)

test: .venv/.dev .venv/.package built  ## run all tests, compiled and uncompiled
	@$(V)/python tools/halves.py $(TEST_ARGS)

soak: .venv/.dev .venv/.package built  ## run the same tests at full size (hours)
	@FROSTFAIR_SOAK=1 $(V)/python tools/halves.py --timeout=7200 $(TEST_ARGS)

check: .venv/.dev .venv/.package web/node_modules/.ok  ## check format, lint, types, layers, rule citations and docs
	@bad=; step() { echo "$$1 …"; shift; "$$@" || bad=1; }; \
	step Format $(V)/ruff format --check .; \
	step Lint $(V)/ruff check .; \
	step Types $(V)/mypy $(CODE); \
	step Layers env -u FROSTFAIR_COMPILED FROSTFAIR_PURE=1 $(V)/lint-imports --no-logo; \
	step "Rule citations" $(V)/python tools/check_rules.py; \
	step Docs $(V)/python tools/check_docs.py; \
	step "Client: format" $(NPM) run -s lint; \
	step "Client: types" $(NPM) run -s check; \
	if [ $$bad ]; then echo "make check found something, see above." >&2; exit 1; fi

bench: .venv/.bench .venv/.package native  ## measure the speed, beside other engines
	@$(V)/python -m bench $(BENCH_ARGS)
	@$(V)/python -m bench.server $(SERVER_BENCH_ARGS)

setup: .venv/.dev .venv/.package built  ## prepare everything the others need
	@echo "Ready: make play, make test, make check."

wheel: .venv/.run .venv/.package client  ## build a wheel into dist/
	@$(V)/python -m hatchling build -t wheel -d dist

locks: .venv/.uv  ## resolve locks/*.in again
	@for name in uv run dev bench; do echo "Resolving locks/$$name.txt …"; \
	  $(V)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
	    locks/$$name.in -o locks/$$name.txt || exit 1; done

clean:  ## remove the environment and everything built
	@rm -rf .venv src/frostfair/_native* src/frostfair/web_client web/node_modules .cache dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ------------------------------------------------------------------------------------ the environment
# Stamps in .venv say what is done; they go with it.

OFFLINE = { echo; echo "That could not be fetched. Is this machine online? A proxy is named by HTTPS_PROXY,"; \
  echo "another package index by PIP_INDEX_URL. Then run the same command again."; exit 1; } >&2

# An environment whose Python is gone, or that was moved or copied here, is made anew.
UNUSABLE := $(shell [ ! -e .venv ] || { .venv/bin/python -c '' && { [ ! -L .venv/.home ] || [ .venv/.home -ef . ]; }; } 2>/dev/null || echo yes)

.venv/.uv: locks/uv.txt $(if $(UNUSABLE),FORCE)
	@command -v "$(PY)" >/dev/null || { echo "Python was not found ($(PY)). Frostfair needs Python 3.11 or newer." >&2; exit 1; }
	@"$(PY)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "$(PY) is $$("$(PY)" --version 2>&1), but Frostfair needs Python 3.11 or newer: make PY=python3.12 …" >&2; exit 1; }
	@"$(PY)" -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "This Python can't make environments. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@$(if $(UNUSABLE),echo "The environment in .venv is not usable here and is made anew."; rm -rf .venv,:)
	@echo "Making a Python environment in .venv (some seconds, once) …"
	@"$(PY)" -m venv .venv
	@ln -sfn "$(CURDIR)" .venv/.home
	@$(V)/python -m pip install -qq --disable-pip-version-check --retries 2 --require-hashes -r locks/uv.txt || $(OFFLINE)
	@touch $@

.venv/.run: locks/run.txt .venv/.uv
	@echo "Fetching what Frostfair needs to run (some seconds, once) …"
	@$(V)/uv pip install -q --python $(V)/python --require-hashes -r locks/run.txt || $(OFFLINE)
	@touch $@

.venv/.dev: locks/dev.txt .venv/.uv
	@echo "Fetching what Frostfair and its tests need (some seconds, once) …"
	@$(V)/uv pip install -q --python $(V)/python --require-hashes -r locks/dev.txt || $(OFFLINE)
	@touch .venv/.run $@

.venv/.bench: locks/bench.txt .venv/.dev
	@echo "Fetching the engines to compare with (300 MB, once) …"
	@$(V)/uv pip install -q --python $(V)/python --require-hashes -r locks/bench.txt || $(OFFLINE)
	@touch $@

.venv/.package: pyproject.toml | .venv/.run
	@$(V)/uv pip install -q --python $(V)/python --no-build-isolation --no-deps --no-index -e .
	@touch $@

# The two take longest, and neither needs the other.
built: .venv/.package
	@$(MAKE) --no-print-directory -j2 SIDE_BY_SIDE=1 native client

native: .venv/.package
	@$(if $(PURE),:,env -u FROSTFAIR_COMPILED FROSTFAIR_PURE=1 $(V)/python -m frostfair.build --quiet $(if $(MUST),--require))

# ------------------------------------------------------------------------------------------ the client
# Node comes with .venv; the built client lies in the package, where the server finds it.

NPM = env PATH="$(CURDIR)/$(V):$$PATH" $(V)/npm --prefix web

client: $(CLIENT)

web/node_modules/.ok: web/package-lock.json | .venv/.run
	@echo "Fetching what the browser client is built with (some seconds, once) …"
	@$(NPM) ci --silent --no-audit --no-fund || $(OFFLINE)
	@touch $@

$(CLIENT): web/node_modules/.ok $(CLIENT_SOURCES)
	@echo "Building the browser client …"
	@$(NPM) run -s build
