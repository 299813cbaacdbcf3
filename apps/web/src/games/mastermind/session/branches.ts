import type { Code } from '@inkling/core/feedback';
import { childrenOf, goTo, lineOf, redo, type Sheet } from '@inkling/core/sheet';
import { type MastermindMove, parseMove } from '@inkling/games/mastermind/rules/moves';
import type { GivenAnswer } from '@inkling/games/mastermind/rules/partial-turn';

/** A node where a sheet has more than one continuation. */
export interface Fork {
  /** The node where the branches start. */
  readonly from: number;
  /** Zero-based index of the turn that the branches begin with or correct. */
  readonly turn: number;
  readonly branches: readonly Branch[];
  /** Index of the branch that the current line takes; `undefined` if the line stops here. */
  readonly taken: number | undefined;
}

export interface Branch {
  readonly node: number;
  /** The kind of its first move. */
  readonly begins: MastermindMove['kind'] | undefined;
  /** The guess that the branch begins with, if any. */
  readonly guess: Code | undefined;
  /** The first answer or correction on the branch, if any. */
  readonly answer: GivenAnswer | undefined;
  /** Number of guesses on it, along the path visited last. */
  readonly guesses: number;
}

/** Returns the forks on the current line, including one at the cursor, first to last. */
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

/** Moves the cursor to the end of a branch, along the path visited last. */
export function follow(sheet: Sheet, node: number): Sheet {
  let at = goTo(sheet, node);
  for (let next = redo(at); next; next = redo(at)) at = next;
  return at;
}

/** Returns the nodes from the start to a node (by default the cursor), both included. */
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

/** Whether the current line has a move other than a guess, such as an answer, a correction or a deposited code. */
export function hasAnswers(sheet: Sheet): boolean {
  return lineOf(sheet).some((move) => !move.startsWith('guess '));
}

/** Returns the move at the cursor, or '' at the start. */
export function moveAt(sheet: Sheet): string {
  return sheet.nodes[sheet.cursor]?.move ?? '';
}
