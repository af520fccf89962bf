"""The log by turns: a head for each, details folded, the newest in sight, passes silent, equal lines joined."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.playing import click_on, my_turn
from browser.sitting import box, sit

Person = Callable[..., Page]

# A log of its own, filled with as many entries as are asked for: turns of five lines by three seats in turn.
FILL = """
async ([count, height]) => {
  const { Log } = await import("/js/log.js");
  const log = new Log(() => {}, (seat) => ({ name: `Seat ${seat}`, marks: [] }));
  Object.assign(log.root.style, { height: `${height}px`, display: "flex" });
  log.root.id = "probe";
  document.body.replaceChildren(log.root);
  window.log = log;
  window.entries = [];
  window.more = (n) => {
    for (let i = 0; i < n; i++) {
      const k = window.entries.length;
      const by = Math.floor(k / 5) % 3;
      const text = k % 5 < 2 ? `Seat ${by} moved.` : k % 5 === 4 ? "Nothing was played." : "One ship was lost.";
      window.entries.push({ n: k + 1, ply: k + 1, event: "moved", text, by, quiet: k % 5 === 4 });
    }
    log.show(window.entries.slice(-400), []);
  };
  window.more(count);
}
"""
SETTLED = "() => { const { box, size } = window.log; return size === `${box.scrollHeight} ${box.clientHeight}`; }"
AT_END = "() => { const box = window.log.box; return box.scrollHeight - box.scrollTop - box.clientHeight < 2; }"

HEAD_AT_TOP = """() => {
  const [head, log] = [".turn:last-child .head", ".log"].map((part) => document.querySelector(part).getBoundingClientRect());
  return Math.abs(head.top - log.top) < 1;
}"""


def test_the_head_of_a_long_turn_says_how_it_began_and_how_it_ended(person: Person) -> None:
    head = """
    async (n) => {
      const { gistOf } = await import("/js/turns.js");
      const entries = Array.from({ length: n }, (_, i) => ({ n: i, gist: `g${i}` }));
      return gistOf({ entries, lines: [] });
    }
    """
    page = person()
    assert page.evaluate(head, 6) == "g0 · g1 · g2 · g3 · g4 · g5"
    assert page.evaluate(head, 7) == "g0 · … · g3 · g4 · g5 · g6"


def test_a_turn_has_one_head_and_folded_details(person: Person) -> None:
    page = person()
    page.evaluate(FILL, [20, 400])
    heads = page.locator(".turn .head")
    expect(heads).to_have_text(["Seat 0 moved", "Seat 1 moved", "Seat 2 moved", "Seat 0 moved"])
    opened = page.locator("details").evaluate_all("nodes => nodes.map((node) => node.open)")
    assert opened == [False, False, False, True]
    expect(page.locator(".turn:last-child ol li")).to_have_text(["2 × Seat 0 moved.", "2 × One ship was lost."])
    heads.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".turn:first-child ol li").first).to_be_visible()
    page.evaluate("window.more(5)")
    expect(page.locator(".turn:first-child ol li").first).to_be_visible()
    expect(page.locator(".turn:nth-child(4) ol")).to_be_hidden()


def test_a_head_names_who_did_something_in_anothers_turn(person: Person) -> None:
    head = """
    async (args) => {
      const { gistOf } = await import("/js/turns.js");
      const entries = args.map(([gist, seat], n) => ({ n, by: 0, event: "e", gist, args: seat < 0 ? {} : { seat } }));
      return gistOf({ by: 0, entries, lines: [] }, (seat) => ["Nima", "Dax"][seat]);
    }
    """
    page = person()
    told = [["green 6", 0], ["Star Destroyer 0 → 6", -1], ["drew a bonus card", 1]]
    assert page.evaluate(head, told) == "green 6 · Star Destroyer 0 → 6 · Dax: drew a bonus card"
    assert page.evaluate(head, [["cards: 2", 0], ["cards: 2", 1], ["cards: 1", 1]]) == "cards: 2 · Dax: cards: 3"


SAYS_ALL = """async (lines) => {
  const { saysAll, turnsOf } = await import("/js/turns.js");
  return saysAll(turnsOf(lines.map(([text, gist], n) => ({ n, by: 0, event: "e", text, gist })))[0], () => "Dax");
}"""


def test_a_head_that_says_it_all_has_nothing_folded_below(person: Person) -> None:
    page = person()
    assert page.evaluate(SAYS_ALL, [["Dax drew 2 troops.", "drew 2 troops"]])
    assert page.evaluate(SAYS_ALL, [["Dax hat 2 Truppen gezogen.", "2 Truppen gezogen"]])
    assert page.evaluate(SAYS_ALL, [["Dax moved.", None]])
    assert not page.evaluate(SAYS_ALL, [["Dax captured it with Roxy.", "captured it"]])
    assert not page.evaluate(SAYS_ALL, [["Dax drew 2 troops.", "drew 2 troops"], ["Dax lost one.", "lost one"]])


def test_the_end_stays_in_sight_until_one_scrolls_away(person: Person) -> None:
    page = person()
    page.evaluate(FILL, [120, 300])
    assert page.evaluate(AT_END)
    page.evaluate("document.querySelector('#probe').style.height = '160px'")  # as when the prompt grows
    page.wait_for_function(AT_END)
    page.evaluate("window.more(7)")
    assert page.evaluate(AT_END)
    page.evaluate("""() => {
      const probe = document.querySelector('#probe');  // grows a little and shrinks again before the browser tells of it
      probe.style.height = '400px'; window.more(3); probe.style.height = '120px';
    }""")
    page.wait_for_function(AT_END)
    page.evaluate("document.querySelector('#probe').style.display = 'none'")  # as on a phone that is turned
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.evaluate("document.querySelector('#probe').style.display = 'flex'")
    page.wait_for_function(AT_END)
    page.wait_for_function(SETTLED)
    down = page.locator(".log-down")
    expect(down).to_be_hidden()
    page.evaluate("window.log.box.scrollTop = 0")
    page.wait_for_function("() => !window.log.pinned")
    page.evaluate("window.more(5)")
    assert page.evaluate("window.log.box.scrollTop") == 0
    expect(down).to_be_visible()
    down.click()
    assert page.evaluate(AT_END)
    expect(down).to_be_hidden()


def test_one_sees_whose_a_long_turn_is(person: Person) -> None:
    """Its head stays at the top while its lines go by; a log that is too low for that shows the lines."""
    page = person()
    page.evaluate(FILL, [20, 300])
    page.evaluate("""() => {
      const { entries } = window;
      for (let n = 21; n < 60; n++) entries.push({ n, ply: n, event: "moved", text: `Line ${n}.`, by: 1 });
      window.log.show(entries, []);
    }""")
    expect(page.locator(".turn:last-child ol li").last).to_be_in_viewport(ratio=1)
    page.wait_for_function(HEAD_AT_TOP)
    page.evaluate("document.querySelector('#probe').style.height = '70px'")
    page.wait_for_function(AT_END)
    page.wait_for_function(f"() => !({HEAD_AT_TOP})()")


def test_four_hundred_lines_are_kept_and_only_the_newest_are_read_out(person: Person) -> None:
    page = person()
    page.evaluate(FILL, [900, 300])
    assert page.locator(".turn").count() <= 81
    node = page.locator(".turn").nth(40).element_handle()
    page.evaluate("window.more(1)")
    assert node.evaluate("(node) => node.isConnected"), "turns that have not changed are not made again"
    live = page.locator("[aria-live=polite]")
    expect(live).to_have_count(1)
    expect(live).to_have_text("Seat 0 moved.")


# Notes in which order the log and the prompt speak, and how urgently.
LISTEN = """() => {
  const urgent = document.querySelectorAll(".table [aria-live=assertive], .table [role=alert]").length;
  window.heard = urgent ? ["urgent"] : [];
  const note = (selector, name) => new MutationObserver(() => window.heard.at(-1) !== name && window.heard.push(name))
    .observe(document.querySelector(selector), { childList: true, characterData: true, subtree: true });
  note(".log-frame [aria-live=polite]", "log");
  note(".say", "prompt");
}"""


def test_what_happened_is_read_out_before_whose_turn_it_is(person: Person) -> None:
    page = person()
    sit(page, "toy-battle", options={"first": "1", "blue": "1"})
    my_turn(page)
    page.evaluate(LISTEN)
    page.locator(".acts [data-action=draw]").click()
    expect(page.locator(".log .turn:last-child .head b")).to_have_text("Dax")
    my_turn(page)
    assert page.evaluate("window.heard.slice(-2)") == ["log", "prompt"]


def test_a_game_is_told_by_turns_with_marks_and_without_passes(person: Person) -> None:
    page = person()
    sit(page, "super-teams", "me bot")
    click_on(page, 30)
    my_turn(page)
    assert page.locator(".log .turn .head .sign-mark").count() >= page.locator(".log .turn").count()
    assert "played no bonus card" not in page.inner_text(".log")
    expect(page.locator(".log .turn .head", has_text="→").first).to_be_visible()
    page.wait_for_function("""() => {
      const box = document.querySelector(".log");
      return box.scrollHeight - box.scrollTop - box.clientHeight < 24;
    }""")


def test_on_a_phone_the_log_takes_the_screen(person: Person) -> None:
    """What the button opens fills the screen, with the newest line in it: nothing behind it can be used unseen."""
    page = person(viewport={"width": 390, "height": 844}, has_touch=True)
    sit(page, "toy-battle")
    click_on(page, 3)
    my_turn(page)
    page.get_by_role("button", name="Log", exact=True).click()
    _, top, width, height = box(page, ".log-panel")
    assert (top, width, top + height) == (0, 390, 844)
    expect(page.locator(".log-panel .head").last).to_be_in_viewport()
