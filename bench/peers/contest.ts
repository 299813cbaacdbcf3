import { median } from '../measure.ts';
import { type Command, runWhole } from './whole-process.ts';

/** One question that both programs answer. */
export interface Question {
  readonly name: string;
  /** What both must find. */
  readonly total: number;
  readonly ours: Command;
  /** `undefined` where there is nobody to compare with. */
  readonly peer: Command | undefined;
  /** Ours may take so many times what the peer takes. */
  readonly bar: number;
  readonly rounds: number;
}

/** Whole processes in turn, so that a busy machine is unfair to neither; medians of their CPU seconds. */
export function ask({ name, total, ours, peer, bar, rounds }: Question): string {
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    mine.push(take(ours, total));
    if (peer) theirs.push(take(peer, total));
  }
  const seconds = median(mine);
  const head = `${name}, ${total}: ours ${seconds.toFixed(2)} CPU s`;
  if (!peer) return `${head}; nobody to compare with (bar ${bar.toFixed(2)} ×)`;
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
