import { feedbackOf } from '@inkling/core/feedback';
import { makeTurn } from '@inkling/games/mastermind/notation';
import { ENGLISH } from '@inkling/games/word/letters';
import { makeRound } from '@inkling/games/word/rounds';
import type { History } from '../session/address.ts';
import { type LabGame, makeLabGame } from '../session/lab-game.ts';

/** The terminal's line that ranks guesses in the same position. */
export function splitCommand(game: LabGame, history: History): string {
  const turns =
    history.kind === 'codes'
      ? history.turns.map(({ guess, feedback }) => makeTurn(guess, feedbackOf(feedback)))
      : history.rounds.map((round) => makeRound(ENGLISH, round));
  const rules = game.kind === 'codes' ? ['--rules', makeLabGame(game)] : game.hard ? ['--hard'] : [];
  const name = game.kind === 'codes' ? 'mastermind' : 'word';
  return ['inkling suggest', name, ...turns, ...rules, '--strategy entropy'].join(' ');
}
