import type { Code } from '@inkling/core/feedback';
import { childrenOf, goTo, lineOf, redo, type Sheet } from '@inkling/core/sheet';
import { type MastermindMove, parseMove } from '@inkling/games/mastermind/rules/moves';
import type { GivenAnswer } from '@inkling/games/mastermind/rules/partial-turn';

/** A point where a sheet goes on in more than one way. */
export interface Fork {
  /** The node that the branches leave from. */
  readonly from: number;
  /** The turn, from 0, that the branches begin with or correct. */
  readonly turn: number;
  readonly branches: readonly Branch[];
  /** Which of them the line of the cursor takes; `undefined` when it stops here. */
  readonly taken: number | undefined;
}

export interface Branch {
  readonly node: number;
  /** What it begins with. */
  readonly begins: MastermindMove['kind'] | undefined;
  /** The first guess on it, and the first answer, where it has one. */
  readonly guess: Code | undefined;
  readonly answer: GivenAnswer | undefined;
  /** Guesses on it, as it was visited last. */
  readonly guesses: number;
}

/** The forks on the line of the cursor, and the one at the cursor, first to last. */
export function forksOf(sheet: Sheet): readonly Fork[] {
  const line = nodesTo(sheet);
  return line.flatMap((from, at): readonly Fork[] => {
    const children = childrenOf(sheet, from);
    if (children.length < 2) return [];
    const taken = children.indexOf(line[at + 1] ?? -1);
    const turn = lineOf(sheet, from).filter((move) => move.startsWith('guess ')).length;
    const branches = children.map((node) => branchAt(sheet, node));
    const answers = branches.every(({ guess }) => guess === undefined);
    return [
      { from, turn: answers ? Math.max(turn - 1, 0) : turn, branches, taken: taken < 0 ? undefined : taken },
    ];
  });
}

/** The sheet at the end of a branch, as it was visited last. */
export function follow(sheet: Sheet, node: number): Sheet {
  let at = goTo(sheet, node);
  for (let next = redo(at); next; next = redo(at)) at = next;
  return at;
}

/** The nodes from the start to the cursor, both included. */
export function nodesTo(sheet: Sheet, node: number = sheet.cursor): readonly number[] {
  const line = [node];
  for (let at = node; at > 0; ) {
    at = sheet.nodes[at]?.parent ?? 0;
    line.push(at);
  }
  return line.toReversed();
}

function branchAt(sheet: Sheet, node: number): Branch {
  const end = follow(sheet, node).cursor;
  const own = nodesTo(sheet, end).slice(nodesTo(sheet, node).length - 1);
  const moves = own.flatMap((at) => {
    const move = parseMove(sheet.nodes[at]?.move ?? '');
    return move.ok ? [move.value] : [];
  });
  const [first] = moves;
  const answer = moves.find((move) => move.kind === 'score' || move.kind === 'rescore');
  return {
    node,
    begins: first?.kind,
    guess: first?.kind === 'guess' ? first.code : undefined,
    answer,
    guesses: moves.filter((move) => move.kind === 'guess').length,
  };
}

/** Whether anything on the line of the cursor was somebody's who gives the answers. */
export function hasAnswers(sheet: Sheet): boolean {
  return lineOf(sheet).some((move) => !move.startsWith('guess '));
}

/** The move at the cursor; '' at the start. */
export function moveAt(sheet: Sheet): string {
  return sheet.nodes[sheet.cursor]?.move ?? '';
}
