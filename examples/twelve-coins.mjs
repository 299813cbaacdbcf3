// Twelve coins, one of them too heavy or too light: three weighings find out which, and how.
import { defineDeduction } from 'inkling';

const coins = 'abcdefghijkl';
const secrets = Array.from(coins).flatMap((coin) => [`${coin} heavy`, `${coin} light`]);
/**
 * Four against four, three against three, or one against one. All coins are alike at first, so any choice of
 * coins will do.
 */
const weighings = [
  'abcd-efgh',
  'abe-cfi',
  'abe-cdf',
  'aei-bfj',
  'adg-beh',
  'aij-bik',
  'ij-kl',
  'i-j',
  'k-l',
  'ijk-abc',
  'a-b',
  'c-d',
  'g-h',
  'ef-gi',
  'abf-cei',
];

const game = defineDeduction({
  name: 'twelve coins',
  secrets,
  guesses: weighings.filter((weighing) => new Set(weighing).size === weighing.length),
  answer: (weighing, secret) => {
    const [left, right] = weighing.split('-');
    const coin = secret[0];
    const side = left.includes(coin) ? 'left' : right.includes(coin) ? 'right' : undefined;
    if (side === undefined) return 'even';
    const isHeavy = secret.endsWith('heavy');
    return (side === 'left') === isHeavy ? 'left' : 'right';
  },
  solved: 'identified',
});

const { depthMin } = game.audit();
const best = await game.optimum({ objective: 'worst' });
console.log(`No plan takes fewer than ${depthMin} weighings; this one takes ${best.worst}.`);
console.log(
  `First ${best.strategy.next([])}; if it is even, ${best.strategy.next([[best.strategy.next([]), 'even']])}.`,
);
