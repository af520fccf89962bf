"""Conflict at the page: decks with what is known of them, the countdown, open hands, the shared end."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conflicts import BOXES, DICE, PHONE, Person, asked, dull_step, faces, go_on, pair, press, untouched
from browser.playing import click_on, my_turn
from browser.sitting import box, sit

LOCALES = ["en-GB", "ro-RO", "es-ES", "pl-PL", "de-DE"]

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


# Decks


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_revealed_cards_lie_below_their_deck_with_their_names(person: Person, device: dict[str, Any]) -> None:
    page = person(**device)
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: asked(p, "Choose dice") and "die-2" in faces(p) and untouched(p))
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
    shown.evaluate_all("nodes => nodes.forEach((node) => node.classList.add('chosen'))")  # as their deck is
    assert [box(page, f"{known} >> nth={i} >> .hit") for i in range(2)] == wholes, (
        "none is lifted over the one above it"
    )
    shown.evaluate_all("nodes => nodes.forEach((node) => node.classList.remove('chosen'))")
    names = [" ".join(one.split()) for one in shown.locator(".c-title").all_text_contents()]
    if asked(page, "which one lies on top"):
        labels = page.locator(".acts .act").all_inner_texts()
        assert all(
            any(name in label.replace(" ", "") for label in labels) for name in [n.replace(" ", "") for n in names]
        )


def test_the_deck_cites_the_draw_that_is_to_be_made(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: asked(p, "Draw the yellow card"))
    page.hover(".board [data-id=deck-yellow]")
    expect(page.locator(".tip .clause")).to_have_text("Rule 4.2")


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


@pytest.mark.parametrize("locale", LOCALES)
def test_words_on_the_table_keep_apart_in_every_language(person: Person, locale: str) -> None:
    """The signs of the legend and what they mean, what the leaders push, and each seat's role and counts."""
    page = person(locale=locale)
    sit(page, "conflict", seed="3")
    my_turn(page)
    dull_step(page)
    page.wait_for_selector(".seat .seat-role")
    legend = page.locator(".legend").evaluate_all(BOXES)
    signs = page.locator(".ground .b-plate").evaluate_all(BOXES)
    assert len(legend) == len(signs) == 3
    assert all(text[2] < sign[0] for text, sign in zip(legend, signs[1:], strict=False))
    frame = page.locator(".doom").evaluate_all(BOXES)[0]
    pushed = page.locator(".push-words").evaluate_all(BOXES)[0]
    assert pushed[2] < frame[2]
    assert pushed[3] < frame[3]
    plate = page.locator(".goal-plate").evaluate_all(BOXES)[0]
    title = page.locator(".goal-title").evaluate_all(BOXES)[0]
    assert plate[0] < title[0]
    assert title[2] < plate[2]
    role = page.locator(".seat .seat-role").evaluate_all(BOXES)
    counts = page.locator(".seat .counts").evaluate_all(BOXES)
    assert all(one[2] < two[0] for one, two in zip(role, counts, strict=True))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_the_work_of_dice_ends_before_the_next_deck(person: Person, device: dict[str, Any], locale: str) -> None:
    page = person(locale=locale, **device)
    sit(page, "conflict", seed="3")
    my_turn(page)
    for deck, following in (("yellow", "orange"), ("orange", "black")):
        after = box(page, f".board [data-id=deck-{following}] .back")[0]
        rows = page.locator(f".work.{deck} .w-says").evaluate_all(BOXES)
        assert len(rows) == 3
        assert all(said[2] < after for said in rows)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_signs_are_explained_on_a_phone(person: Person, locale: str) -> None:
    page = person(locale=locale, **PHONE)
    sit(page, "conflict", seed="3")
    my_turn(page)
    felt = page.locator(".felt").evaluate_all(BOXES)[0]
    said, signs = (page.locator(what).evaluate_all(BOXES) for what in (".legend", ".ground .b-plate"))
    assert len(said) == len(signs) == 3
    assert all(sign[2] < text[0] for sign, text in zip(signs, said, strict=True))
    assert all(text[2] < sign[0] for text, sign in zip(said, signs[1:], strict=False))
    assert said[-1][2] < felt[2]


def test_the_marker_stands_where_the_log_says_and_its_trail_ends_there(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    moves = re.compile(r"→ (\d+)")
    go_on(page, lambda p: p.locator(".trail path").count() > 0 and bool(moves.findall(p.inner_text(".log"))))
    field = moves.findall(page.inner_text(".log"))[-1]
    expect(page.locator(".count-left")).to_have_text(str(51 - int(field)))
    there = page.locator(f".board [data-id=field-{field}]").get_attribute("transform") or ""
    x, y = (float(one) for one in re.findall(r"[\d.]+", there))
    trail = page.locator(".trail path").last.get_attribute("d") or ""
    assert [float(one) for one in re.findall(r"[\d.]+", trail)[-2:]] == [x, y]
    marker = page.locator(".board .token.marker .marker-body").evaluate_all(BOXES)[0]
    circle = page.locator(f".board [data-id=field-{field}] .hit").evaluate_all(BOXES)[0]
    assert circle[0] <= (marker[0] + marker[2]) / 2 <= circle[2]


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
    """In general while no dice lie there, and then what those that do lie there can."""
    page = person()
    sit(page, "conflict", seed="3")
    my_turn(page)
    expect(page.locator(".work .w-says")).to_have_text(["reveal", "draw", "draw 1 more"] * 3)
    expect(page.locator(".work .w-price")).to_have_text(["−1", "1:1", "1:1"] * 2)
    expect(page.locator(".work.can")).to_have_count(0)
    go_on(page, lambda p: asked(p, "Choose dice") and bool(pair(p)))
    shown = faces(page)[pair(page)[0]].removeprefix("die-")
    expect(page.locator(".work.pair.yellow .w-says")).to_have_text(f"draw {shown}")
    expect(page.locator(".work.pair.orange .w-price")).to_have_text(f"−{shown}")
    expect(page.locator(".work.pair.orange .w-n")).to_have_text([shown, shown])


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


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_hand_whose_cards_lie_apart_can_be_looked_at_closely_too(person: Person, seats: int) -> None:
    page = person()
    sit(page, "conflict", " ".join(["me", *["bot"] * (seats - 1)]), seed="3")
    go_on(page, lambda p: p.locator(".board .token.start").count() > 0)
    press(page, ".board .token.owner .seat-title")
    expect(page.locator(".board .token.start.open .zoom")).to_have_count(3)
    press(page, ".board .token.owner.open .zoom-plate")
    expect(page.locator(".board .token.open")).to_have_count(0)


# See before you choose


def test_a_card_shows_where_the_marker_would_come_to_stand(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: asked(p, "Play one card"))
    page.locator(".hand .card.legal").last.hover()
    expect(page.locator(".ghost-piece")).to_have_count(1)
    expect(page.locator(".tip .foretold").first).to_contain_text("the leaders push it 6")


def test_another_card_may_be_chosen_instead(person: Person) -> None:
    """A starting card that waits for its button gives way to a card that is played at once."""
    page = person()
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: asked(p, "Play one card") and p.locator(".hand .card.legal:not(.start)").count() > 0)
    page.locator(".hand .card.start.legal").first.click()
    expect(page.locator(".acts [data-action^=play-plain]")).to_be_visible()
    page.locator(".hand .card:not(.start)").first.click()
    expect(page.locator(".why")).to_be_empty()
    expect(page.locator(".acts [data-action^=play-plain]")).to_have_count(0)


def test_a_starting_card_shows_the_marker_once_where_both_ways_end_alike(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    go_on(page, lambda p: asked(p, "Play one card") and p.locator(".hand .start[data-el^=start-pilot]").count() == 0)
    page.locator(".hand .card.start.legal").first.click()
    expect(page.locator(".acts .act small").last).to_contain_text("Without its power")
    expect(page.locator(".ghost-piece")).to_have_count(1)


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


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1920, 1080)])
def test_the_hand_is_no_wider_than_the_table(person: Person, width: int, height: int) -> None:
    page = person(viewport={"width": width, "height": height})
    sit(page, "conflict", seed="3")
    my_turn(page)
    table, hand = (page.locator(selector).evaluate_all(BOXES)[0] for selector in (".felt", ".hand.war"))
    assert table[0] - 2 <= hand[0]
    assert hand[2] <= table[2] + 2


# Moments

ANNOUNCED = """async ([entries, tokens]) => {
  const { art } = await import("/games/conflict/art.js");
  return art.announced(entries, tokens);
}"""


def test_what_pushes_the_marker_is_announced(person: Person) -> None:
    """A hero before all else, the card that lay in ambush, and of the leaders only those who are bare."""
    page = person()
    drew = {"event": "drew-unseen", "args": {"seat": 1, "card": "chase"}}
    ambushed = {"event": "ambushed", "args": {"number": 2, "field": 9}}
    found = page.evaluate(ANNOUNCED, [[drew, ambushed], {}])["announcement"]
    assert (found["kind"], found["of"], found["n"]) == ("ambushed", "chase", 2)
    hero = {"event": "hero-found", "args": {"card": "rey", "leader": "phasma"}}
    found = page.evaluate(ANNOUNCED, [[drew, ambushed, hero], {}])["announcement"]
    assert (found["kind"], found["of"]) == ("hero", "rey")
    leaders = {name: {"look": "leader", "covered": name == "leader-hux"} for name in ("leader-hux", "leader-ren")}
    pushed = page.evaluate(ANNOUNCED, [[{"event": "leaders", "args": {"number": 3, "field": 9}}], leaders])
    assert pushed == {"leader-ren": {"look": "leader", "covered": False, "strikes": True}}
    assert page.evaluate(ANNOUNCED, [[drew], leaders]) == {}


def test_everybody_sees_the_throws_for_the_first_turn(person: Person) -> None:
    page = person(reduced_motion="no-preference")
    sit(page, "conflict", seed="3")
    my_turn(page)
    page.evaluate(
        """() => {
          window.seen = [];
          new MutationObserver(() => {
            const title = document.querySelector(".m-threw .m-title")?.textContent;
            if (title && !window.seen.includes(title)) window.seen.push(title);
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    press(page, DICE)
    page.wait_for_function("() => window.seen.length > 1")
    assert all(re.fullmatch(r".+: \d", title) for title in page.evaluate("() => window.seen"))


# The last turn in few words

SHORT = """async () => {
  const [{ art }, { gistOf }] = await Promise.all([import("/games/conflict/art.js"), import("/js/turns.js")]);
  const told = (event, gist) => ({ event, gist, by: 1, args: {} });
  const entries = [told("drew-open", "drew A"), told("covered", "B covered"), told("leaders", "leaders +5"), told("field", "C")];
  return [4, 3, 2, 1].map((most) => gistOf({ by: 1, entries, lines: [] }, () => "Dax", most, art.weights));
}"""


def test_however_few_words_there_are_the_push_of_the_leaders_is_among_them(person: Person) -> None:
    told = ["drew A · B covered · leaders +5 · C", "drew A · … · leaders +5", "… · leaders +5", "leaders +5"]
    assert person().evaluate(SHORT) == told


# Cards that were only seen

LINE = """async (shape) => {
  const { art } = await import("/games/conflict/art.js");
  const board = { shape, says: (key) => key, nameOf: () => "Elite Pilot", still: {}, scene: {} };
  const item = { look: "seen", of: "elite-pilot", deck: "black", left: 2, ambush: 4, up: false };
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.innerHTML = `<g class="board"><g class="art-conflict" transform="translate(200 60)">${art.token(item, "", board)}</g></g>`;
  document.body.append(svg);
}"""


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_the_eye_on_a_card_that_was_only_seen_leaves_its_name_in_sight(person: Person, shape: str) -> None:
    page = person()
    sit(page, "conflict", seed="3")  # its styles come with it
    my_turn(page)
    page.evaluate(LINE, shape)
    eye = page.locator(".peeked").evaluate_all(BOXES)[0]
    name = page.locator(".known .c-title").evaluate_all(BOXES)[0]
    assert eye[2] <= name[0] + 1


# Before the start


def test_the_form_says_how_hard_a_variant_is(person: Person) -> None:
    page = person()
    page.click("[data-options=conflict]")
    variants = page.locator("dialog .pill", has=page.locator("[name=conflict-variant]"))
    expect(variants.filter(has_text="medium")).to_have_count(2)
    expect(variants.filter(has_text="easier")).to_have_count(1)
    expect(variants.filter(has_text="hard")).to_have_count(1)


# The end


def test_the_end_is_shared_and_shown(person: Person) -> None:
    page = person()
    sit(page, "conflict", seed="3")
    assert click_on(page, seed=5) == "ended"
    lost = "You all lost"
    expect(page.locator(".result h2")).to_have_text(lost)
    expect(page.locator(".board .token.end .end-title")).to_have_text(lost)
    expect(page.locator(".story .quiet")).to_contain_text("decisions", timeout=300_000)
    assert "(+" not in page.inner_text(".story").split("best move")[0]


def test_the_board_stays_dark_on_a_light_page(person: Person) -> None:
    page = person(color_scheme="light")
    sit(page, "conflict", seed="3")
    my_turn(page)
    expect(page.locator(".board.dark")).to_have_count(1)
