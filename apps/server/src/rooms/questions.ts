import type { MastermindState } from '@inkling/games/mastermind/game';
import { codeTurn } from '@inkling/games/mastermind/turns';
import type { WitchView } from '@inkling/games/witch/view';
import type { Question } from '../duel/computer.ts';
import type { Games } from '../duel/games.ts';
import { gameOf, isOver, type Room } from '../duel/room.ts';
import { seatsOf } from '../duel/seats.ts';
import { mastermindParams } from '../duel/setup.ts';
import { turnOf } from '../duel/view.ts';

/**
 * What a computer player has to decide now, if it is one's turn. Its dice are the room's salt, which says nothing
 * about the secret: a player who rolled the secret's own dice would give it away by playing.
 */
export function computerQuestion(
  room: Room,
  games: Games,
): { readonly seat: string; readonly question: Question } | undefined {
  const seats = seatsOf(room.setup).filter(({ computer }) => computer !== undefined);
  if (seats.length === 0 || isOver(room, games) || room.conflict) return undefined;
  const turn = turnOf(room, games);
  const mover = seats.find(({ seat }) => turn.includes(seat));
  if (!mover) return undefined;
  const { setup, salt, version, lanes } = room;
  if (setup.game === 'witch') {
    const view = gameOf(setup, games).game.view(lanes[0]?.state, 'spectator') as WitchView;
    return { seat: mover.seat, question: { kind: 'witch-move', view, seed: `${salt}/${version}` } };
  }
  if (!setup.computer) return undefined;
  const { rules } = mastermindParams(setup);
  return {
    seat: mover.seat,
    question: { kind: 'guess', player: setup.computer, seed: salt, rules, turns: turnsOf(room) },
  };
}

/** Can the answers given by hand all be true? Asked after each of them. */
export function conflictQuestion(room: Room): Question {
  return { kind: 'conflict', rules: mastermindParams(room.setup).rules, turns: turnsOf(room) };
}

function turnsOf(room: Room) {
  const state = room.lanes[0]?.state as MastermindState | undefined;
  return (state?.turns ?? []).map(codeTurn);
}
