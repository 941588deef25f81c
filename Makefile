PYTHON ?= python3
# More arguments for run, test and bench, such as: make test ARGS="-k revoke"
ARGS ?=

# One for each of two cores; a third is hardly quicker.
WORKERS ?= 2

BIN := .venv/bin
# The desk alone, for those who run it; and the rest, for those who develop it.
DESK := .venv/desk.stamp
STAMP := .venv/setup.stamp
UV := $(shell command -v uv 2>/dev/null)
LOCALES := ja
DOMAIN := src/bridgelaw/locale
POT := build/bridgelaw.pot
PO := $(wildcard $(DOMAIN)/*/LC_MESSAGES/bridgelaw.po)
MO := $(PO:.po=.mo)

# pip's notices about itself are noise in a fresh clone.
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The versions of constraints.txt hold for the build tools as well: pip heard that by the one name
# until 25.2, and hears it by the other since.
export PIP_CONSTRAINT := $(abspath constraints.txt)
export PIP_BUILD_CONSTRAINT := $(PIP_CONSTRAINT)
ifdef UV
INSTALL := $(UV) pip install --python $(BIN)/python -c constraints.txt --build-constraint constraints.txt
else
# What is used is compiled when it is first used: half of the time, and a third of the space.
INSTALL := $(BIN)/python -m pip install --no-compile
endif
# uv makes environments without pip.
PIP_IS_THERE := $(if $(UV),true,$(BIN)/python -m pip --version >/dev/null 2>&1 || $(BIN)/python -m ensurepip)

.PHONY: help setup debian browsers solver run test check bench soak exhaustive boards fuzz mutants messages reference evidence coverage flowcharts screens app site windows release wheels clean
.DELETE_ON_ERROR:
# Two installations at once would be in each other's way.
.NOTPARALLEL:
.DEFAULT_GOAL := help

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "%-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(STAMP) $(MO) ## Make .venv with everything in it

run: $(DESK) $(MO) ## Install the desk where it is missing, and nothing else, and start it
	@exec $(BIN)/bridgelaw desk $(ARGS)

test: debian setup ## Set up what is missing and run all tests
	@$(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

check: debian setup ## Lint, formatting, types, import rules, catalogues
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { $(BIN)/ruff format --check .; exit 1; }
	@$(BIN)/mypy $(wildcard src tests bench tools)
	@$(BIN)/python tools/check_imports.py
	@tools/check_catalogues

solver: $(DESK) ## Add the double-dummy solver to the desk: DDS alone, 2 MB
	@$(INSTALL) --no-deps endplay~=0.5.12

bench: setup ## Run the benchmarks
	@$(BIN)/python -m bench $(ARGS)

soak: exhaustive boards fuzz ## Run everything in full, for hours: exhaustive, boards, fuzz

exhaustive: browsers setup ## Run all tests, with all of what a normal run takes a part of
	@$(BIN)/python -m pytest -n $(WORKERS) --exhaustive

boards: setup ## Play a million boards for the corpus (ARGS="20000 7": so many, from this seed)
	@$(BIN)/python -m tests.soak $(ARGS)

fuzz: setup ## Give every reader 100,000 things that are almost right (ARGS="5000 7 bws story")
	@$(BIN)/python -m tests.fuzzing $(ARGS)

mutants: setup ## Change the laws on purpose and count what the tests notice (ARGS="laws/play/revoke")
	@$(BIN)/python tools/mutants.py $(ARGS)

# Everything that changes without the messages changing (dates, versions, line numbers, wrapping)
# is left out, so that the files change only when the messages do; and Babel's placeholders are
# filled in, because msgfmt warns of them.
messages: setup ## Bring the message catalogues up to date with the source
	@mkdir -p build
	@$(BIN)/pybabel -q extract -F babel.cfg --no-default-keywords -k tr -k tr_words -k counted:1,2 -k NotationError:2 -c "Translators:" --no-location \
	    --sort-output --no-wrap --project bridgelaw --copyright-holder "The bridgelaw authors" \
	    --header-comment "# Messages of bridgelaw." -o $(POT) src/bridgelaw tools/site
	@for locale in $(LOCALES); do \
	    po=$(DOMAIN)/$$locale/LC_MESSAGES/bridgelaw.po; \
	    if [ -e $$po ]; then \
	        $(BIN)/pybabel -q update --no-wrap --no-fuzzy-matching --ignore-obsolete \
	            -i $(POT) -o $$po -l $$locale || exit 1; \
	    else \
	        $(BIN)/pybabel -q init --no-wrap -i $(POT) -o $$po -l $$locale || exit 1; \
	    fi; \
	done
	@for file in $(POT) $(LOCALES:%=$(DOMAIN)/%/LC_MESSAGES/bridgelaw.po); do \
	    sed -e '/^"POT-Creation-Date:/d; /^"Generated-By:/d; /^"Report-Msgid-Bugs-To:/d' \
	        -e 's/^"Project-Id-Version:.*/"Project-Id-Version: bridgelaw\\n"/' \
	        -e 's/FULL NAME <EMAIL@ADDRESS>/The bridgelaw authors/; s/ <LL@li.org>//' \
	        $$file > $$file.new && \
	        mv $$file.new $$file || exit 1; \
	done

reference: setup ## Write build/reference from the docstrings: every public name
	@$(BIN)/python -m tools.write_reference

evidence: setup ## Learn anew what stories have in them: of each procedure, and round each fact
	@$(BIN)/python -m tools.weigh_stories
	@$(BIN)/python -m tools.weigh_roles

coverage: setup ## Write build/coverage.md (every clause, and what witnesses it) and build/questions.md
	@$(BIN)/python -m tools.write_coverage
	@$(BIN)/python -m tools.write_questions

flowcharts: setup ## Redraw the four sheets and count the paths in docs/flowcharts
	@$(BIN)/python tools/draw_flowcharts.py

screens: debian setup ## Take the pictures in docs/screens again, and others in build/screens
	@$(BIN)/python -m tools.take_screens

app: setup ## Build the desk for the browser: build/app for any web host, and build/bridgelaw.html in one file
	@$(BIN)/bridgelaw app --build build/app
	@$(BIN)/bridgelaw app --one-file build/bridgelaw.html

site: app ## Build the web site in build/site: sheets, cases, laws, documentation, search, the app
	@$(BIN)/python -m tools.site --out build/site --app build/app --download build/bridgelaw.html $(ARGS)

windows: setup ## Make the folder for Windows: make windows EMBED=python-3.13.2-embed-amd64.zip
	@$(BIN)/python -m tools.windows_folder $(EMBED) --check $(ARGS)

release: setup ## Build wheel and sdist into dist, check them, and try both in empty environments
	@$(BIN)/python -m tools.release

wheels: setup ## Ask the package index for the wheels of every dependency on Windows and macOS
	@$(BIN)/python -m tools.check_wheels

clean: ## Remove everything that was made
	@rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis $(MO)

debian:
	@tools/setup_debian

browsers:
	@tools/setup_debian browsers

.venv/pyvenv.cfg:
ifdef UV
	@$(UV) venv --quiet --python $(if $(filter file,$(origin PYTHON)),'>=3.11',$(PYTHON)) .venv
else
	@command -v $(PYTHON) >/dev/null || { \
	    echo "$(PYTHON) is missing: install Python 3.11 or newer, or name one: make PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "$$($(PYTHON) --version) is too old: install Python 3.11 or newer," \
	        "or name one: make PYTHON=python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	    echo "$(PYTHON) cannot make virtual environments:" \
	        "install its venv module (on Debian: apt-get install python3-venv)" >&2; exit 1; }
	@echo "Making .venv"
	@$(PYTHON) -m venv .venv
endif

$(DESK): pyproject.toml constraints.txt hatch_build.py | .venv/pyvenv.cfg
	@echo "Installing the desk"
	@$(PIP_IS_THERE)
	@$(INSTALL) -e '.[desk]'
	@touch $@

$(STAMP): pyproject.toml constraints.txt hatch_build.py | .venv/pyvenv.cfg
	@echo "Installing everything that developers need"
	@$(PIP_IS_THERE)
	@$(INSTALL) -q -e '.[dev]'
	@touch $@ $(DESK)

# A changed translation needs no new set-up; without Babel the build compiles it.
%.mo: %.po | $(DESK)
	@if [ -x $(BIN)/pybabel ]; then $(BIN)/pybabel -q compile -i $< -o $@; \
	    else $(INSTALL) --no-deps -e . && touch $@; fi
