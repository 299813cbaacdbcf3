// A bot for a word game with a list of your own: it plays the guess with the most information.
import { defineDeduction } from 'inkling';
import { makeMarks, markWord } from 'inkling/word';

const words = [
  'crane',
  'crate',
  'trace',
  'react',
  'caret',
  'carte',
  'grace',
  'brace',
  'place',
  'plate',
  'slate',
  'stale',
  'least',
  'steal',
];
const lettersOf = (word) => Array.from(word, (letter) => letter.charCodeAt(0));

const game = defineDeduction({
  name: 'fourteen words',
  secrets: words,
  answer: (guess, secret) => makeMarks(markWord(lettersOf(guess), lettersOf(secret))),
  solved: 'ggggg',
});

for (const [guess, marks] of game.solve('steal')) console.log(guess, marks);
const { total, worst } = game.compare(['bits'])[0];
console.log(`All ${words.length} words take ${total} guesses, ${worst} at worst.`);
