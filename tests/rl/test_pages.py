"""The page of observations is made from the sources as they are now."""

from pathlib import Path

from cantina.rl.pages import PAGE, page

ROOT = Path(__file__).parent.parent.parent


def test_the_page_of_observations_is_up_to_date() -> None:
    """If this fails: python -m cantina.rl.pages"""
    assert (ROOT / PAGE).read_text(encoding="utf-8") == page()
