"""The table of Super Teams: a board that stays dark, teams at a glance, cards and ships that are hit where they are drawn."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.playing import click_on, my_turn, pick
from browser.racing import PHONE, SIZES, Person, boxes, meet, middles, play_until
from browser.sitting import box, sit
from cantina.core.words import LANGUAGES

NAMES = ":is(.pile-name, .pile-more)"  # of the piles


@SIZES
def test_the_board_stays_dark_on_a_light_page(person: Person, options: dict[str, Any]) -> None:
    page = person(color_scheme="light", **options)
    sit(page, "super-teams")
    my_turn(page)
    schemes = "(node) => getComputedStyle(node).colorScheme"
    assert [page.locator(part).evaluate(schemes) for part in (".board", ".race", ".prompt")] == [
        "dark",
        "dark",
        "light dark",
    ]


def test_partners_share_a_panel_and_it_counts_for_the_team(person: Person) -> None:
    page = person()
    sit(page, "super-teams", "me bot bot bot")
    my_turn(page)
    ours, theirs = page.locator(".team.ours"), page.locator(".team:not(.ours)")
    partner = page.locator(".seat[data-seat='2'] .seat-name").inner_text()
    expect(ours.locator(".team-name")).to_have_text(f"You and {partner}")
    assert ours.locator(".seat").evaluate_all("nodes => nodes.map((node) => node.dataset.seat)") == ["0", "2"]
    for team in (ours, theirs):
        expect(team.locator(".team-head")).to_contain_text("Home 0/4")
        expect(team.locator(".voyage")).to_have_count(4)
    assert box(page, ".team.ours")[1] < box(page, ".team:not(.ours)")[1], "ours comes first"
    expect(ours.locator(".voyage").first).to_have_attribute("aria-label", re.compile(r"^[\w -]+: \d+%$"))


@SIZES
def test_partners_stand_in_one_frame_in_the_form(person: Person, options: dict[str, Any]) -> None:
    page = person(**options)
    page.click("[data-options=super-teams]")
    frames = page.locator("dialog .line-up .partners")
    for players, members in ((2, []), (3, []), (4, [["Red", "Yellow"], ["Green", "Black"]])):
        pick(page, "players", players)
        expect(frames).to_have_count(len(members))
        assert [frame.locator("b").all_inner_texts() for frame in frames.all()] == members
    for frame, (left, _, right, _) in zip(frames.all(), boxes(page, "dialog .line-up .partners"), strict=True):
        seats = [pill.bounding_box() for pill in frame.locator(".pill").all()]
        assert all(seat and left <= seat["x"] and seat["x"] + seat["width"] <= right for seat in seats)


@pytest.mark.parametrize(("seats", "ships"), [("me bot", 4), ("me bot bot", 2)])
def test_a_team_of_one_has_its_ships_beside_its_name(person: Person, seats: str, ships: int) -> None:
    page = person()
    sit(page, "super-teams", seats)
    my_turn(page)
    expect(page.locator(".team")).to_have_count(0)
    for seat in range(len(seats.split())):
        line = page.locator(f".seat[data-seat='{seat}']")
        expect(line.locator(".voyage")).to_have_count(ships)
        expect(line.locator(".counts")).to_contain_text(f"Home 0/{ships}")


@SIZES
@pytest.mark.parametrize(("seats", "lanes"), [("me bot", 2), ("me bot bot", 3), ("me bot bot bot", 2)])
def test_the_race_has_a_line_for_each_team_over_the_whole_width(
    person: Person, options: dict[str, Any], seats: str, lanes: int
) -> None:
    page = person(**options)
    sit(page, "super-teams", seats)
    click_on(page, 12, seed=3)
    my_turn(page)
    expect(page.locator(".lane")).to_have_count(lanes)
    expect(page.locator(".lane.ours")).to_have_count(1)
    assert box(page, ".race")[2] >= box(page, ".board")[2] - 1
    places = "nodes => nodes.map(({ style }) => [parseFloat(style.left), style.transform])"
    for lane in page.locator(".lane").all():
        found = lane.locator(".racer").evaluate_all(places)
        lefts = [left for left, _ in found]
        assert lefts == sorted(lefts)
        assert all(0 <= left <= 100 for left in lefts)
        assert len({tuple(place) for place in found}) == len(found), "level ships stand above and below each other"


@SIZES
def test_the_race_says_which_line_is_mine(person: Person, options: dict[str, Any]) -> None:
    page = person(**options)
    sit(page, "super-teams", "me bot bot bot")
    my_turn(page)
    partner = page.locator(".seat[data-seat='2'] .seat-name").inner_text()
    words = page.locator(".lane.ours :is(.lane-name, .lane-you):visible")
    expect(words).to_have_text("You" if options else f"You and {partner}")


def test_the_piles_are_named_in_every_language_within_the_board(person: Person) -> None:
    for lang in LANGUAGES:
        page = person(locale=lang)
        sit(page, "super-teams", options={"first": "1"})
        my_turn(page)
        expect(page.locator(NAMES)).to_have_count(4)
        left, _, width, _ = box(page, ".board")
        piles = boxes(page, ".token:is(.deck, .bonus-deck)")
        for name in boxes(page, NAMES):
            assert left <= name[0]
            assert name[2] <= left + width
            assert not any(meet(name, pile) for pile in piles), lang
        numbers = boxes(page, ".place .milestone")
        assert not any(meet(number, thing) for number in numbers for thing in (*piles, *boxes(page, NAMES))), lang


@pytest.mark.parametrize("n", [2, 3, 4])
def test_ships_of_one_space_lie_beside_one_another_and_its_sign_below(person: Person, n: int) -> None:
    """Their discs do not meet, and what they hide stands on the plate with the number, which none of them covers."""
    page = person()
    sit(page, "super-teams", options={"first": "1"})
    my_turn(page)
    page.evaluate(CROWD, [n, "space-6"])
    discs = page.locator(".token.ship.crowd .base").evaluate_all(
        "nodes => nodes.map((node) => node.getBoundingClientRect())"
        ".map((b) => [b.x + b.width / 2, b.y + b.height / 2, b.width / 2])"
    )
    assert len(discs) == n
    for i, (x, y, reach) in enumerate(discs):
        for u, v, other in discs[i + 1 :]:
            assert ((x - u) ** 2 + (y - v) ** 2) ** 0.5 > 0.9 * (reach + other), "one covers another"
    plate = page.locator(".place[data-id='space-6'] .number-plate")
    expect(plate.locator(".gift")).to_have_count(1)
    top = plate.locator(".plate-back").bounding_box()
    assert top
    assert all(y + reach <= top["y"] + 4 for _, y, reach in discs)


# Puts some ships on one space, as a game may come to it.
CROWD = """async ([n, place]) => {
  const { Board } = await import("/js/board.js");
  const { artOf } = await import("/js/drawings.js");
  const { wordsOf } = await import("/js/text.js");
  const { lessonOf } = await import("/js/text.js");
  const [art, words, lesson] = [await artOf("super-teams"), await wordsOf("super-teams"), await lessonOf("super-teams")];
  const { pack, moments } = lesson.examples.find((one) => one.moments.length);
  const scene = structuredClone(moments[0].scene);
  const ships = Object.keys(scene.tokens).filter((id) => id.startsWith("ship-"));
  const track = lesson.stills[pack].track;
  const at = place === "home" ? track[track.length - 1] : place;
  for (const [i, id] of ships.entries()) scene.tokens[id].at = i < n ? at : "space-0";
  if (at === place && at !== "space-0") for (const id of ships.slice(0, n)) scene.tokens[id].mark = "crowd";
  scene.places = { [place]: { signs: ["bonus"] } };
  const board = new Board(art, words);
  Object.assign(board.root.style, { position: "fixed", inset: "0", zIndex: 99 });
  document.body.replaceChildren(board.root);
  board.load(lesson.stills[pack], pack);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await board.show(scene, true);
}"""


@SIZES
def test_ships_lie_in_docks_beside_their_planet(person: Person, options: dict[str, Any]) -> None:
    """At the start and at home: team by team, none over another or over the track, all of them on the board."""
    page = person(**options)
    sit(page, "super-teams", "me bot bot bot", options={"first": "1"})
    my_turn(page)
    for place in ("space-0", "home"):
        page.evaluate(CROWD, [8, place])
        ships = middles(page, ".token.ship .base")
        assert len(ships) == 8
        apart = [
            ((x - u) ** 2 + (y - v) ** 2) ** 0.5 for i, (x, y, _) in enumerate(ships) for u, v, _ in ships[i + 1 :]
        ]
        assert min(apart) > 2 * ships[0][2], "one covers another"
        for x, y, reach in ships:
            assert not any((x - u) ** 2 + (y - v) ** 2 < reach**2 for u, v, _ in middles(page, ".place.space > .tile"))
        left, top, width, height = box(page, ".board svg")
        assert all(left < x - r and x + r < left + width and top < y - r and y + r < top + height for x, y, r in ships)
    expect(page.locator(".dock .score")).to_have_text(["0/4", "0/4"])


@pytest.mark.parametrize("seats", ["me bot", "me bot bot bot"])
def test_a_card_says_whose_ships_it_moves(person: Person, seats: str) -> None:
    """One's own, the team's, or nothing for those of others; whatever is one's own lies first."""
    page = person()
    sit(page, "super-teams", seats, options={"first": "1"})
    my_turn(page)
    said = page.locator(".hand .card").evaluate_all(
        "nodes => nodes.map((node) => [node.dataset.el.split('-')[1], node.querySelector('.whose-name')?.textContent])"
    )
    whose = {"red": "yours", "yellow": "yours" if seats == "me bot" else "team", "green": None, "black": None}
    assert said == [[colour, whose[colour]] for colour, _ in said]
    order = ["yours", "team", None]
    assert [one for _, one in said] == sorted((one for _, one in said), key=order.index)


@SIZES
def test_halves_are_pulled_out_and_hit_where_they_are_drawn(person: Person, options: dict[str, Any]) -> None:
    page = person(**options)
    sit(page, "super-teams")
    halves = page.locator(".board .half.legal")
    play_until(page, lambda: halves.count() == 2)
    places = halves.evaluate_all(
        """nodes => nodes.map((node) => {
          const b = node.querySelector(".tile").getBoundingClientRect();
          return [node.dataset.el, b.x, b.y, b.width, b.height];
        })"""
    )
    for element, x, y, width, height in places:
        assert min(width, height) >= 43, "large enough for a finger"
        for part_x, part_y in ((0.5, 0.5), (0.3, 0.3), (0.7, 0.7), (0.3, 0.7), (0.7, 0.3)):
            found = page.evaluate(
                "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-el]')?.dataset.el",
                [x + width * part_x, y + height * part_y],
            )
            assert found == element, "nothing covers it"
    buttons = [node.get_attribute("data-action") or "" for node in page.locator(".acts .act").all()]
    left_to_right = sorted(places, key=lambda place: place[1])
    assert [place[0].replace("kind-", "place ") for place in left_to_right] == buttons, (
        "one order on the board and below"
    )
    assert places[0][2] == pytest.approx(places[1][2], abs=1)
    names = boxes(page, ".board .pulled .side-name")
    tiles = boxes(page, ".board .pulled .tile")
    assert all(any(a <= n[0] and n[2] <= c for a, _, c, _ in tiles) for n in names), "each name lies within its side"
    element, x, y, width, height = places[1]
    kind = halves.nth(1).get_attribute("aria-label")
    page.mouse.click(x + width / 2, y + height / 2)
    expect(page.locator(".board .pulled")).to_have_count(0)
    assert element.startswith("kind-")
    assert kind


def test_a_ship_in_a_crowd_is_hit_where_it_is_drawn(person: Person) -> None:
    for options in ({}, PHONE):
        page = person(**options)
        sit(page, "super-teams", options={"first": "1"})
        my_turn(page)
        page.locator(".hand .card.legal").first.click()
        ship = page.locator(".board .token.ship.legal").nth(1)
        name = ship.get_attribute("data-name") or ship.get_attribute("aria-label") or ""
        for _ in range(2):  # on a phone the first tap spreads the ships out
            if not ship.count():
                break
            x, y, width, height = ship.locator(".hit").evaluate(
                "(node) => { const b = node.getBoundingClientRect(); return [b.x, b.y, b.width, b.height]; }"
            )
            page.mouse.click(x + width / 2, y + height / 2)  # what is chosen is dark before the server answers
        expect(page.locator(".log .turn").first).to_contain_text(name.split(" (")[0])


def test_another_card_takes_the_place_of_one_that_was_drafted(person: Person) -> None:
    page = person()
    sit(page, "super-teams", options={"first": "1"})
    my_turn(page)
    cards = page.locator(".hand .card.legal")
    one, two = list(dict.fromkeys(cards.evaluate_all("nodes => nodes.map((node) => node.dataset.el)")))[:2]
    say = page.locator(".say")
    page.locator(f".hand .card[data-el={one}]").first.click()
    expect(say).to_contain_text("flies with " + " ".join(one.split("-")[1:]))
    page.locator(f".hand .card[data-el={two}]").first.click()
    expect(say).to_contain_text("flies with " + " ".join(two.split("-")[1:]))
    expect(page.locator(".why")).to_be_empty()
    page.locator(f".board [data-el={two}]").click()  # the card played lies on the table
    expect(say).to_contain_text("Play a movement card")
    expect(page.locator(".way-back .back")).to_have_count(0)


def test_a_refusal_goes_with_the_choice_that_it_was_about(person: Person) -> None:
    page = person()
    sit(page, "super-teams", options={"first": "1"})
    my_turn(page)
    page.locator(".hand .card.legal").first.click()
    expect(page.locator(".say")).to_contain_text("Choose the ship")
    page.locator(".board .token.deck").dispatch_event("click")
    expect(page.locator(".why")).to_contain_text("Not that now")
    page.locator(".way-back .back").click()
    expect(page.locator(".say")).to_contain_text("Play a movement card")
    expect(page.locator(".why")).to_be_empty()


def test_a_ship_clicked_first_says_what_to_do(person: Person) -> None:
    page = person()
    sit(page, "super-teams", options={"first": "1"})
    my_turn(page)
    page.locator(".board .token.ship").first.evaluate(
        "(node) => node.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )
    expect(page.locator(".why")).to_contain_text("Play a movement card")
    assert "this order" not in page.inner_text(".why")


def test_the_end_names_the_team(person: Person) -> None:
    page = person()
    for seed in range(1, 20):  # bots do not always play alike: until a team wins alone
        sit(page, "super-teams", "me bot bot bot", seed=str(seed))
        names = [page.locator(f".seat[data-seat='{seat}'] .seat-name").inner_text() for seat in range(4)]
        assert click_on(page, seed=5) == "ended"
        page.wait_for_selector(".result h2")
        if "share the victory" not in page.locator(".result").inner_text():
            break
    ours, theirs = f"You and {names[2]} won!", f"{names[1]} and {names[3]} won"
    expect(page.locator(".result")).to_contain_text(re.compile(f"{re.escape(ours)}|{re.escape(theirs)}"))
    expect(page.locator(".team:has(.voyage.arrived) .team-head", has_text="Home 4/4")).to_have_count(1)
    assert "won the race" not in page.locator(".log").inner_text()


def test_a_bonus_card_that_can_be_played_is_brought_into_view(person: Person) -> None:
    """On a phone six movement cards fill the row, and the bonus cards lie behind them."""
    page = person(**PHONE)
    sit(page, "super-teams", options={"first": "1"})
    my_turn(page)
    page.evaluate("""async () => {
      const { Hand } = await import("/js/hand.js");
      const { artOf } = await import("/js/drawings.js");
      const { wordsOf } = await import("/js/text.js");
      const hand = new Hand(await artOf("super-teams"), await wordsOf("super-teams"), () => {});
      document.querySelector(".hand-row").replaceChildren(hand.root);
      const card = (order) => ({ look: "card", side: "red", number: order + 1, order });
      const cards = Object.fromEntries([0, 1, 2, 3, 4, 5].map((i) => [`card-${i}`, card(i)]));
      const bonus = { look: "bonus", of: "grapple", n: 1, order: 9, apart: true };
      hand.show({ ...cards, "bonus-grapple": bonus }, new Set(["bonus-grapple"]), []);
    }""")
    expect(page.locator(".hand .card.bonus")).to_be_in_viewport(ratio=0.99)
