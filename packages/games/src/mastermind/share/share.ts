import { CODE_RULES, needList, needShape, needText } from '@inkling/core/arguments';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { feedbackOf, solvedClass } from '@inkling/core/feedback';
import type { CodeAnalysis } from '../analysis/analysis.ts';
import { makeCode, makeSymbol } from '../rules/notation.ts';
import { givenAnswer, makeGivenAnswer } from '../rules/partial-turn.ts';
import { makeRules } from '../rules/rules.ts';

/**
 * What can be shown of a sheet without giving the code away: no guesses or symbols, only answers and counts.
 * Every spoiler-free form is made from this: the shapes here, and sentences, a picture and its alternative text
 * in the shells.
 */
export interface ShareCard {
  readonly rules: string;
  readonly turnsMax: number | undefined;
  readonly solved: boolean;
  /** The number of codes before the first turn. */
  readonly total: bigint;
  readonly rows: readonly ShareRow[];
}

export interface ShareRow {
  readonly exact: number;
  readonly near: number;
  /** The number of symbols that are neither exact nor near: places − exact − near. */
  readonly none: number;
  /** The number of codes consistent with all answers so far. */
  readonly left: bigint;
}

/**
 * Returns the share card of a sheet. `start` is the position before the first turn.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function shareCard(start: CodeAnalysis, turns: readonly CodeTurn[], turnsMax?: number): ShareCard {
  needShape(start, 'start', { rules: CODE_RULES, count: 'function' });
  needList(turns, 'turns');
  const { rules } = start;
  let position = start;
  const rows = turns.map((turn) => {
    position = position.with(turn);
    const { exact, near } = feedbackOf(turn.feedback);
    return { exact, near, none: rules.places - exact - near, left: position.count() };
  });
  const solved = turns.at(-1)?.feedback === solvedClass(rules.places);
  return { rules: makeRules(rules), turnsMax, solved, total: start.count(), rows };
}

/**
 * Returns a card as language-independent text: `p4c6r 3/12`, then `●○––  208` for each turn. X replaces the
 * number of turns if the code was not found. The three signs differ in shape, and `parseFeedback` can read the
 * signs of each row.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function makeShapes(card: ShareCard): string {
  needShape(card, 'card', { rows: 'list' });
  const score = `${card.solved ? card.rows.length : 'X'}${card.turnsMax === undefined ? '' : `/${card.turnsMax}`}`;
  const width = Math.max(0, ...card.rows.map(({ left }) => String(left).length));
  const lines = card.rows.map((row) => `${makeKeys(row)}  ${String(row.left).padStart(width)}`);
  return `${[`${card.rules} ${score}`, ...lines].join('\n')}\n`;
}

/** Returns the signs of a row, `●●○–`: exact, near, none. */
function makeKeys({ exact, near, none }: Omit<ShareRow, 'left'>): string {
  return '●'.repeat(exact) + '○'.repeat(near) + '–'.repeat(none);
}

/**
 * Returns sheets, including their guesses, as CSV for a spreadsheet: RFC 4180, CR LF line endings, with the
 * columns `sheet, turn, guess, exact, near, left, bits`. Turns are one-based; `bits` is the information gained
 * by the answer, and is empty if no code was left.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function makeCsv(
  sheets: readonly {
    readonly name: string;
    readonly start: CodeAnalysis;
    readonly turns: readonly CodeTurn[];
  }[],
): string {
  needList(sheets, 'sheets');
  const lines = sheets.flatMap(({ name, start, turns }) => {
    let before = Number(start.count());
    return shareCard(start, turns).rows.map(({ exact, near, left }, at) => {
      const after = Number(left);
      const bits = after > 0 ? String(Math.log2(before) - Math.log2(after)) : '';
      before = after;
      const guess = makeCode((turns[at] as CodeTurn).guess);
      return [csvField(name), at + 1, guess, exact, near, left, bits].join(',');
    });
  });
  return [CSV_HEADER, ...lines, ''].join('\r\n');
}

const CSV_HEADER = 'sheet,turn,guess,exact,near,left,bits';

/** A question about a position, which the terminal program can answer. */
export type Command =
  | { readonly verb: 'choices' | 'suggest' | 'check' }
  /** `place` and `symbol` are zero-based. */
  | { readonly verb: 'why'; readonly place: number; readonly symbol: number };

/**
 * Returns the shell command that asks this about the position: `inkling choices mastermind --rules p4c6r aabb:1,0`.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function makeCommand(command: Command, rules: CodeRules, turns: readonly CodeTurn[]): string {
  needShape(command, 'command', { verb: 'text' });
  needList(turns, 'turns');
  const subject = command.verb === 'why' ? [String(command.place + 1), makeSymbol(command.symbol)] : [];
  const lines = turns.map((turn) =>
    shellSafe(`${makeCode(turn.guess)}:${makeGivenAnswer(givenAnswer(turn))}`),
  );
  return ['inkling', command.verb, 'mastermind', '--rules', makeRules(rules), ...subject, ...lines].join(' ');
}

/** Quotes a turn that contains a question mark, which a shell would expand as a wildcard. */
function shellSafe(turn: string): string {
  return turn.includes('?') ? `'${turn}'` : turn;
}

/**
 * Returns the shell command that starts the same game: `inkling play mastermind --rules p4c6r --turns 12
 * --seed='my seed'`.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function makePlayCommand(rules: CodeRules, turnsMax: number, seed: string): string {
  needText(seed, 'seed');
  const game = ['inkling', 'play', 'mastermind', '--rules', makeRules(rules), '--turns', String(turnsMax)];
  return [...game, `--seed=${shellWord(seed)}`].join(' ');
}

/** Quotes a string as one word of a POSIX shell, if necessary. */
function shellWord(text: string): string {
  return /^[\w.,:@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Quotes a field if necessary. A leading apostrophe keeps a spreadsheet from executing the field as a formula. */
function csvField(text: string): string {
  const tame = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}
