import type { RoomView } from '@inkling/client/generated/api';
import type { FinishedGame, FinishedOutcome } from '../../../shell/finished-games.ts';
import { ownSheet, type RoomGame } from './room-game.ts';

/** What this device saves of a finished room. Undefined before its secret is revealed, and for a spectator. */
export function finishedRoom(
  view: RoomView,
  { module }: RoomGame,
): Omit<FinishedGame, 'changed'> | undefined {
  const { id, game, rules, you, phase, daily, secret } = view;
  if (phase !== 'over' || you === 'spectator' || secret === undefined) return undefined;
  const { record } = module;
  const turns = (ownSheet(view)?.turns ?? []).map((turn) =>
    record?.kind === 'sheets' ? `${turn.guess}:${record.answerText(turn)}` : '',
  );
  const outcome = outcomeOf(view);
  const day = daily === undefined ? {} : { day: daily };
  return {
    id,
    game,
    rules,
    ...day,
    isMaker: you === 'maker',
    outcome,
    turns,
    address: `#/online/room/${id}`,
  };
}

function outcomeOf(view: RoomView): FinishedOutcome {
  const { you, winner } = view;
  const sheet = ownSheet(view);
  if (sheet && you === 'maker') return sheet.solved ? 'found' : 'not-found';
  if (sheet && (view.sheets?.length ?? 0) === 1) return sheet.solved ? 'found' : 'not-found';
  if (winner === undefined || winner === null || winner === 'maker') return sheet ? 'not-found' : 'even';
  return winner === you ? 'won' : 'lost';
}
