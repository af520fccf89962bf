"""What is written as TOML reads back as it was."""

import tomllib
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from cantina.core.toml import dumps

text = st.text(st.characters(codec="utf-8"))
plain = st.booleans() | st.integers(-(2**63), 2**63 - 1) | text
trees = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(text, inner, max_size=4), max_leaves=12
)


@given(data=st.dictionaries(text, trees, max_size=4))
@example(data={"seed": "delete is \x7f", "\x7f": {"\x7f": [{"\x7f": "\x7f"}]}})
def test_what_is_written_reads_back(data: dict[str, Any]) -> None:
    assert tomllib.loads(dumps(data)) == data
