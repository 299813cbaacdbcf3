import { fail, ok, type Result } from '@inkling/core/result';
import { GRADES, type Grade } from '@inkling/deduction/last-code/technique';

/** A file of puzzles. Each section has puzzles with the same rules and grade, in the order in which they are due. */
export interface Pack {
  readonly sections: readonly PackedSection[];
}

export interface PackedSection {
  readonly rules: string;
  readonly grade: Grade;
  readonly puzzles: readonly PackedPuzzle[];
}

export interface PackedPuzzle {
  /** The number of steps in its proof. */
  readonly steps: number;
  /** The clues in the same form as in a link. */
  readonly clues: string;
}

/** Why a file is not a valid pack. Line numbers are one-based. */
export interface PackFault {
  readonly code: 'not-a-pack' | 'other-version' | 'bad-section' | 'bad-puzzle' | 'puzzle-before-section';
  readonly line: number;
}

/**
 * Parses a file of puzzles. Checks only the format; clues are parsed when their puzzle is opened.
 *
 *     inkling-puzzles 1
 *     section p4c6r 2
 *     5 aabb20.ccdd20.afeb11
 */
export function parsePack(text: string): Result<Pack, PackFault> {
  const [head = '', ...lines] = text.trimEnd().split(/\r?\n/);
  const version = /^inkling-puzzles (\d+)$/.exec(head)?.[1];
  if (version === undefined) return fail({ code: 'not-a-pack', line: 1 });
  if (version !== '1') return fail({ code: 'other-version', line: 1 });
  const sections: { rules: string; grade: Grade; puzzles: PackedPuzzle[] }[] = [];
  for (const [at, line] of lines.entries()) {
    const [, rules, gradeText] = /^section (\S+) (\d)$/.exec(line) ?? [];
    const grade = GRADES.find((one) => String(one) === gradeText);
    if (rules !== undefined && grade) {
      sections.push({ rules, grade, puzzles: [] });
      continue;
    }
    if (line.startsWith('section')) return fail({ code: 'bad-section', line: at + 2 });
    const [, steps, clues] = /^([1-9]\d?) ([a-z0-9.]+)$/.exec(line) ?? [];
    if (steps === undefined || clues === undefined) return fail({ code: 'bad-puzzle', line: at + 2 });
    const section = sections.at(-1);
    if (!section) return fail({ code: 'puzzle-before-section', line: at + 2 });
    section.puzzles.push({ steps: Number(steps), clues });
  }
  return ok({ sections });
}

/** Law: `parsePack(makePack(p))` is `p`. */
export function makePack({ sections }: Pack): string {
  const lines = sections.flatMap(({ rules, grade, puzzles }) => [
    `section ${rules} ${grade}`,
    ...puzzles.map(({ steps, clues }) => `${steps} ${clues}`),
  ]);
  return ['inkling-puzzles 1', ...lines, ''].join('\n');
}
