// One ship of three squares on a five-by-five board: where to shoot.
import { defineDeduction } from 'inkling';

const SIDE = 5;
const square = (row, column) => `${'abcde'[row]}${column + 1}`;
const squares = Array.from({ length: SIDE * SIDE }, (_, at) => square(Math.floor(at / SIDE), at % SIDE));
const ships = [];
for (let line = 0; line < SIDE; line++)
  for (let first = 0; first <= SIDE - 3; first++) {
    ships.push([0, 1, 2].map((step) => square(line, first + step)).join(' '));
    ships.push([0, 1, 2].map((step) => square(first + step, line)).join(' '));
  }

const game = defineDeduction({
  name: 'small battleship',
  secrets: ships,
  guesses: squares,
  answer: (shot, ship) => (ship.includes(shot) ? 'hit' : 'miss'),
  solved: 'identified',
});

console.log(`${ships.length} ships. Shoot at ${game.position().best({ by: 'worst' }).guess} first.`);
for (const [shot, answer] of game.solve('d1 d2 d3')) console.log(shot, answer);
