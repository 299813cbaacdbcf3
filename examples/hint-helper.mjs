// Hints for a game of your own: which elements are still possible where, and one placement worth knowing.
import { ConstraintSolver } from 'inkling';

const solver = new ConstraintSolver(['Santa', 'Present', 'Tree', 'Snowman', 'Stocking', 'Bell'], 4);
const guesses = [
  ['Santa', 'Santa', 'Tree', 'Bell'],
  ['Present', 'Tree', 'Snowman', 'Santa'],
];
const answers = [
  { black: 1, white: 1 },
  { black: 0, white: 2 },
];

console.log(`${solver.getPossibleCodesCount(guesses, answers)} codes fit.`);
for (const [position, elements] of solver.getValidChoices(guesses, answers).entries())
  console.log(`Position ${position + 1}: ${elements.join(', ')}`);
const { position, element, certain, share } = solver.hint(guesses, answers);
console.log(
  `${certain ? 'Surely' : `In ${Math.round(share * 100)} % of them`} ${element} is at position ${position + 1}.`,
);
console.log(`Try ${solver.getSuggestedGuess(guesses, answers, { strategy: 'knuth' }).join(', ')}.`);
