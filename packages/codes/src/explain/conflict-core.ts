import type { CodeTurn } from '@inkling/core/deduction';
import { type Code, scoreCode } from '@inkling/core/feedback';
import { ok, type Result } from '@inkling/core/result';
import { minimalHittingSets } from '@inkling/deduction/explain/hitting-sets';
import { type DiagramFault, DiagramSet } from '../candidates/diagram/diagram-set.ts';

/** Codes that fit, or a smallest set of turns (zero-based, ascending) that leaves none. */
export type ConflictCore =
  | { readonly possible: true; readonly count: bigint; readonly witness: Code }
  | { readonly possible: false; readonly turns: readonly number[] };

/**
 * Finds out whether the turns of a set leave a code, or a smallest set of turns that leaves none, in spaces too large to
 * list. With a cell, only codes with its symbol at its place count. The result is the same as from `conflictsOf` and
 * `reasonFor` in a listed space (the first of the smallest sets), but marks, the sets of turns that a code violates,
 * are found one at a time: the smallest set of turns that hits every mark so far either leaves no code and is the
 * result, or leaves a code whose mark it does not hit (A. Ignatiev et al., Smallest MUS extraction with minimal hitting
 * set dualization, CP 2015).
 */
export function conflictCore(
  set: DiagramSet,
  cell?: { readonly place: number; readonly symbol: number },
): Result<ConflictCore, DiagramFault> {
  const { rules, turns, limits } = set;
  const narrow = (set: DiagramSet) => (cell ? set.where(cell.place, cell.symbol) : set);
  const whole = narrow(set);
  const ready = whole.ready();
  if (!ready.ok) return ready;
  const witness = whole.at(0n);
  if (witness) return ok({ possible: true, count: whole.count(), witness });
  const start = narrow(new DiagramSet(rules, [], limits));
  const marks: bigint[] = [];
  for (;;) {
    const [chosen] = minimalHittingSets(marks, 1);
    if (!chosen) throw new Error('a code violates no turn, and yet none is left');
    const mark = markBeyond(start, turns, chosen);
    if (!mark.ok) return mark;
    if (mark.value === undefined) return ok({ possible: false, turns: chosen });
    marks.push(mark.value);
  }
}

/** A change of one answer after which all turns can be true: its new class, and how many codes are then left. */
export interface WideRepair {
  readonly turn: number;
  readonly feedback: number;
  readonly left: bigint;
}

/**
 * Returns every such change, ordered by turn and class.
 *
 * @param core turns that cannot all be true, ascending: a change of any other turn leaves them as they are. The automata
 * of the other turns are built once
 */
export function coreRepairs(
  { rules, turns, limits }: DiagramSet,
  core: readonly number[],
): Result<readonly WideRepair[], DiagramFault> {
  const repairs: WideRepair[] = [];
  const start = new DiagramSet(
    rules,
    turns.filter((_, turn) => !core.includes(turn)),
    limits,
  );
  for (const turn of core) {
    const rest = core.filter((kept) => kept !== turn);
    const split = rest.reduce((set, kept) => set.with(turns[kept]), start).trySplit(turns[turn].guess);
    if (!split.ok) return split;
    for (const [feedback, left] of split.value.entries())
      if (left > 0n && feedback !== turns[turn].feedback) repairs.push({ turn, feedback, left });
  }
  return ok(repairs);
}

/**
 * Finds a code that fits the chosen turns, and as many others as can be added one by one, and returns the turns that
 * it violates. Returns `undefined` if no code fits the chosen turns.
 */
function markBeyond(
  start: DiagramSet,
  turns: readonly CodeTurn[],
  chosen: readonly number[],
): Result<bigint | undefined, DiagramFault> {
  let set = chosen.reduce<DiagramSet>((grown, turn) => grown.with(turns[turn]), start);
  const ready = set.ready();
  if (!ready.ok) return ready;
  let witness = set.at(0n);
  if (!witness) return ok(undefined);
  let mark = 0n;
  for (const [index, turn] of turns.entries()) {
    if (chosen.includes(index)) continue;
    const grown: DiagramSet = set.with(turn);
    const fits = grown.ready();
    if (!fits.ok) return fits;
    const next: Code | undefined = scoreCode(turn.guess, witness) === turn.feedback ? witness : grown.at(0n);
    if (next) [set, witness] = [grown, next];
    else mark |= 1n << BigInt(index);
  }
  return ok(mark);
}
