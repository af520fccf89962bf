"""Conflict at the page: dice that are clicked, where they go, and the buttons and rows that they light."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conflicts import (
    BOXES,
    DICE,
    PHONE,
    Person,
    asked,
    chosen,
    faces,
    free_dice,
    go_on,
    pair,
    press,
    reveals,
    shown,
    throwing,
    untouched,
)
from browser.sitting import box, sit


def test_dice_are_chosen_by_clicks_and_thrown_again_with_one_button(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: throwing(p) and free_dice(p).count() == 3)
    buttons = page.locator(".acts .act")
    reroll = page.locator(".acts [data-action^=reroll]")
    expect(buttons).to_have_count(1)
    expect(buttons).to_have_text(re.compile("^Keep the dice"))
    press(page, f"{DICE} >> nth=0")
    expect(reroll).to_contain_text(re.compile(r"Reroll the \d"))
    press(page, f"{DICE} >> nth=2")
    expect(reroll).to_contain_text(re.compile(r"Reroll \d and \d"))
    assert chosen(page) == ["d0", "d2"]
    assert page.locator(f"{DICE}.chosen .r-sign").count() >= 2, "a chosen die keeps its face"
    press(page, f"{DICE} >> nth=0")
    expect(reroll).to_contain_text(re.compile(r"Reroll the \d"))
    assert chosen(page) == ["d2"]
    press(page, f"{DICE} >> nth=1")
    press(page, f"{DICE} >> nth=0")
    expect(buttons).to_have_text([re.compile("^Keep the dice"), re.compile(r"^Reroll \d, \d and \d")])
    expect(reroll.locator("small")).to_contain_text("%")
    reroll.click()
    expect(page.locator(".acts")).not_to_contain_text(re.compile(r"Reroll \d, \d and \d"))


def test_dice_lie_apart_and_within_their_tray(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: throwing(p) and free_dice(p).count() == 3)
    tray = page.locator(".tray").evaluate_all(BOXES)[0]
    rings = page.locator(f"{DICE} > g > .aura, {DICE} > .aura").evaluate_all(BOXES)
    assert len(rings) == 3
    for i, one in enumerate(rings):
        assert tray[0] <= one[0]
        assert one[2] <= tray[2]
        for two in rings[i + 1 :]:
            assert one[2] <= two[0] or two[2] <= one[0] or one[3] <= two[1] or two[3] <= one[1]


def test_equal_dice_stand_for_each_other(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: throwing(p) and bool(pair(p)))
    one, two = pair(page)
    button = page.locator(".acts [data-action^=reroll]")
    press(page, f"{DICE} >> nth={one}")
    expect(button).to_contain_text(re.compile(r"Reroll the \d"))
    expect(button.locator("small")).to_contain_text("%")  # said by the server, and part of the label
    label = button.inner_text()
    assert chosen(page) == [f"d{one}"]
    press(page, f"{DICE} >> nth={one}")
    press(page, f"{DICE} >> nth={two}")
    expect(button).to_have_text(label, use_inner_text=True)
    assert chosen(page) == [f"d{two}"]


def test_the_number_of_dice_says_whether_cards_are_revealed_or_drawn(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: asked(p, "Choose dice") and bool(pair(p)))
    before, (one, two) = reveals(page).count(), pair(page)
    press(page, f"{DICE} >> nth={one}")
    press(page, f"{DICE} >> nth={two}")
    assert len(chosen(page)) == 2
    press(page, ".board [data-id=deck-yellow]")
    expect(page.locator(f"{DICE}[data-el=die-none]").nth(1)).to_be_attached()  # two of them are used up
    expect(page.locator(f"{DICE}.chosen")).to_have_count(0)
    expect(reveals(page)).to_have_count(before)
    go_on(page, lambda p: asked(p, "Choose dice") and p.locator(f"{DICE}.legal").count() > 0 and untouched(p))
    before = reveals(page).count()
    press(page, f"{DICE}.legal")
    press(page, ".board [data-id=deck-yellow]")
    expect(reveals(page)).to_have_count(before + 1)


def test_dice_are_chosen_by_number_keys(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: throwing(p) and free_dice(p).count() == 3)
    page.keyboard.press("1")
    page.keyboard.press("3")
    assert chosen(page) == ["d0", "d2"]
    page.keyboard.press("1")
    assert chosen(page) == ["d2"]
    expect(page.locator(".acts [data-action^=reroll]")).to_contain_text(re.compile(r"Reroll the \d"))
    page.keyboard.press("Escape")
    assert chosen(page) == []


def test_a_locked_die_is_explained_by_its_own_rule(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: throwing(p) and "die-first-order" in faces(p))
    press(page, f"{DICE} >> nth={faces(page).index('die-first-order')}")
    expect(page.locator(".why")).to_contain_text("Rule 4.3")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_everything_that_is_clicked_is_large_enough(person: Person, device: dict[str, Any]) -> None:
    page = person(**device)
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: asked(p, "Choose dice"))
    sizes = page.locator(".board .legal").evaluate_all(
        "nodes => nodes.map((n) => n.getBoundingClientRect()).map((b) => Math.min(b.width, b.height))"
    )
    assert min(sizes) >= (44 if device else 62)


def test_a_lit_row_beside_a_deck_is_done_with_a_click(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: asked(p, "Choose dice") and bool(pair(p)))
    before = reveals(page).count()
    page.locator(".work.pair.yellow").click()
    expect(page.locator(f"{DICE}[data-el=die-none]").nth(1)).to_be_attached()
    expect(reveals(page)).to_have_count(before)


def test_the_rows_beside_the_decks_follow_the_dice_that_are_chosen(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    two = {"die-1", "die-2"}
    go_on(page, lambda p: asked(p, "No two dice are alike") and two <= set(faces(p)) and untouched(p))
    lit = page.locator(".work.reveal.yellow.can .w-says")
    own = [f"reveal {face[-1]}" for face in sorted(faces(page)) if face[-1] in "123"]
    expect(lit).to_have_text(own)
    for face in sorted(two):
        at = f"{DICE} >> nth={faces(page).index(face)}"
        press(page, at)
        expect(lit).to_have_text([f"reveal {face[-1]}"])
        press(page, at)
        expect(lit).to_have_text(own)
    press(page, ".board [data-id=deck-yellow]")
    expect(lit).to_have_text(own)
    expect(page.locator(".work.can")).to_have_count(len(own))  # only where the dice shall go
    before = reveals(page).count()
    page.locator(".work.reveal.yellow.can").first.click()
    expect(reveals(page)).to_have_count(before + 1)


def test_the_rows_are_dim_while_no_dice_are_used(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: asked(p, "Draw the yellow"))
    expect(page.locator(".dicework.later")).to_have_css("opacity", "0.55")
    go_on(page, lambda p: asked(p, "Choose dice"))
    expect(page.locator(".dicework.later")).to_have_count(0)


def test_every_die_stays_in_its_place_for_the_whole_turn(person: Person) -> None:
    """Whichever of two equal ones is used, and whatever the others show."""
    page = person()
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: asked(p, "Choose dice") and free_dice(p).count() == 3)
    before = shown(page)
    first = min(before)
    press(page, f".board [data-id={first}]")
    press(page, ".board [data-id=deck-yellow]")
    page.wait_for_selector(f".board [data-id={first}][data-el=die-none]")
    after = shown(page)
    assert {die: face for die, face in after.items() if die != first} == {d: f for d, f in before.items() if d != first}


def test_a_chosen_die_says_whether_it_is_thrown_again_or_used(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    for step, sign in ((throwing, ".again"), (lambda p: asked(p, "Choose dice"), ".tick")):
        go_on(page, lambda p, step=step: step(p) and free_dice(p).count() > 1)  # type: ignore[misc]
        signs = page.locator(f"{DICE} {sign}:visible")
        expect(signs).to_have_count(0)
        press(page, f"{DICE}.legal")
        expect(signs).to_have_count(1)
        press(page, f"{DICE}.chosen")


def test_a_locked_die_shows_its_lock(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: throwing(p) and "die-first-order" in faces(p))
    locks = page.locator(f"{DICE} .lock:visible")
    expect(locks).to_have_count(faces(page).count("die-first-order"))


def test_no_button_moves_under_the_pointer(person: Person) -> None:
    """Neither when a die is chosen nor when a click is refused; and that says what to do now, not the rule of a later step."""
    page = person()
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: throwing(p) and free_dice(p).count() > 1)
    keep = ".acts [data-action=keep]"
    at = box(page, keep)[:2]
    press(page, f"{DICE}.legal")
    expect(page.locator(".acts .act")).to_have_count(2)
    assert box(page, keep)[:2] == at
    page.locator(".hand .card").first.click()
    expect(page.locator(".why")).to_contain_text("Not that now. Choose the dice to reroll")
    assert box(page, keep)[:2] == at
