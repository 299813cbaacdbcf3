import { RandomStream, seedRandom } from '@inkling/core/random';
import { boardSampler } from '@inkling/games/witch/rules/sampler';
import { type BoardSetting, LEVEL_SETTINGS } from '@inkling/games/witch/rules/setting';
import { solitaireTable } from '@inkling/matching/memory/solitaire';
import { boardCounts } from '@inkling/matching/placement/counts';
import { pairingTable } from '@inkling/matching/placement/pairings';
import { retryPlacement } from '@inkling/matching/reference/retry-placement';
import { medians, trial } from './measure.ts';

const BOARDS: readonly (readonly [string, BoardSetting, number])[] = [
  ['easy 3×3, rook', LEVEL_SETTINGS.easy, 500],
  ['easy 3×3, king', { ...LEVEL_SETTINGS.easy, rule: 'king' }, 500],
  ['medium 4×4', LEVEL_SETTINGS.medium, 500],
  ['hard 5×5', LEVEL_SETTINGS.hard, 500],
  ['20×20, 10 specials', large(10), 40],
  ['20×20, 60 specials', large(60), 3],
];

/**
 * How long it takes to draw one board, compared with the retry procedure of the founding document, which is
 * neither uniform nor faithful to its rule. A round draws many boards; its mean is one sample.
 */
export function run(print: (line: string) => void): void {
  for (const [name, setting, boards] of BOARDS) {
    const random = new RandomStream(seedRandom('bench'));
    const { shape, bonuses, bombs, rule } = setting;
    const sample = boardSampler(setting);
    const many = (draw: () => unknown) => () => {
      for (let i = 0; i < boards; i++) draw();
    };
    const retry = () => retryPlacement(shape.rows, shape.cols, bonuses + bombs, rule === 'king', random);
    const times = medians(
      [
        trial(
          'ours',
          () => undefined,
          many(() => sample(random)),
        ),
        ...(bonuses + bombs <= 10 ? [trial('retry', () => undefined, many(retry))] : []),
      ],
      15,
    );
    const micros = (key: string) => ((times.get(key) ?? Number.NaN) * 1000) / boards;
    const ratio = times.has('retry') ? `, retry ${micros('retry').toFixed(1)} µs` : '';
    const factor = times.has('retry') ? ` (${(micros('retry') / micros('ours')).toFixed(2)} ×)` : '';
    print(`${name}: ${micros('ours').toFixed(1)} µs a board${ratio}${factor}`);
  }
  const none = () => undefined;
  const whole = medians(
    [
      trial('rank table of a hard board', none, () =>
        pairingTable({ rows: 5, cols: 5 }, 'king', [0, 12, 24]),
      ),
      trial('all hard boards counted', none, () => boardCounts({ rows: 5, cols: 5 }, 'king', 3)),
      trial('all 10×10 pairings counted', none, () => boardCounts({ rows: 10, cols: 10 }, 'king', 0)),
      trial('W(n, k) to 100 pairs', none, () => solitaireTable(100).moves(100, 0)),
    ],
    5,
  );
  for (const [name, millis] of whole) print(`${name}: ${millis.toFixed(1)} ms`);
}

function large(specials: number): BoardSetting {
  return { shape: { rows: 20, cols: 20 }, bonuses: 1, bombs: specials - 1, rule: 'king', touching: 0 };
}
