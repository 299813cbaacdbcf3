"""A player for `inkling arena`: it guesses a code that fits every answer so far. Codes are of four letters, a to f."""

import itertools
import json
import sys

CODES = ["".join(code) for code in itertools.product("abcdef", repeat=4)]


def answer(guess, secret):
    exact = sum(a == b for a, b in zip(guess, secret))
    common = sum(min(guess.count(letter), secret.count(letter)) for letter in set(guess))
    return f"{exact},{common - exact}"


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "turn":
        continue
    turns = message["turns"]
    fitting = (
        code
        for code in CODES
        if all(answer(turn["guess"], code) == turn["answer"] for turn in turns)
    )
    print(json.dumps({"guess": next(fitting)}), flush=True)
