import type { ChoiceProgress } from '@inkling/solvers/strategies/choice';
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
