import { RandomStream, seedRandom } from '@inkling/core/random';
import { describe, expect, it } from 'vitest';
import { MEMORY_BOTS, memoryBot, recallPlayer } from './bots.ts';
import type { MemoryPlayer, Sight } from './player.ts';
import { toNumber } from './rational.ts';
import { solitaireTable } from './solitaire.ts';
import { twoPlayerTable } from './two-player.ts';

const GAMES = 1000;
const exact = solitaireTable(11);

describe('bots in solitaire', () => {
  /** Mean numbers of moves in the reference simulation of 40,000 games, as precise as it printed them. */
  it.each([
    [2, 4, 7.0, 0.005],
    [2, 7, 18.3, 0.05],
    [2, 11, 42.5, 0.05],
    [4, 4, 5.93, 0.005],
    [4, 7, 11.87, 0.005],
    [4, 11, 23.4, 0.05],
    [6, 4, 5.92, 0.005],
    [6, 7, 10.84, 0.005],
    [6, 11, 18.9, 0.05],
  ])(
    'with a memory of %i tiles need the printed number of moves for %i pairs',
    (capacity, pairs, printed, rounding) => {
      const { mean, error } = measure(recallPlayer(capacity), pairs);
      expect(Math.abs(mean - printed)).toBeLessThan(4 * error * Math.sqrt(1 + GAMES / 40000) + rounding);
    },
  );

  it.each([4, 7, 11])('with perfect memory need W(%i) moves on average', (pairs) => {
    const { mean, error } = measure(memoryBot('perfect'), pairs);
    expect(Math.abs(mean - toNumber(exact.moves(pairs, 0)))).toBeLessThan(4 * error);
  });

  it('without memory need n² moves on average', () => {
    const { mean, error } = measure(recallPlayer(0), 4);
    expect(Math.abs(mean - 16)).toBeLessThan(4 * error);
  });
});

describe('the expert', () => {
  it('has the theoretical lead against itself, with and without passing', () => {
    for (const passing of [true, false])
      for (const pairs of [4, 7]) {
        const leads = Array.from({ length: GAMES }, (_, i) =>
          leadOf(
            [memoryBot('expert'), memoryBot('expert')],
            pairs,
            passing,
            stream(`${passing}${pairs}${i}`),
          ),
        );
        const { mean, error } = moments(leads);
        const lead = toNumber(twoPlayerTable(pairs, passing).lead(pairs, 0));
        expect(Math.abs(mean - lead)).toBeLessThan(4 * error);
      }
  });
});

it('every bot finishes games of 1 to 9 pairs, and flips only face-down tiles', () => {
  for (const bot of MEMORY_BOTS)
    for (let i = 0; i < 200; i++) {
      leadOf([memoryBot(bot), memoryBot('lru2')], 1 + (i % 9), false, stream(`${bot}${i}`));
      expect(solitaire(memoryBot(bot), 1 + (i % 9), stream(`${i}`))).toBeGreaterThan(0);
    }
});

function measure(player: MemoryPlayer, pairs: number) {
  const name = `bot ${pairs}`;
  return moments(Array.from({ length: GAMES }, (_, i) => solitaire(player, pairs, stream(`${name} ${i}`))));
}

function moments(values: readonly number[]) {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const variance = values.reduce((a, b) => a + (b - mean) ** 2, 0) / (values.length - 1);
  return { mean, error: Math.sqrt(variance / values.length) };
}

function stream(seed: string): RandomStream {
  return new RandomStream(seedRandom(seed));
}

function solitaire(player: MemoryPlayer, pairs: number, random: RandomStream): number {
  let moves = 0;
  playOut([player], pairs, false, random, () => moves++);
  return moves;
}

/** The pairs of the first player minus those of the second. */
function leadOf(players: MemoryPlayer[], pairs: number, passing: boolean, random: RandomStream): number {
  let lead = 0;
  playOut(players, pairs, passing, random, (seat, won) => {
    if (won) lead += seat === 0 ? 1 : -1;
  });
  return lead;
}

function playOut(
  players: readonly MemoryPlayer[],
  pairs: number,
  passing: boolean,
  random: RandomStream,
  onTurn: (seat: number, won: boolean) => void,
): void {
  const faces = random.shuffle(Array.from({ length: 2 * pairs }, (_, i) => i >> 1));
  const down = new Set(faces.keys());
  const sights: Sight[] = [];
  let seat = 0;
  let passes = 0;
  for (let turn = 0; down.size > 0 && passes < 2; turn++) {
    if (turn > 5000) throw new Error('the game does not end');
    const player = players[seat] as MemoryPlayer;
    const choice = player({ down: [...down], sights, first: undefined, passing }, random);
    if (choice.kind === 'pass') {
      passes++;
      seat = (seat + 1) % players.length;
      continue;
    }
    passes = 0;
    if (!down.has(choice.square)) throw new Error('flipped a tile that is up');
    const first = { square: choice.square, face: faces[choice.square] as number };
    const left = [...down].filter((square) => square !== first.square);
    const seen = [...sights, { ...first, gone: false }];
    const other = player({ down: left, sights: seen, first, passing }, random);
    if (other.kind !== 'flip') throw new Error('passed in the middle of a turn');
    if (!left.includes(other.square)) throw new Error('flipped a tile that is up');
    const second = { square: other.square, face: faces[other.square] as number };
    const gone = first.face === second.face;
    sights.push({ ...first, gone }, { ...second, gone });
    if (gone) for (const { square } of [first, second]) down.delete(square);
    onTurn(seat, gone);
    if (!gone) seat = (seat + 1) % players.length;
  }
}
