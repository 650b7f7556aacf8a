# Everything a maintainer runs. `make site` and `make test` set up what they need on their own.
.DEFAULT_GOAL := site
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export NO_MKDOCS_2_WARNING = 1
export PIP_DISABLE_PIP_VERSION_CHECK = 1

# One stamp per locked list, so that a changed lock is installed and an unchanged one is not.
SITE_ENV := $(VENV)/site.stamp
TEST_ENV := $(VENV)/test.stamp
DEV_ENV := $(VENV)/dev.stamp

.PHONY: site serve check facts accept version addresses report pdf mutate test spell lint bench lighthouse prove lock clean

site: $(SITE_ENV)
	$(BIN)/python -m hooks.build

serve: $(SITE_ENV)
	$(BIN)/python -m hooks.serve

check: $(SITE_ENV)
	$(BIN)/python -m hooks.check

# Every fact with the forms a page can print it in: make facts IN=az
facts: $(SITE_ENV)
	$(BIN)/python -m hooks.facts $(IN) $(RULE)

# After rereading: make accept IN=az RULE=head-limit
accept: $(SITE_ENV)
	$(BIN)/python -m hooks.accept $(IN) $(RULE)

# What a change of the rules changes, as a page: make report BASE=<revision or ruleset> IN=az
report: $(SITE_ENV)
	$(BIN)/python -m hooks.report $(or $(BASE),HEAD) --in $(or $(IN),hy)

# A rulebook for each language, to read on paper: build/pdf/nardi-<language>.pdf. IN=az makes one.
pdf: $(TEST_ENV) site
	tests/browser/install.sh chromium
	$(BIN)/python -m hooks.book $(if $(IN),--in $(IN))

# Records new versions of the rulesets, promises new addresses.
version: $(SITE_ENV)
	$(BIN)/python -m hooks.versions

addresses: $(SITE_ENV)
	$(BIN)/python -m hooks.addresses

# A file of tests stays on one core, so that what it builds is built once.
test: $(TEST_ENV) site spell
	tests/browser/install.sh
	$(BIN)/python -m pytest --numprocesses auto --dist loadfile

# Every word of the pages and strings: hunspell, the dictionaries, and each docs/<language>/words.txt.
spell: $(TEST_ENV)
	tests/spelling/install.sh
	$(BIN)/python -m tests.spelling

# Lies to the site in every way we know, and counts what `make check` catches.
mutate: $(TEST_ENV)
	$(BIN)/python -m tests.mutations

# The code itself, as its maintainers agreed to write it (pyproject.toml says how).
lint: $(DEV_ENV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

bench: $(TEST_ENV)
	$(BIN)/python -m benchmarks

# What Lighthouse says of the longest page of each language; only a machine at rest tells how fast it is.
lighthouse: $(TEST_ENV)
	tests/browser/install.sh
	$(BIN)/python -m benchmarks.lighthouse

prove: $(TEST_ENV)
	$(BIN)/python -m tests.prove

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed, this is " + sys.version)'
	$(PYTHON) -m venv $(VENV)

$(SITE_ENV): requirements/site.txt pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/site.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@

$(TEST_ENV): requirements/test.txt $(SITE_ENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/test.txt
	@touch $@

$(DEV_ENV): requirements/dev.txt $(TEST_ENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.txt
	@touch $@

# Locks every list anew; the lists name no registry, so any mirror serves them.
LOCK := $(BIN)/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras \
	--no-header --no-emit-options --no-emit-index-url --no-emit-trusted-host
lock: $(DEV_ENV)
	$(LOCK) --all-build-deps --extra site -o requirements/site.txt pyproject.toml
	$(LOCK) -c requirements/site.txt --extra test -o requirements/test.txt pyproject.toml
	$(LOCK) -c requirements/test.txt --extra dev -o requirements/dev.txt pyproject.toml

clean:
	rm -rf site build $(VENV) node_modules .pytest_cache .hypothesis
