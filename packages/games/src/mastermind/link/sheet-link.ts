import { CODE_RULES, needRecord, needShape } from '@inkling/core/arguments';
import { seedRandom } from '@inkling/core/random';
import { fail, ok, type Result } from '@inkling/core/result';
import { newSheet, playMove, replay, type Sheet } from '@inkling/core/sheet';
import { codeTurn, type MastermindFault, mastermind } from '../rules/game.ts';
import { givenAnswer } from '../rules/partial-turn.ts';
import type { PositionLink, SeededLink } from './code-link.ts';

export type SheetLinkFault =
  | { readonly code: 'other-game' }
  /** The sheet cannot be replayed. `move` is one-based; 0 means that the parameters are invalid. */
  | { readonly code: 'bad-sheet'; readonly move: number; readonly fault: MastermindFault };

/**
 * Returns a link to the line of a sheet that leads to the cursor. A deposited code is left out, so the link
 * contains a position with the answers as they were given. A resignation is not stored either.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function linkOf(sheet: Sheet): Result<PositionLink | SeededLink, SheetLinkFault> {
  needRecord(sheet, 'sheet');
  if (sheet.game !== mastermind.id) return fail({ code: 'other-game' });
  const state = replay(mastermind, sheet);
  if (!state.ok) return fail({ code: 'bad-sheet', ...state.error });
  const { params, turns, pending } = state.value;
  const { rules, turnsMax } = params;
  if (params.maker === 'drawn')
    return ok({
      game: 'mastermind',
      kind: 'seeded',
      rules,
      turnsMax,
      seed: sheet.seed,
      guesses: turns.map(({ guess }) => guess),
    });
  const shown = pending ? { pending } : {};
  return ok({ game: 'mastermind', kind: 'position', rules, turnsMax, turns: turns.map(codeTurn), ...shown });
}

/**
 * Returns the sheet that a link opens: a game drawn from its seed, or a game scored by hand.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function sheetOf(link: PositionLink | SeededLink): Sheet {
  needShape(link, 'link', link?.kind === 'seeded' ? { guesses: 'list' } : { turns: 'list' });
  needShape(link, 'link', { rules: CODE_RULES });
  const maker = link.kind === 'seeded' ? 'drawn' : 'by-hand';
  const params = { rules: link.rules, turnsMax: link.turnsMax, maker } as const;
  const moves =
    link.kind === 'seeded'
      ? link.guesses.map((code) => ({ kind: 'guess', code }) as const)
      : [
          ...link.turns.flatMap((turn) => [
            { kind: 'guess', code: turn.guess } as const,
            { kind: 'score', ...givenAnswer(turn) } as const,
          ]),
          ...(link.pending ? [{ kind: 'guess', code: link.pending } as const] : []),
        ];
  let sheet = newSheet(mastermind.id, mastermind.makeParams(params), link.kind === 'seeded' ? link.seed : '');
  let state = mastermind.start(params, seedRandom(sheet.seed));
  for (const move of moves) {
    const next = mastermind.apply(state, move);
    if (!next.ok) break;
    state = next.value;
    sheet = playMove(sheet, mastermind.makeMove(move));
  }
  return sheet;
}
