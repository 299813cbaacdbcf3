// A number from 1 to 100: what is left after two answers, why, and how many guesses the best play takes.
import { defineDeduction } from 'inkling';

const game = defineDeduction({
  name: 'higher or lower',
  secrets: Array.from({ length: 100 }, (_, i) => i + 1),
  answer: (guess, secret) => (guess === secret ? 'found' : guess < secret ? 'higher' : 'lower'),
  solved: 'found',
  features: (secret) => ({ tens: Math.floor(secret / 10) }),
});

const position = game.position([
  [50, 'higher'],
  [75, 'lower'],
]);
console.log(`${position.count} numbers are left. Try ${position.best().guess}.`);
console.log('None in the eighties, because of turn', position.why('tens', 8).ruledOutBy[0][0] + 1);
const { average, worst } = await game.optimum();
console.log(`The best play takes ${average} guesses on average and ${worst} at worst.`);
