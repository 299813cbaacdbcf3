import type { Kernels } from '@inkling/codes/kernels/kernels';
import type { CodeTurn } from '@inkling/core/deduction';
import * as result from '@inkling/core/result';
import type { Position as Analysis } from '@inkling/games/mastermind/analysis/position';
import { isCountable, positionAfter } from '@inkling/games/mastermind/analysis/positions';
import type { Position } from './questions.ts';

/**
 * Caches the line of positions that was asked about last, so that adding or removing a turn, or asking another
 * question, costs only what is new. The line stops before the first position that is too large to count; that
 * position is remembered.
 */
export class PositionLine {
  #line: Analysis[] = [];
  #kernels: Kernels | undefined;
  #beyond: string | undefined;

  /**
   * Returns every countable position of the line, from the start; the requested one is included if `isWhole`. A
   * line that was built without kernels is rebuilt once kernels are passed.
   */
  reach(
    { rules, turns }: Position,
    kernels?: Kernels,
  ): { readonly line: readonly Analysis[]; readonly isWhole: boolean } {
    const [start] = this.#line;
    const isFit = kernels === undefined || kernels === this.#kernels;
    const same = isFit && start !== undefined && JSON.stringify(start.rules) === JSON.stringify(rules);
    if (!same) this.#kernels = kernels;
    const line = same ? this.#line : [result.expect(positionAfter(rules, [], kernels))];
    const parted = turns.findIndex((turn, i) => !isSameTurn(turn, line[i + 1]?.turns[i]));
    line.length = Math.min(line.length, (parted < 0 ? turns.length : parted) + 1);
    this.#line = line;
    for (const turn of turns.slice(line.length - 1)) {
      const key = JSON.stringify([rules, turns.slice(0, line.length)].map(plain));
      if (key === this.#beyond) return { line, isWhole: false };
      const next = (line.at(-1) as Analysis).with(turn);
      if (!isCountable(next)) {
        this.#beyond = key;
        return { line, isWhole: false };
      }
      line.push(next);
    }
    return { line, isWhole: true };
  }
}

/** Converts codes to plain arrays: they may be typed arrays, which JSON writes as objects. */
function plain(part: Position['rules'] | readonly CodeTurn[]): unknown {
  if (!Array.isArray(part)) return part;
  return (part as readonly CodeTurn[]).map(({ guess, feedback, others = [] }) => [
    Array.from(guess),
    feedback,
    others,
  ]);
}

function isSameTurn(a: CodeTurn, b: CodeTurn | undefined): boolean {
  if (b === undefined || a.feedback !== b.feedback || String(a.guess) !== String(b.guess)) return false;
  return String(a.others ?? []) === String(b.others ?? []);
}
