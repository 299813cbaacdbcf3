// A three-digit code and a checker that answers by an unknown rule: both have to be found.
import { defineDeduction, hiddenRule } from 'inkling';

const codes = [1, 2, 3].flatMap((a) => [1, 2, 3].flatMap((b) => [1, 2, 3].map((c) => `${a}${b}${c}`)));
const digits = (code) => Array.from(code, Number);
const sum = (code) => digits(code).reduce((a, b) => a + b, 0);

const game = defineDeduction(
  hiddenRule(
    { name: 'the silent checker', secrets: codes },
    {
      'larger sum': (guess, secret) => (sum(guess) > sum(secret) ? 'yes' : 'no'),
      'same first digit': (guess, secret) => (guess[0] === secret[0] ? 'yes' : 'no'),
      'a common digit': (guess, secret) =>
        digits(guess).some((digit) => secret.includes(digit)) ? 'yes' : 'no',
    },
  ),
);

const turns = [
  ['111', 'no'],
  ['332', 'yes'],
  ['123', 'no'],
];
const position = game.position(turns);
console.log(`${position.count} pairs of code and rule are left.`);
console.log([...position.shares().get('rule')].map(([rule, count]) => `${rule}: ${count}`).join(', '));
console.log(`Ask about ${position.best().guess} next.`);
console.log(`${game.audit().indistinguishable.length} groups of pairs can never be told apart.`);
