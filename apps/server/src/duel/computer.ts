import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { makeCode } from '@inkling/games/mastermind/notation';
import { makeMove } from '@inkling/games/witch/moves';
import type { WitchView } from '@inkling/games/witch/view';
import { MEMORY_BOTS } from '@inkling/solvers/memory/bots';
import { finish, nextGuess, PLAYERS, type PlayerName } from 'inkling/mastermind/players';
import { positionAfter } from 'inkling/mastermind/positions';
import { witchBotMove } from 'inkling/witch-bot';

export { PLAYERS, type PlayerName };

/**
 * A question that takes thought. It holds what the asker may know and nothing else: a computer player gets the view
 * of its seat, and cannot peek at what it was never given.
 */
export type Question =
  | {
      readonly kind: 'guess';
      readonly player: PlayerName;
      readonly seed: string;
      readonly rules: CodeRules;
      readonly turns: readonly CodeTurn[];
    }
  | { readonly kind: 'witch-move'; readonly view: WitchView; readonly seed: string }
  | { readonly kind: 'conflict'; readonly rules: CodeRules; readonly turns: readonly CodeTurn[] };

/** `line` is the move to play; `conflict` a smallest set of turns (from 0) that cannot all be true. */
export type Answer =
  | { readonly line: string }
  | { readonly conflict: readonly number[] | undefined }
  | { readonly stuck: true };

export function isPlayerName(text: string | undefined): text is PlayerName {
  return PLAYERS.some((name) => name === text);
}

/** Thinks it through; runs in a thread of its own, because it can take seconds. */
export function answer(question: Question): Answer {
  if (question.kind === 'witch-move') {
    const bot = MEMORY_BOTS.find((name) => name === question.view.params.opponent);
    if (!bot) return { stuck: true };
    const random = new RandomStream(seedRandom(question.seed));
    return { line: makeMove(witchBotMove(question.view, bot, random)) };
  }
  const position = positionAfter(question.rules, question.turns);
  if (!position.ok) return { stuck: true };
  if (question.kind === 'conflict') {
    const check = position.value.check();
    return { conflict: check.consistent ? undefined : check.conflicts[0] };
  }
  const guess = finish(nextGuess({ name: question.player, seed: question.seed }, position.value));
  return guess.ok ? { line: `guess ${makeCode(guess.value)}` } : { stuck: true };
}
