import type { ChoiceProgress } from '@inkling/codes/strategies/choice';
import { grouped } from './numbers.ts';

/** Lines about work under way, in true counters. */
export function sayScored({ done, total }: ChoiceProgress): string {
  return `calculating: ${grouped(done)} of ${grouped(total)} guesses scored`;
}

export function sayStopped({ done, total }: ChoiceProgress): string {
  return `I stopped calculating after ${grouped(done)} of ${grouped(total)} guesses, and play the best so far.`;
}

export function sayPlayed(player: string, done: number, total: number): string {
  return `${player}: ${grouped(done)} of ${grouped(total)} secrets found`;
}

/** The same of several players at work at once: `knuth 1,200, parts 800 of 32,768 secrets found`. */
export function sayPlayedTogether(
  players: readonly { readonly player: string; readonly done: number }[],
  total: number,
): string {
  const counts = players.map(({ player, done }) => `${player} ${grouped(done)}`);
  return `${counts.join(', ')} of ${grouped(total)} secrets found`;
}

export function sayThreadDied(reason: string): string {
  return `a thread of the comparison stopped before its end (${reason}). --workers 1 does without threads.`;
}
