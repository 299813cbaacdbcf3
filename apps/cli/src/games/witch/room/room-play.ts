import { fail, ok, type Result } from '@inkling/core/result';
import { reviewWitch } from '@inkling/games/witch/analysis/review';
import { covenWitch } from '@inkling/games/witch/coven-module';
import {
  makeMove,
  parseMove,
  parseName,
  parseSquareMove,
  type WitchMove,
} from '@inkling/games/witch/rules/moves';
import type { TileView, WitchView } from '@inkling/games/witch/rules/view';
import type { RoomPlay } from '../../../contract/game-room.ts';
import {
  askForName,
  askForTile,
  sayEvents,
  saySheet,
  sayWitchFault,
  WITCH_FAULTS,
} from '../messages/play.ts';
import { sayRulesFault } from '../messages/room-rules.ts';
import { acquaintanceIn, boardLines, nameOf } from '../play/board-in-sight.ts';

const AGAINST_A_PERSON = 'against=person';

/** Witch in a room, where all players see the same table. */
export const roomPlay: RoomPlay = {
  kind: 'table',
  usualRules: `medium quiz=names ${AGAINST_A_PERSON}`,
  readRules(typed) {
    const rules = typed.includes('against=') ? typed : `${typed} ${AGAINST_A_PERSON}`;
    const params = covenWitch.rules.parseParams(rules);
    return params.ok ? ok(rules) : fail(sayRulesFault(params.error));
  },
  open(text, screen) {
    const params = covenWitch.rules.parseParams(text);
    if (!params.ok) return undefined;
    const { rows, cols } = params.value.board.shape;
    return {
      kind: 'table',
      terms: `${rows} by ${cols} tiles`,
      nouns: { secret: 'deal', turn: { one: 'turn', many: 'turns' } },
      changes(seen, before) {
        const view = tableIn(seen);
        const since = before === undefined ? view.log.length : tableIn(before).log.length;
        const hint = before !== undefined && tableIn(before).quiz?.hint === undefined && view.quiz?.hint;
        const events = sayEvents(view.log.slice(since), view, acquaintanceIn(view));
        const news = [...(events === undefined ? [] : [events]), ...(hint ? [hint] : [])];
        const hasBoardChanged =
          before === undefined ||
          (!screen.isPlain && String(view.tiles.map(lieOf)) !== String(tableIn(before).tiles.map(lieOf)));
        return hasBoardChanged ? [...news, ...boardLines(view, screen)] : news;
      },
      question(seen) {
        const view = tableIn(seen);
        return view.phase === 'quiz' ? askForName(view, acquaintanceIn(view)) : [askForTile(view)];
      },
      readMove(typed, seen) {
        const move = readMove(typed, tableIn(seen));
        return move.ok ? ok(makeMove(move.value)) : fail(sayWitchFault(move.error));
      },
      sayRefusal: ({ code }) => WITCH_FAULTS[code],
      ending: (seen) => saySheet(tableIn(seen), reviewWitch(tableIn(seen))),
    };
  },
};

function lieOf({ lie }: TileView): string {
  return lie;
}

/** The server sends exactly the view of a table that the game makes. */
function tableIn(seen: unknown): WitchView {
  return seen as WitchView;
}

/** Parses a move, or the part of it that suffices in this phase: a tile, a name, or the number of a name. */
function readMove(typed: string, { phase, quiz }: WitchView): Result<WitchMove, { readonly code: string }> {
  const move = parseMove(typed);
  if (move.ok || phase === 'over') return move;
  if (!quiz) return parseSquareMove(phase === 'peek' ? 'peek' : 'flip', typed);
  const option = /^\s*(\d)\s*$/.exec(typed)?.[1];
  const witch = option === undefined ? undefined : quiz.options?.[Number(option) - 1];
  if (option !== undefined && quiz.options && witch === undefined) return fail({ code: 'not-an-option' });
  return parseName(witch === undefined ? typed : nameOf(witch));
}
