"""What people say to each other at a table: beside their seats, for a moment, and with nobody else there not at all."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.playing import my_turn, violations
from browser.sitting import box, sit

Person = Callable[..., Page]


def together(one: Page, two: Page) -> None:
    """Two people sit down at one table and begin."""
    sit(one, "toy-battle", "me open", start=False)
    two.goto(one.url)
    two.get_by_role("button", name="Sit here").click()
    one.wait_for_selector(".waiting .big:not([disabled])")
    one.get_by_role("button", name="Start").click()
    for page in (one, two):
        page.wait_for_selector(".table .hand .card")  # all of the table is there, and is not drawn again by itself


def test_a_phrase_stands_beside_the_seat_of_whoever_says_it(person: Person, axe: str) -> None:
    one, two = person(), person(viewport={"width": 390, "height": 844}, has_touch=True)
    for page in (one, two):
        page.clock.install(time=0)
    together(one, two)
    two.get_by_role("button", name="Say something").click()
    assert violations(two, axe) == []
    for page in (one, two):
        page.clock.pause_at(3600)  # what is said stands there for as long as it is looked at
    two.get_by_role("button", name="Well played!").click()
    for page in (one, two):
        expect(page.locator(".bubble")).to_contain_text("Well played!")
        expect(page.locator(".bubble")).to_be_in_viewport(ratio=1)
    seat, bubble = box(one, "[data-seat='1']"), box(one, ".bubble")
    assert bubble[0] + bubble[2] <= seat[0], "beside the seats"
    assert seat[1] <= bubble[1] + bubble[3] / 2 <= seat[1] + seat[3], "of the one who speaks"
    seat, bubble = box(two, "[data-seat='1']"), box(two, ".bubble")
    assert bubble[1] >= seat[1] + seat[3], "on a phone below it"
    one.clock.run_for(6000)
    expect(one.locator(".bubble")).to_have_count(0)


def test_phrases_are_chosen_by_keys(person: Person) -> None:
    one, two = person(), person()
    together(one, two)
    one.locator(".speak").focus()
    one.keyboard.press("Enter")
    expect(one.locator(".phrases button").first).to_be_focused()
    one.keyboard.press("Enter")
    expect(two.locator(".bubble")).to_contain_text("Hello!")
    one.locator(".speak").focus()
    one.keyboard.press("Enter")
    one.keyboard.press("Escape")
    expect(one.locator(".phrases")).to_be_hidden()


def test_nobody_speaks_to_bots_alone(person: Person) -> None:
    page = person()
    sit(page, "toy-battle")
    my_turn(page)
    expect(page.locator(".speak")).to_have_count(0)
