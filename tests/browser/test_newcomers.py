"""Whoever is invited can say who they are, and knows what they sit down to (B12)."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.playing import pick
from browser.sitting import box

Person = Callable[..., Page]
MY_NAME = "localStorage.getItem('cantina-name') || localStorage.getItem('cantina-star')"
LOADED = "() => [...document.querySelectorAll('.seat img')].every((node) => node.complete && node.naturalWidth > 0)"


def invited(person: Person, game: str) -> tuple[Page, Page]:
    """A host at a new table, and a friend who has opened its link."""
    host, friend = person(), person()
    host.locator(f"[data-game={game}]").get_by_role("button", name="With friends").click()
    pick(host, "side", 0)
    host.click("[data-start]")
    host.wait_for_selector(".waiting")
    friend.goto(host.url)
    friend.wait_for_selector(".waiting")
    return host, friend


def test_a_friend_has_a_name_before_sitting_down(person: Person) -> None:
    host, friend = invited(person, "toy-battle")
    field = friend.get_by_label("Your name")
    field.click()
    friend.keyboard.type("Be")
    host.get_by_label("Your name").fill("Ana")
    host.get_by_label("Your name").blur()
    expect(friend.locator(".seat-name").first).to_have_text("Ana")
    friend.keyboard.type("n")  # what is being written is not lost when the page is drawn again
    expect(field).to_have_value("Ben")
    friend.get_by_role("button", name="Sit here").click()
    expect(host.locator(".seat-name").nth(1)).to_have_text("Ben")


def test_a_friend_sees_the_board_the_options_and_the_rules(person: Person) -> None:
    _, friend = invited(person, "toy-battle")
    expect(friend.locator(".newcomer")).to_contain_text("Board: Castle Field")
    expect(friend.locator(".newcomer")).to_contain_text("Random")
    friend.locator(".newcomer").get_by_role("button", name="Rules").click()
    expect(friend.locator("dialog")).to_contain_text("Toy Battle")


def test_a_friend_sees_which_side_a_seat_plays(person: Person) -> None:
    _, friend = invited(person, "risk-star-wars")
    expect(friend.locator(".seat").first).to_contain_text("Rebels")
    expect(friend.locator(".seat").nth(1)).to_contain_text("Empire")


def test_everyone_sees_with_whom_they_play(person: Person) -> None:
    """Partners share a frame in the form, and each seat of the waiting room names its partner's side."""
    host, friend = person(), person()
    host.click("[data-options=super-teams]")
    pick(host, "mode", "friends")
    pick(host, "players", 4)
    teams = host.locator("dialog .partners")
    expect(teams).to_have_count(2)
    expect(teams.nth(0)).to_contain_text(re.compile("Red.*Yellow", re.DOTALL))
    expect(teams.nth(1)).to_contain_text(re.compile("Green.*Black", re.DOTALL))
    host.click("[data-start]")
    host.wait_for_selector(".waiting")
    friend.goto(host.url)
    expect(friend.locator(".seat").nth(0)).to_contain_text("Team-mate: Yellow")
    expect(friend.locator(".seat").nth(3)).to_contain_text("Team-mate: Green")


def test_the_host_arranges_the_seats(person: Person) -> None:
    """Bots have levels, people change places, and each sees which side is theirs."""
    host, friend = invited(person, "super-teams")
    seats = host.locator(".seat")
    expect(seats.nth(0)).to_contain_text("Red, yellow")
    host.wait_for_function(LOADED)
    host.get_by_role("button", name="Put a bot here").click()
    level = host.get_by_label("Bot strength: Dax")
    expect(level).to_have_value("medium")
    level.evaluate("node => node.setAttribute('data-old', '')")
    level.select_option("hard")
    expect(host.locator("[data-old]")).to_have_count(0)  # the server has taken it in, and the seats are drawn again
    expect(host.get_by_label("Bot strength: Dax")).to_have_value("hard")
    host.get_by_role("button", name="Swap seats 1 and 2").click()
    expect(seats.nth(0)).to_contain_text("Dax")
    expect(seats.nth(1)).to_contain_text("(you)")
    expect(friend.locator(".seat").nth(1)).to_contain_text("Green, black")
    host.get_by_role("button", name="Remove bot").click()
    friend.get_by_role("button", name="Sit here").click()
    expect(seats.nth(0)).to_contain_text(friend.evaluate("localStorage.getItem('cantina-star')"))
    expect(host.locator(".waiting")).not_to_contain_text("No share of the dice yet")
    host.get_by_role("button", name="Start", exact=True).click()
    friend.wait_for_selector(".table .say")


def test_whoever_sits_moves_to_a_free_seat(person: Person) -> None:
    host, friend = invited(person, "toy-battle")
    host.get_by_role("button", name="Sit here").click()
    expect(host.locator(".seat").nth(1)).to_contain_text("(you)")
    expect(friend.locator(".seat").nth(0)).to_contain_text("free seat")
    expect(friend.get_by_role("button", name="Sit here")).to_have_count(1)  # while the host stands there are two
    friend.get_by_role("button", name="Sit here").click()
    expect(friend.locator(".seat").nth(0)).to_contain_text("(you)")


def test_the_host_invites_and_a_friend_reads_who_does_and_sits_down(person: Person) -> None:
    host, friend = invited(person, "super-teams")
    for page in (host, friend):
        page.set_viewport_size({"width": 390, "height": 844})
    assert box(host, ".invite")[1] < box(host, ".seats")[1]
    expect(friend.locator(".invite")).to_have_count(0)
    expect(friend.locator(".waiting")).to_contain_text(f"{host.evaluate(MY_NAME)} invites you to play.")
    expect(host).to_have_title(re.compile("^[^●]"))
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".seat").nth(1)).to_contain_text("(you)")
    expect(friend.locator(".waiting")).to_contain_text("Waiting for the host")
    expect(host).to_have_title(re.compile("^● "))
    friend.get_by_role("link", name="Cantina").click()
    expect(host.locator(".waiting")).to_contain_text("is not here yet")
    expect(host.get_by_role("button", name="Start", exact=True)).not_to_have_class(re.compile("primary"))
    expect(host.locator(".seat").first).to_contain_text("(you)", use_inner_text=True)


def test_the_address_can_be_shared_where_the_device_can(person: Person) -> None:
    host = person()
    host.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    host.reload()
    host.locator("[data-game=toy-battle]").get_by_role("button", name="With friends").click()
    host.click("[data-start]")
    host.get_by_role("button", name="Share").click()
    assert host.evaluate("window.shared.url") == host.url
