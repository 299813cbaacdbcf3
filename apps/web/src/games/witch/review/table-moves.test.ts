import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { lineOf, playMove, replay } from '@inkling/core/sheet';
import { witchBotMove } from '@inkling/games/witch/analysis/bot';
import { reviewWitch } from '@inkling/games/witch/analysis/review';
import { freeSquares } from '@inkling/games/witch/rules/setting';
import { describe, expect, it } from 'vitest';
import { game } from '../session/roster.ts';
import { sheetFor } from '../session/session.ts';
import { FIRST_SETUP, paramsOf } from '../session/setup.ts';
import { review } from './review-part.ts';
import { confusedPairs, movesOf } from './table-moves.ts';

/** A complete game, by a player who remembers two tiles. */
function played(seed: string) {
  let sheet = sheetFor(FIRST_SETUP, seed);
  const random = new RandomStream(seedRandom(`bot ${seed}`));
  for (;;) {
    const state = value(replay(game, sheet));
    if (state.phase === 'over') return { sheet, view: game.view(state, 'spectator') };
    sheet = playMove(sheet, game.makeMove(witchBotMove(game.view(state, state.seat), 'lru2', random)));
  }
}

describe('the moves of a table', () => {
  it.each(['holly', 'carol', 'ivy'])('agree with the score and the cost of the game (%s)', (seed) => {
    const { view } = played(seed);
    const reviewed = reviewWitch(view);
    const moves = movesOf(view.log, reviewed, freeSquares(paramsOf(FIRST_SETUP).board) / 2);
    expect(moves.length).toBe(view.moves.first + view.moves.second);
    expect(moves.filter(({ end }) => end.kind === 'match').length).toBeGreaterThanOrEqual(view.found.length);
    expect(moves.at(-1)?.after).toBe(0);
    const lost = moves.reduce((sum, move) => sum + move.review.lost, 0);
    expect(lost).toBeCloseTo(reviewed.seats.first.lost, 9);
    for (const { witches, times } of confusedPairs(moves)) {
      expect(witches[0]).not.toBe(witches[1]);
      expect(times).toBeGreaterThan(0);
    }
  });

  it('are read from the link of a finished game, and a game that is not over is told apart', async () => {
    const { sheet, view } = played('carol');
    const linked = (moves: readonly string[]) =>
      review.linked([sheet.params, sheet.seed, ...moves].join('\n'), undefined as never);
    const whole = await linked(lineOf(sheet));
    if (typeof whole === 'string') throw new Error(whole);
    expect(whole.turns.length).toBe(view.moves.first + view.moves.second);
    expect(await linked(lineOf(sheet).slice(0, -1))).toBe('unfinished');
  });

  it('are missing from a link without turns, and invalid links are rejected', async () => {
    const { sheet } = played('holly');
    const services = undefined as never;
    const opened = await review.linked(`${sheet.params}\n${sheet.seed}`, services);
    expect(opened).toBe('noTurns');
    for (const text of ['', 'x', 'x\ny\nz', `${sheet.params}\nholly\nflip zz`])
      expect(await review.linked(text, services)).toBe('missing');
  });
});
