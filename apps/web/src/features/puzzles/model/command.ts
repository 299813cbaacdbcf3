import { fail, ok, type Result } from '@inkling/core/result';
import { plainCommand } from '../../../shell/commands.ts';

/** A command typed on the page of a puzzle. */
export type PuzzleCommand =
  | { readonly kind: 'answer'; readonly answer: readonly number[] }
  /** `slide` is zero-based. */
  | { readonly kind: 'step'; readonly slide: number }
  | { readonly kind: PlainCommand };

export type PuzzleCommandFault =
  | { readonly code: 'nothing' }
  | { readonly code: 'not-understood'; readonly text: string };

const PLAIN = ['undo', 'hint', 'show', 'next', 'back', 'link', 'puzzles', 'help'] as const;
type PlainCommand = (typeof PLAIN)[number];

const ALIASES: Readonly<Record<string, PlainCommand>> = {
  '?': 'help',
  keys: 'help',
  solution: 'show',
  previous: 'back',
  all: 'puzzles',
};

/**
 * Parses a typed line. A command comes before an answer that is spelt like it; `answer hint` is always an answer.
 * Never throws.
 *
 * @param parseAnswer parses a whole answer
 */
export function parsePuzzleCommand(
  text: string,
  parseAnswer: (text: string) => readonly number[] | undefined,
): Result<PuzzleCommand, PuzzleCommandFault> {
  const line = text.trim();
  if (line === '') return fail({ code: 'nothing' });
  const plain = plainCommand(PLAIN, ALIASES, line.toLowerCase());
  if (plain) return ok({ kind: plain });
  const step = /^step ([1-9]\d{0,3})$/i.exec(line);
  if (step) return ok({ kind: 'step', slide: Number(step[1]) - 1 });
  const answer = parseAnswer(line.replace(/^answer /i, ''));
  return answer
    ? ok({ kind: 'answer', answer })
    : fail({ code: 'not-understood', text: line.slice(0, TEXT_LENGTH_MAX) });
}

/** The length of a line that is repeated to the user. */
const TEXT_LENGTH_MAX = 40;
