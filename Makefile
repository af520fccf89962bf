# Everything that pip brings lies in .venv; the other parts that tests need are found or installed by tests/parts.py.
VENV := .venv
ifeq ($(OS),Windows_NT)
PYTHON ?= python
BIN := $(VENV)/Scripts
else
PYTHON ?= python3
BIN := $(VENV)/bin
endif
INSTALL := $(BIN)/python -m pip install --disable-pip-version-check --editable
STAMP := $(BIN)/python -c "import pathlib, sys; [pathlib.Path(p).touch() for p in sys.argv[1:]]"

# make play HOST=0.0.0.0 is for friends in your network. What a shell calls HOST, as many do, is not meant.
ifeq ($(origin HOST),command line)
PLACE += --host $(HOST)
endif
ifeq ($(origin PORT),command line)
PLACE += --port $(PORT)
endif

.DELETE_ON_ERROR: # an environment that was not finished is begun again
.PHONY: play setup test quick lint bench pictures

play: $(VENV)/play-ready
	@$(BIN)/cantina serve --open $(PLACE)

setup: $(VENV)/test-ready
	@$(BIN)/python tests/parts.py

test: setup
	$(BIN)/python -m pytest -q -n auto --dist loadgroup

quick: $(VENV)/test-ready # GAME=my-game: the contract uncompiled, in seconds: what one runs while writing rules
	@test -n "$(GAME)" || { echo "say which game: make quick GAME=my-game"; exit 2; }
	@CANTINA_QUICK=1 NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -q tests/contract --only $(GAME) \
	  --ignore tests/contract/test_broken_copies.py

lint: $(VENV)/test-ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m cantina.client.types --check
	@$(BIN)/python tests/parts.py npm
	npx --yes --package typescript@5 -- tsc -p src/cantina/client/jsconfig.json
	npx --yes @biomejs/biome@2.6.7 check --error-on-warnings

pictures: setup # of every game in the middle and at the end, for docs/pictures
	$(BIN)/python tests/browser/icons.py
	$(BIN)/python tests/browser/pictures.py

bench: $(VENV)/test-ready
	$(INSTALL) ".[bench]"
	$(BIN)/python -m bench

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11) and 'Cantina needs Python 3.11 or newer; name one with: make PYTHON=python3.12')"
	@echo "Setting Cantina up in $(VENV); this takes half a minute or so, once."
	$(PYTHON) -m venv $(VENV)

# What a player needs.
$(VENV)/play-ready: pyproject.toml | $(VENV)/pyvenv.cfg
	$(INSTALL) .
	@$(STAMP) $@

# What a developer needs: a player's things, the linters, and what the tests use.
$(VENV)/test-ready: pyproject.toml | $(VENV)/pyvenv.cfg
	$(INSTALL) ".[dev]"
	@$(STAMP) $(VENV)/play-ready $@
