"""One look tells it all: what moved, the dice, the losses, the words, then whose turn it is; and once more on demand."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.playing import click_on, my_turn
from browser.sitting import sit

Person = Callable[..., Page]

# A board of its own with two pieces, and what tells moves on it.
BOARD = """
  const [{ Board }, { Telling }, { plain }] = await Promise.all(
    ["board", "telling", "plain"].map((name) => import(`/js/${name}.js`)));
  const words = { says: (key) => key, has: () => false, keys: [] };
  const board = new Board(plain, words);
  Object.assign(board.root.style, { width: "600px", height: "300px" });
  document.body.append(board.root);
  const places = { a: [100, 100], b: [500, 100], c: [300, 200] };
  board.load({ layouts: { wide: { size: [600, 300], places } }, places: {} }, "");
  const pieces = { one: { look: "piece", at: "a" }, two: { look: "piece", at: "c" } };
  await board.show({ tokens: pieces }, true);
  const telling = new Telling(board);
"""

# A move is told: a piece goes, two dice fall, another piece is lost. What happens is noted in its order; `hurry` ends the
# telling as soon as the dice lie there.
TELL = (
    f"async (hurry) => {{ {BOARD}"
    """
  const noted = [], started = performance.now();
  const note = (what) => noted.includes(what) || noted.push(what);
  const busy = new Set();
  const look = () => {
    if (board.tokens.get("one").style.transform.includes("500px")) note("move");
    if (board.root.querySelector(".thrown")) {
      note("dice");
      busy.add(board.root.ariaBusy);
    }
    if (!board.tokens.has("two")) note("loss");
  };
  new MutationObserver(look).observe(board.root, { subtree: true, childList: true, attributes: true });
  const entries = [{ n: 1, ply: 1, event: "rolled", text: "", args: { die: 3, die2: 5 } }];
  const told = telling.tell({ tokens: { one: { look: "piece", at: "b" } } }, entries, 0).then(() => note("told"));
  if (hurry) {
    while (!board.root.querySelector(".thrown")) await new Promise((done) => requestAnimationFrame(done));
    await telling.finish();
  }
  await told;
  const moving = board.svg.getAnimations({ subtree: true }).filter((one) => one.playState === "running").length;
  const rings = [...board.root.querySelectorAll(".latest")].map((ring) => ring.parentNode.dataset.id);
  const left = board.root.querySelectorAll(".thrown").length;
  return { noted, busy: [...busy, board.root.ariaBusy], moving: hurry ? moving : 0, rings, left };
}
"""
)

# A piece goes where the dice carry it: only what follows the throw tells of its goal, or also what led to it. Whether the
# piece is seen on its way while the dice lie there.
CARRIED = (
    f"async (first) => {{ {BOARD}"
    """
  const noted = new Set();
  const look = () => {
    const far = board.tokens.get("one").style.transform.includes("500px");
    if (board.root.querySelector(".thrown")) noted.add(far ? "far" : "near");
  };
  new MutationObserver(look).observe(board.root, { subtree: true, childList: true, attributes: true });
  const entry = (event, elements, args = {}) => ({ n: 1, ply: 1, event, text: "", elements, args });
  const entries = [...(first ? [entry("went", ["b"])] : []), entry("rolled", ["seat-0"], { die: 3 }), entry("came", ["b"])];
  await telling.tell({ tokens: { ...pieces, one: { look: "piece", at: "b" } } }, entries, 0);
  return [...noted, board.tokens.get("one").style.transform.includes("500px")];
}
"""
)

# A move that is announced: what is marked on the board, and whether a piece has left by then.
ANNOUNCED = (
    f"async () => {{ {BOARD}"
    """
  const drawn = new Set();
  const token = (item) => (drawn.add(item.given ? board.tokens.get("one").style.transform.includes("100px") : ""), "<g/>");
  board.art = { ...plain, token, announced: (entries, { two }) => ({ two: { ...two, given: true } }) };
  await telling.tell({ tokens: { ...pieces, one: { look: "piece", at: "b" } } }, [], 0);
  const flown = board.tokens.get("one").style.transform.includes("500px");
  return [drawn.has(true), drawn.has(false), flown];
}
"""
)

# Lines that moves left behind: after a move, one of another piece told with it, one by the next seat in which nothing
# moves, and one that takes the piece away.
TRACES = (
    f"async () => {{ {BOARD}"
    """
  const lines = () => board.root.querySelectorAll(".trail path").length;
  const entries = [{ n: 1, ply: 1, event: "went", text: "" }];
  const there = { ...pieces, one: { look: "piece", at: "b" } };
  const seen = [];
  const tell = async (tokens, by, quiet = false) => {
    await telling.tell({ tokens }, [{ ...entries[0], quiet }], by);
    seen.push(lines());
  };
  await tell(there, 0);
  await tell({ ...there }, 1, true);
  await tell({ ...there }, 0);
  await tell({ two: there.two }, 0);
  await tell(there, 0);
  await tell(pieces, 0);
  await tell({ ...pieces }, 1);
  return seen;
}
"""
)

# Two dice fall: one hits a piece, which is lost, and one misses. What is seen of them is noted until the piece is gone.
AIM = (
    f"async () => {{ {BOARD}"
    """
  board.art = { ...plain, aims: () => ["one", ""] };
  const noted = new Set();
  const look = () => {
    if (!board.tokens.has("one")) return;
    for (const node of board.root.querySelectorAll(".struck, .missed")) {
      const at = new DOMMatrix(getComputedStyle(node).transform);
      noted.add(node.classList.contains("struck") ? (Math.hypot(at.e - 100, at.f - 100) < 60 ? "there" : "lit") : "grey");
    }
  };
  const entries = [{ n: 1, ply: 1, event: "rolled", text: "", args: { die: 5, die2: 1 } }];
  let over = false;
  void telling.tell({ tokens: { two: pieces.two } }, entries, 0).then(() => { over = true; });
  while (!over) {
    look();
    await new Promise((done) => setTimeout(done, 10)); // due before any pause ends, however slow the machine
  }
  return [...noted].sort();
}
"""
)

# Three come to where two stand already, as an event tells it: their likeness is seen on its way, and leaves nothing behind.
JOIN = (
    f"async () => {{ {BOARD}"
    """
  board.art = { ...plain, origins: () => ({ two: "a" }) };
  await board.show({ tokens: { one: { ...pieces.one, n: 3 }, two: { ...pieces.two, n: 2 } } }, true);
  let [over, seen] = [false, 0];
  void telling.tell({ tokens: { two: { ...pieces.two, n: 5 } } }, [], 0).then(() => { over = true; });
  while (!over) {
    seen = Math.max(seen, board.root.querySelectorAll(".coming").length);
    await new Promise((done) => requestAnimationFrame(done));
  }
  return [seen, board.root.querySelectorAll(".coming").length, board.root.querySelectorAll(".trail path").length];
}
"""
)

# A piece has gone straight to its place, and is told again: the places at which it is seen on its way. It flies slowly:
# a busy machine may draw nothing for as long as the flight usually takes.
AGAIN = (
    f"async () => {{ {BOARD}"
    """
  await telling.tell({ tokens: { ...pieces, one: { look: "piece", at: "b" } } }, [], 0);
  let over = false;
  void telling.again().then(() => { over = true; });
  const seen = new Set();
  while (!over) {
    for (const flight of board.tokens.get("one").getAnimations()) flight.updatePlaybackRate(0.1);
    seen.add(Math.round(new DOMMatrix(getComputedStyle(board.tokens.get("one")).transform).e));
    await new Promise((done) => requestAnimationFrame(done));
  }
  return [...seen];
}
"""
)

# Notes at each change of the log and of the prompt whether something on the board is still on its way.
OVERTAKEN = """
() => {
  const way = () => document.querySelector(".board svg").getAnimations({ subtree: true })
    .some((one) => one.playState === "running" && one.effect.target.matches(".token, .thrown *"));
  window.early = [];
  const watch = (where, name) => new MutationObserver(() => way() && window.early.push(name))
    .observe(document.querySelector(where), { subtree: true, childList: true });
  watch(".log", "log");
  watch(".acts", "acts");
}
"""

SHIPS_FLY = """() => document.querySelector(".board svg").getAnimations({ subtree: true })
  .some((one) => one.effect.target.matches(".token.ship"))"""


def test_dice_go_to_what_they_hit_before_it_is_lost(person: Person) -> None:
    assert person(reduced_motion="no-preference").evaluate(AIM) == ["grey", "lit", "there"]


def test_more_of_the_same_travel_to_those_that_are_there(person: Person) -> None:
    assert person(reduced_motion="no-preference").evaluate(JOIN) == [1, 0, 1]


@pytest.mark.parametrize(("first", "noted"), [(False, "near"), (True, "far")])
def test_what_dice_bring_about_is_shown_after_them(person: Person, first: bool, noted: str) -> None:
    assert person(reduced_motion="no-preference").evaluate(CARRIED, first) == [noted, True]


def test_what_is_announced_is_lit_before_it_happens(person: Person) -> None:
    assert person(reduced_motion="no-preference").evaluate(ANNOUNCED) == [True, False, True]
    assert person().evaluate(ANNOUNCED) == [False, False, True], "and not at all where motion is not wanted"


def test_a_trail_ends_with_its_piece_and_with_the_turn(person: Person) -> None:
    assert person().evaluate(TRACES) == [1, 1, 1, 0, 0, 1, 0]


def test_moves_come_before_dice_and_dice_before_losses(person: Person) -> None:
    page = person(reduced_motion="no-preference")
    told = page.evaluate(TELL, False)
    assert told["noted"] == ["move", "dice", "loss", "told"]
    assert told["rings"] == ["one"]
    assert told["busy"] == ["true", None], "the board says that it is not done yet"


def test_a_telling_can_be_ended_at_once(person: Person) -> None:
    page = person(reduced_motion="no-preference")
    told = page.evaluate(TELL, True)
    assert told["noted"] == ["move", "dice", "loss", "told"]
    assert (told["moving"], told["left"]) == (0, 0)


def test_a_short_way_is_seen_again_too(person: Person) -> None:
    seen = person(reduced_motion="no-preference").evaluate(AGAIN)
    assert 100 in seen, "it begins where the piece was"
    assert any(100 < x < 500 for x in seen), "and the piece is seen on its way"


def test_nothing_moves_where_motion_is_not_wanted(person: Person) -> None:
    assert person().evaluate(TELL, False)["noted"] == ["move", "loss", "told"]


def test_the_words_wait_for_the_board(person: Person) -> None:
    page = person(reduced_motion="no-preference")
    sit(page, "super-teams", "me bot bot bot")
    my_turn(page)
    page.evaluate(OVERTAKEN)
    assert click_on(page, 6) == "playing"
    my_turn(page)
    assert page.evaluate("window.early") == []


def test_nothing_is_lost_when_moves_come_quickly(person: Person) -> None:
    """Six moves wait while one is told: the page tells all of them, and ends where the server is."""
    page = person(reduced_motion="no-preference")
    sit(page, "super-teams", "me bot bot bot")
    click_on(page, 12)
    my_turn(page)
    table = page.url.rpartition("/")[2]
    answer = """async (table) => {
      const { net } = await import("/js/net.js");
      const { entries } = await net.ask({ type: "log", table, seat: 0, count: 200 });
      return entries.filter((entry) => !entry.quiet).map((entry) => entry.text);
    }"""
    told = page.evaluate(answer, table)
    lines = page.locator(".log .turn ol li:not(.drafted)").all_text_contents()
    joined = [re.fullmatch(r"(?:(\d+) × )?(.*)", line) for line in lines]  # equal lines in a row are counted
    assert [text for one in joined if one for text in [one[2]] * int(one[1] or 1)] == told


def test_a_click_ends_the_telling_and_chooses_nothing_else(person: Person) -> None:
    page = person(reduced_motion="no-preference")
    sit(page, "super-teams", "me bot")
    my_turn(page)
    page.locator(".hand .card.legal").first.click()
    page.wait_for_selector(".acts .act, .ghost-piece")
    page.locator(".acts .act").first.click()
    page.locator(".bar h1").click()
    my_turn(page)
    page.wait_for_function(f"() => !({SHIPS_FLY})()")
    expect(page.locator(".last")).to_be_visible()


def test_the_last_turn_stands_above_the_prompt_and_is_told_again(person: Person) -> None:
    page = person(reduced_motion="no-preference")
    sit(page, "super-teams", "me bot", options={"first": "1"})
    my_turn(page)
    play_a_turn(page)
    last = page.locator(".last")
    expect(last).to_contain_text("→")
    expect(last).to_contain_text("Dax")
    expect(page.locator(".log .turn:last-child .head b")).to_have_text("Dax")
    ringed = page.locator(".token:has(> .latest)")
    spots = ringed.evaluate_all("(nodes) => nodes.map((node) => node.style.transform)")
    assert spots
    page.evaluate(
        f"() => {{ const look = () => ({SHIPS_FLY})() ? (window.flew = true) : requestAnimationFrame(look); look(); }}"
    )
    last.click()
    page.wait_for_function("() => window.flew")
    my_turn(page)  # a turn may have several steps, and between two of them nothing flies
    expect(ringed).to_have_count(len(spots))
    assert ringed.evaluate_all("(nodes) => nodes.map((node) => node.style.transform)") == spots


def test_the_strip_has_what_others_did_since_my_turn(person: Person) -> None:
    others = """async () => {
      const { othersOf } = await import("/js/turns.js");
      const turn = (by) => ({ by, entries: by > 3 ? [{ gist: "" }] : [{ gist: "x" }] });
      return (seats, viewer) => othersOf([...seats].map((seat) => turn(Number(seat))), viewer).map(({ by }) => by).join("");
    }"""
    page = person()
    page.evaluate(f"async () => {{ window.others = await ({others})(); }}")
    cases = [("0123", 0, "123"), ("01230", 0, "123"), ("0120", 0, "12"), ("10", 0, "1"), ("123123", 0, "123")]
    cases += [("0112", 0, "112"), ("014", 0, "1"), ("0140", 0, "1"), ("0123", -1, "3"), ("00", 0, ""), ("", 0, "")]
    for turns, viewer, seen in cases:
        assert page.evaluate("([turns, viewer]) => window.others(turns, viewer)", [turns, viewer]) == seen, turns


def test_my_own_turn_leaves_that_of_the_others_in_sight(person: Person) -> None:
    page = person()
    sit(page, "super-teams", "me bot bot", options={"first": "1"})
    my_turn(page)
    play_a_turn(page)
    last = page.locator(".last")
    told = last.locator("b").all_text_contents()
    assert len(told) == 2
    words = last.inner_text()
    page.locator(".hand .card.legal").filter(has_not_text="6").first.click()
    page.wait_for_selector(".way-back .back")
    expect(last).to_have_text(re.compile(r"\s*".join(map(re.escape, words.split()))))


def play_a_turn(page: Page) -> None:
    """Plays a card that brings no bonus card, with whatever must be chosen for it, until the others have played too.

    A space may bring one all the same: then the others' windows are passed.
    """
    page.locator(".hand .card.legal").filter(has_not_text="6").first.click()
    page.wait_for_selector(".way-back .back")
    passes = page.locator(".acts .act[data-action=pass]")
    while passes.count() or page.locator(".way-back .back").count():
        (passes if passes.count() else page.locator(".acts .act")).first.click()
        my_turn(page)


def test_what_moved_last_is_still_framed_when_one_comes_back(person: Person) -> None:
    page = person()
    sit(page, "super-teams", "me bot", options={"first": "1"})
    my_turn(page)
    play_a_turn(page)
    ringed = page.locator(".board .token:has(> .latest)")
    expect(ringed).not_to_have_count(0)
    pieces = set(ringed.evaluate_all("(nodes) => nodes.map((node) => node.dataset.id)"))
    page.reload()
    my_turn(page)
    expect(ringed).not_to_have_count(0)
    assert pieces <= set(ringed.evaluate_all("(nodes) => nodes.map((node) => node.dataset.id)"))
    page.locator(".last").click()  # and the turn can be told again
    my_turn(page)
    expect(ringed).not_to_have_count(0)


# Two moves on a board whose first drawing fails: whether it is still telling, and how often it was drawn.
FAILING = """async () => {
  const { Telling } = await import("/js/telling.js");
  let drawn = 0;
  const show = () => { if (++drawn === 1) throw new Error("a drawing failed"); };
  const board = { root: document.createElement("div"), tokens: new Map(), scene: {}, art: {}, show, finish() {} };
  Object.assign(board, { ring() {}, trace() {}, settled: (scene) => scene });
  const telling = new Telling(board);
  await telling.tell({}, [], 0).catch(() => {});
  await telling.tell({}, [], 0);
  return [board.root.ariaBusy, drawn];
}"""


# A piece goes, and wins a medal: where both are going at each change.
PRIZE = (
    f"async () => {{ {BOARD}"
    """
  board.art = { ...plain, prize: "medal" };
  await board.show({ tokens: { one: pieces.one, medal: { look: "medal", at: "c" } } }, true);
  const noted = [];
  const going = (id) => board.tokens.get(id).style.transform.match(/\\d+/)[0];
  const look = () => {
    const now = `${going("one")} ${going("medal")}`;
    if (noted.at(-1) !== now) noted.push(now);
  };
  new MutationObserver(look).observe(board.root, { subtree: true, childList: true, attributes: true });
  await telling.tell({ tokens: { one: { look: "piece", at: "b" }, medal: { look: "medal", at: "a" } } }, [], 0);
  return noted;
}
"""
)


def test_what_a_move_wins_goes_when_the_move_is_made(person: Person) -> None:
    assert person(reduced_motion="no-preference").evaluate(PRIZE) == ["500 300", "500 100"]


def test_medals_are_the_prize_of_toy_battle(person: Person) -> None:
    prize = person().evaluate("async () => (await import('/games/toy-battle/art.js')).art.prize")
    assert prize == "medal"


# As in a tab in the back: there no motion ever ends by itself.
HIDDEN = """() => {
  const { animate, getAnimations } = Element.prototype;
  const held = (motion) => { motion.pause(); return motion; };
  Element.prototype.animate = function (...args) { return held(animate.apply(this, args)); };
  Element.prototype.getAnimations = function (...args) { return getAnimations.apply(this, args).map(held); };
  Object.defineProperty(document, "hidden", { get: () => true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_a_tab_in_the_back_says_whose_turn_it_is(person: Person) -> None:
    page = person(reduced_motion="no-preference")
    sit(page, "super-teams", "me bot", options={"first": "1"})
    my_turn(page)
    page.evaluate(HIDDEN)
    play_a_turn(page)
    expect(page).to_have_title(re.compile("^● "))
    expect(page.locator(".log .turn:last-child .head b")).to_have_text("Dax")


def test_what_is_told_when_the_tab_goes_to_the_back_is_told_at_once(person: Person) -> None:
    hide = TELL.replace("await telling.finish();", f"({HIDDEN})();")
    told = person(reduced_motion="no-preference").evaluate(hide, True)
    assert told["noted"] == ["move", "dice", "loss", "told"]
    assert (told["moving"], told["left"]) == (0, 0)


def test_a_drawing_that_fails_spoils_no_later_move(person: Person) -> None:
    assert person().evaluate(FAILING) == [None, 2]
