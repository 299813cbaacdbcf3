// Guess Who from a table: which question is the best, and how few questions are enough.
import { readFileSync } from 'node:fs';
import { defineDeduction, fixedGuesses, parseCsvGame } from 'inkling';

const table = readFileSync(new URL('./guess-who.csv', import.meta.url), 'utf8');
const read = parseCsvGame(table, 'guess who');
if (!read.ok) throw new Error(`guess-who.csv: ${JSON.stringify(read.error)}`);

const game = defineDeduction(read.value);
console.log(`${game.secrets.length} people. Ask first: ${game.position().best().guess}`);
const { average, worst } = await game.optimum();
console.log(`${average.toFixed(2)} questions on average, ${worst} at worst.`);
console.log(`All laid down at once: ${fixedGuesses(game).guesses.join(', ')}`);
