# Everything runs in .venv, which `make setup` makes; nothing is installed elsewhere.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
endif

.PHONY: setup play test lint bench pictures

setup: $(VENV)/ready

$(VENV)/ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Cantina needs Python 3.11 or newer; name one with: make PYTHON=python3.12 …")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[dev]"
	@touch $@

play: setup
	@$(BIN)/cantina serve --open

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m cantina.client.types --check
	@if command -v npx >/dev/null; then npx --yes --package typescript@5 -- tsc -p src/cantina/client/jsconfig.json \
	&& npx --yes @biomejs/biome@2.6.7 check --error-on-warnings; \
	else echo "npx is not here: the code of the page was not checked"; fi

pictures: setup # of every game in the middle and at the end, for docs/pictures
	$(BIN)/python tests/browser/pictures.py

test: setup
	$(BIN)/python -m pytest -q -n auto --dist loadgroup

bench: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[bench]"
	$(BIN)/python -m bench
