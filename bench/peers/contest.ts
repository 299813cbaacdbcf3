import { median } from '../measure.ts';
import { type Command, runWhole } from './whole-process.ts';

/** A task that both programs solve. */
export interface Question {
  readonly name: string;
  /** The result that both must find. */
  readonly total: number;
  /** The result that the peer must find, if its task is a different one. */
  readonly peerTotal?: number;
  readonly ours: Command;
  /** `undefined` if there is no peer to compare with. */
  readonly peer: Command | undefined;
  /** The target: ours may take this many times the peer's time or, with `isBarInSeconds`, this many CPU seconds. */
  readonly bar: number;
  readonly isBarInSeconds?: boolean;
  readonly rounds: number;
}

/**
 * Runs both programs in turn, as whole processes, so that a busy machine affects both equally. Returns a line
 * with the medians of the CPU seconds.
 */
export function ask(question: Question): string {
  const { name, total, peerTotal, ours, peer, bar, isBarInSeconds, rounds } = question;
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    mine.push(take(ours, total));
    if (peer) theirs.push(take(peer, peerTotal ?? total));
  }
  const seconds = median(mine);
  const head = `${name}, ${total}: ours ${seconds.toFixed(2)} CPU s`;
  if (isBarInSeconds) return `${head} (bar ${bar} s, ${seconds <= bar ? 'met' : 'missed'})`;
  if (!peer) return `${head}; no peer to compare with (bar ${bar.toFixed(2)} ×)`;
  const other = median(theirs);
  const ratio = seconds / other;
  return `${head}, theirs ${other.toFixed(2)}: ${ratio.toFixed(2)} × (bar ${bar.toFixed(2)} ×, ${ratio <= bar ? 'met' : 'missed'})`;
}

function take(command: Command, total: number): number {
  const { cpuSeconds, output } = runWhole(command);
  if (!new RegExp(`\\b${total}\\b`).test(output))
    throw new Error(
      `${command.program} ${command.words.join(' ')} does not find ${total}: ${output.slice(-300)}`,
    );
  return cpuSeconds;
}
