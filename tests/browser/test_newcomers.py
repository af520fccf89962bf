"""Whoever is invited can say who they are, and knows what they sit down to (B12)."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

Person = Callable[..., Page]


def invited(person: Person, game: str) -> tuple[Page, Page]:
    """A host at a new table, and a friend who has opened its link."""
    host, friend = person(), person()
    host.locator(f"[data-game={game}]").get_by_role("button", name="With friends").click()
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
    expect(friend.locator(".newcomer")).to_contain_text("by chance")
    friend.locator(".newcomer").get_by_role("button", name="Rules").click()
    expect(friend.locator("dialog")).to_contain_text("Toy Battle")


def test_a_friend_sees_which_side_a_seat_plays(person: Person) -> None:
    _, friend = invited(person, "risk-star-wars")
    expect(friend.locator(".seat").first).to_contain_text("Rebels")
    expect(friend.locator(".seat").nth(1)).to_contain_text("Empire")
