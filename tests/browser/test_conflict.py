"""Conflict at the page: dice that are clicked, decks with what is known of them, the countdown, open hands, the shared end."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.playing import click_on, my_turn
from browser.sitting import box, sit

Person = Callable[..., Page]
# As high as it is below the line that says that this is practice
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 920}, "has_touch": True, "is_mobile": True}
DULL = ("throw", "draw", "keep", "done", "stop")  # what moves a game on without a thought
DICE = ".board .token.die"


def press(page: Page, selector: str) -> None:
    """Clicks in the middle of something, wherever it is drawn."""
    x, y, width, height = box(page, selector)
    page.mouse.click(x + width / 2, y + height / 2)


def dull_step(page: Page) -> None:
    """Takes the dullest of the choices."""
    for action in DULL:
        if page.locator(f".acts [data-action={action}]").count():
            page.click(f".acts [data-action={action}]")
            return
    page.locator(".hand .card.legal").first.click()
    plain = page.locator(".acts [data-action^=play-plain]")
    if plain.count():
        plain.first.click()


def go_on(page: Page, wanted: Callable[[Page], bool]) -> None:
    """Plays on until there is what is wanted; bots play by chance, and a game may end before: then another one begins."""
    seats = page.locator(".seats .seat").count()
    for seed in range(400):
        my_turn(page)
        if page.locator(".table.ended").count():
            sit(page, "conflict", " ".join(["me", *["bot"] * (seats - 1)]), seed=str(seed))
            continue
        if wanted(page):
            return
        before = page.locator(".log").inner_text() + page.locator(".say").inner_text()
        dull_step(page)
        page.wait_for_function(
            """(before) => document.querySelector(".log").innerText + document.querySelector(".say").innerText !== before""",
            arg=before,
        )
    raise AssertionError("what was wanted did not come")


def asked(page: Page, text: str) -> bool:
    """Whether the prompt says this."""
    return text in page.inner_text(".say")


def throwing(page: Page) -> bool:
    """Whether dice may be thrown again."""
    return asked(page, "Choose the dice")


def free_dice(page: Page) -> Locator:
    """The dice that can be chosen."""
    return page.locator(f"{DICE}.legal, {DICE}.chosen")


def faces(page: Page) -> list[str]:
    """What the dice show, by the element that is clicked for each."""
    found: list[str] = page.locator(DICE).evaluate_all("nodes => nodes.map((node) => node.dataset.el)")
    return found


def pair(page: Page) -> list[int]:
    """Two dice that are alike, if there are."""
    shown = faces(page)
    like = [[i for i, face in enumerate(shown) if face == value] for value in ("die-1", "die-2", "die-3")]
    return next((places[:2] for places in like if len(places) > 1), [])


def chosen(page: Page) -> list[str]:
    """The dice that are chosen."""
    found: list[str] = page.locator(f"{DICE}.chosen").evaluate_all("nodes => nodes.map((node) => node.dataset.id)")
    return sorted(found)


# Steps that are forced


def test_a_forced_step_is_taken_on_the_table(person: Person) -> None:
    """The dice are thrown by clicking them, and the yellow card is drawn by clicking its deck."""
    page = person()
    sit(page, "conflict", seed="3")
    my_turn(page)
    assert asked(page, "Roll for the first turn")
    expect(page.locator(f"{DICE}.legal")).to_have_count(3)
    press(page, DICE)
    expect(page.locator(".log")).to_contain_text("rolled")
    go_on(page, lambda p: asked(p, "Draw the yellow card"))
    expect(page.locator(".acts .act small").first).to_contain_text("One card")
    press(page, ".board [data-id=deck-yellow]")
    expect(page.locator(".log")).to_contain_text("drew")


# Dice


def test_dice_are_chosen_by_clicks_and_thrown_again_with_one_button(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: throwing(p) and free_dice(p).count() == 3)
    buttons = page.locator(".acts .act")
    expect(buttons).to_have_count(1)
    expect(buttons).to_have_text(re.compile("^Keep the dice"))
    press(page, f"{DICE} >> nth=0")
    expect(buttons.first).to_contain_text("Reroll (1)")
    press(page, f"{DICE} >> nth=2")
    expect(buttons.first).to_contain_text("Reroll (2)")
    assert chosen(page) == ["d0", "d2"]
    assert page.locator(f"{DICE}.chosen .r-sign").count() >= 2, "a chosen die keeps its face"
    press(page, f"{DICE} >> nth=0")
    expect(buttons.first).to_contain_text("Reroll (1)")
    assert chosen(page) == ["d2"]
    press(page, f"{DICE} >> nth=1")
    press(page, f"{DICE} >> nth=0")
    expect(buttons).to_have_text([re.compile(r"^Reroll \(3\)"), re.compile("^Keep the dice")])
    expect(page.locator(".acts .act small").first).to_contain_text("%")
    buttons.first.click()
    expect(page.locator(".acts")).not_to_contain_text("Reroll (3)")


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
    button = page.locator(".acts .act").first
    press(page, f"{DICE} >> nth={one}")
    expect(button).to_contain_text("Reroll (1)")
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
    one, two = pair(page)
    press(page, f"{DICE} >> nth={one}")
    press(page, f"{DICE} >> nth={two}")
    assert len(chosen(page)) == 2
    press(page, ".board [data-id=deck-yellow]")
    expect(page.locator(f"{DICE}[data-el=die-none]").nth(1)).to_be_attached()  # two of them are used up
    expect(page.locator(f"{DICE}.chosen")).to_have_count(0)
    expect(page.locator(".log")).not_to_contain_text("revealed")
    go_on(page, lambda p: asked(p, "Choose dice") and page.locator(f"{DICE}.legal").count() > 0)
    press(page, f"{DICE}.legal")
    press(page, ".board [data-id=deck-yellow]")
    expect(page.locator(".log")).to_contain_text(re.compile("revealed the top .*yellow card"))


def test_dice_are_chosen_by_number_keys(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: throwing(p) and free_dice(p).count() == 3)
    page.keyboard.press("1")
    page.keyboard.press("3")
    assert chosen(page) == ["d0", "d2"]
    page.keyboard.press("1")
    assert chosen(page) == ["d2"]
    expect(page.locator(".acts .act").first).to_contain_text("Reroll (1)")
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


# Decks


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_revealed_cards_lie_below_their_deck_with_their_names(person: Person, device: dict[str, Any]) -> None:
    page = person(**device)
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: asked(p, "Choose dice") and "die-2" in faces(p))
    press(page, f"{DICE} >> nth={faces(page).index('die-2')}")
    press(page, ".board [data-id=deck-yellow]")
    known = ".board .token.seen[data-id^=seen-yellow]"
    shown = page.locator(known)
    expect(shown).to_have_count(2)
    my_turn(page)
    wholes = [box(page, f"{known} >> nth={i} >> .hit") for i in range(2)]  # a picture is cut off: its box is larger
    deck = box(page, ".board [data-id=deck-yellow]")
    neighbour = box(page, ".board [data-id=deck-orange]")
    assert all(card[1] >= deck[1] + deck[3] - 12 for card in wholes), "they lie below"
    assert all(card[0] + card[2] <= neighbour[0] + neighbour[2] / 2 for card in wholes), "and not over the neighbour"
    assert wholes[0][1] + wholes[0][3] <= wholes[1][1] + 6, "and not over each other"
    names = [" ".join(one.split()) for one in shown.locator(".c-title").all_text_contents()]
    if asked(page, "which one lies on top"):
        labels = page.locator(".acts .act").all_inner_texts()
        assert all(
            any(name in label.replace(" ", "") for label in labels) for name in [n.replace(" ", "") for n in names]
        )


# The countdown


def test_the_track_counts_down_and_says_what_comes(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    my_turn(page)
    expect(page.locator(".count-left")).to_have_text("51")
    expect(page.locator(".count-words")).to_contain_text("fields")
    expect(page.locator(".next")).to_contain_text("in 3: draw a yellow card")
    expect(page.locator(".distance").first).to_have_text("+3")
    expect(page.locator(".board [data-id=field-4] .f-number")).to_have_text("4")  # as the log calls it
    expect(page.locator(".push")).to_have_text("+6")
    expect(page.locator(".threat-ring")).to_have_count(1)
    page.hover(".board [data-id=field-3]")
    expect(page.locator(".tip")).to_contain_text("a yellow card must be drawn")


# The goal, the work of dice, the steps


def test_the_goal_stands_on_the_table(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    my_turn(page)
    slots = page.locator(".board .token.hero")
    expect(slots.locator(".h-name")).to_have_text(["Rey", "Poe", "Finn"])
    expect(page.locator(".hero-slot.hidden")).to_have_count(3)
    expect(page.locator(".goal-title")).to_have_text("Find all three: 0 of 3")
    expect(page.locator(".goal-words")).to_have_text(["top pile: 1 in 6 cards", "bottom pile: 2 in 6 cards"])


def test_each_deck_shows_what_dice_do_there_and_what_that_costs(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    my_turn(page)
    expect(page.locator(".work .w-says")).to_have_text(["reveal n", "draw n", "draw n+1"] * 3)
    expect(page.locator(".work .w-price")).to_have_text(["1", "n", "n+1"] * 2)
    expect(page.locator(".work.can")).to_have_count(0)
    go_on(page, lambda p: asked(p, "Choose dice") and bool(pair(p)))
    shown = faces(page)[pair(page)[0]].removeprefix("die-")
    expect(page.locator(".work.can").nth(1)).to_contain_text(f"draw {shown}")  # the second row of the yellow deck


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_a_price_lies_beside_the_dice_that_ask_for_it(person: Person, device: dict[str, Any]) -> None:
    page = person(**device)
    sit(page, "conflict", seed="3")
    my_turn(page)
    for row in page.locator(".work:has(.w-price)").all():
        last = row.locator(".w-die").evaluate_all(BOXES)[-1]
        assert last[2] <= row.locator(".w-price").evaluate_all(BOXES)[0][0]


def test_a_deck_is_called_by_its_cards(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    my_turn(page)
    page.hover(".board [data-id=deck-orange]")
    expect(page.locator(".tip b").first).to_have_text("25 × orange cards")


def test_the_present_step_of_the_turn_is_lit(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    my_turn(page)
    expect(page.locator(".step")).to_have_count(6)
    expect(page.locator(".step.now")).to_have_count(0)  # the first player is still to be found
    for prompt, step in (
        ("Draw the yellow", "Draw and roll"),
        ("Choose dice", "Use the dice"),
        ("Play one", "Play a card"),
    ):
        go_on(page, lambda p, prompt=prompt: asked(p, prompt))  # type: ignore[misc]
        expect(page.locator(".step.now")).to_have_text(step)


def test_the_head_of_a_turn_says_what_it_came_to(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: p.locator(".log .head", has_text="leaders +").count() > 0)
    head = page.locator(".log .head", has_text="leaders +").first
    expect(head).to_contain_text("drew")
    expect(head).to_contain_text("played")
    expect(head).to_contain_text(re.compile(r"leaders \+\d → \d+"))


# The others


def test_names_of_cards_in_open_hands_have_one_size(person: Person) -> None:
    page = person()
    sit(page, "conflict", "me bot bot bot", seed="3")
    names = ".board .token.held .close .c-title"
    go_on(page, lambda p: p.locator(names).count() > 2)
    heights = page.locator(".board .token.held .close .face").evaluate_all(
        "nodes => nodes.map((node) => Math.round(node.getBoundingClientRect().height))"
    )
    assert len(set(heights)) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_starting_cards_lie_whole_in_their_panel_while_there_is_room(person: Person, seats: int) -> None:
    """Each with its name, none over another, and none beyond its panel or over the portrait."""
    page = person()
    sit(page, "conflict", " ".join(["me", *["bot"] * (seats - 1)]), seed="3")
    go_on(page, lambda p: p.locator(".board .token.start").count() > 0)
    empty = seats - 1 - page.locator(".board .token.held").count()
    named = page.locator(".board .token.start .close .c-title")
    assert named.count() >= 3 * empty, "a hand without drawn cards has room for whole ones"
    boxes = page.locator(".board .token.start .close .face").evaluate_all(BOXES)
    panels = page.locator(".board .token.owner .seat-area").evaluate_all(BOXES)
    assert len(boxes) == 3 * (seats - 1)
    for i, one in enumerate(boxes):
        assert any(p[0] <= one[0] and p[1] <= one[1] and one[2] <= p[2] and one[3] <= p[3] for p in panels)
        for two in boxes[i + 1 :]:
            assert one[2] <= two[0] or two[2] <= one[0] or one[3] <= two[1] or two[3] <= one[1]


# Left, top, right and bottom of everything
BOXES = """nodes => nodes.map((node) => node.getBoundingClientRect()).map((b) => [b.x, b.y, b.right, b.bottom])"""


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_hands_of_team_mates_are_open_and_can_be_looked_at_closely(person: Person, device: dict[str, Any]) -> None:
    page = person(**device)
    sit(page, "conflict", "me bot bot bot bot bot", seed="3")
    go_on(page, lambda p: asked(p, "Draw the yellow card"))
    panels = page.locator(".board .token.owner")
    expect(panels).to_have_count(5)
    expect(page.locator(".board .token.start")).to_have_count(15)
    assert all(text.strip() for text in panels.locator(".close .seat-title").all_text_contents())
    press(page, ".board .token.owner >> nth=2")
    cards = page.locator(".board .token.start.open .zoom")
    expect(cards).to_have_count(3)
    expect(page.locator(".why")).to_be_empty()
    for i in range(3):
        x, y, width, height = box(page, f".board .token.start.open .zoom >> nth={i}")
        assert width >= 44
        assert x >= 0
        assert x + width <= (390 if device else 1280)
        assert y + height <= (920 if device else 720)
    press(page, ".board .token.owner.open")
    expect(page.locator(".board .token.open")).to_have_count(0)


# See before you choose


def test_a_card_shows_where_the_marker_would_come_to_stand(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: asked(p, "Play one card"))
    page.locator(".hand .card.legal").last.hover()
    expect(page.locator(".ghost-piece")).to_have_count(1)
    expect(page.locator(".tip .foretold").first).to_contain_text("the leaders push it 6")


def test_a_thing_on_the_board_says_what_a_click_would_do(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: asked(p, "Choose dice"))
    press(page, f"{DICE}.legal")
    page.hover(".board [data-id=deck-yellow]")
    expect(page.locator(".tip .foretold")).to_contain_text("Turns up the top")


# From now on what choices would do is told only when it is let through.
HELD = """async () => {
  const { net } = await import("/js/net.js");
  const ask = net.ask.bind(net);
  const gate = new Promise((open) => { window.letThrough = open; });
  net.ask = async (message) => { if (message.type === "foresee") await gate; return ask(message); };
}"""


def test_who_points_before_the_answer_is_there_hears_it_when_it_comes(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    page.evaluate(HELD)
    go_on(page, lambda p: asked(p, "Choose dice"))
    press(page, f"{DICE}.legal")
    page.hover(".board [data-id=deck-yellow]")
    expect(page.locator(".tip")).to_be_visible()
    expect(page.locator(".tip .foretold")).to_have_count(0)
    page.evaluate("() => window.letThrough()")
    expect(page.locator(".tip .foretold")).to_contain_text("Turns up the top")


# The end


def test_the_end_is_shared_and_shown(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    assert click_on(page, seed=5) == "ended"
    lost = "You all lost"
    expect(page.locator(".result h2")).to_have_text(lost)
    expect(page.locator(".board .token.end .end-title")).to_have_text(lost)
    expect(page.locator(".story .quiet")).to_contain_text("decisions")
    assert "(+" not in page.inner_text(".story").split("best move")[0]


def test_the_board_stays_dark_on_a_light_page(person: Person) -> None:
    page = person(color_scheme="light")
    sit(page, "conflict", seed="3")
    my_turn(page)
    expect(page.locator(".board.dark")).to_have_count(1)
