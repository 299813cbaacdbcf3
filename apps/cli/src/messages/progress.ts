import { counted, grouped } from './numbers.ts';

/** Lines that show the progress of some work. */
export function sayScored(progress: Scored): string {
  return `calculating: ${guessesOf(progress)} scored`;
}

export function sayCounting(): string {
  return 'counting the codes that are left';
}

export function sayStopped(progress: Scored): string {
  return `I stopped calculating after ${guessesOf(progress)}, and play the best so far.`;
}

/** Returns the line above suggestions after Ctrl-C, before all guesses were compared. */
export function sayInterrupted(progress: Scored): string {
  return `Stopped after ${guessesOf(progress)}; the best so far:`;
}

/** The same for a search; what it has found follows below. */
export function sayInterruptedSearch(nodes: number): string {
  return `Stopped after ${counted(nodes, 'set')} searched; the best so far:`;
}

interface Scored {
  readonly done: number;
  /** Undefined if it is not known before the end. */
  readonly total: number | undefined;
}

function guessesOf({ done, total }: Scored): string {
  return total === undefined ? `${grouped(done)} guesses` : `${grouped(done)} of ${grouped(total)} guesses`;
}

export function sayPlayed(player: string, done: number, total: number): string {
  return `${player}: ${grouped(done)} of ${grouped(total)} secrets found`;
}

/** The same for several players at work simultaneously: `knuth 1,200, parts 800 of 32,768 secrets found`. */
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
