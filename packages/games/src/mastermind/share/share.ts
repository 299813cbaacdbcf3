import { CODE_RULES, needList, needShape, needText } from '@inkling/core/arguments';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { feedbackOf, solvedClass } from '@inkling/core/feedback';
import type { CodeAnalysis } from '../analysis/analysis.ts';
import { makeCode, makeSymbol } from '../rules/notation.ts';
import { givenAnswer, makeGivenAnswer } from '../rules/partial-turn.ts';
import { makeRules } from '../rules/rules.ts';

/**
 * What can be shown of a sheet without giving the code away: no guess, no symbol, only answers and counts. Every
 * spoiler-free form is made from it: the signs here, and sentences, a picture and its alternative text in the shells.
 */
export interface ShareCard {
  readonly rules: string;
  readonly turnsMax: number | undefined;
  readonly solved: boolean;
  /** Codes before the first turn. */
  readonly total: bigint;
  readonly rows: readonly ShareRow[];
}

export interface ShareRow {
  readonly exact: number;
  readonly near: number;
  /** Symbols that are neither: places − exact − near. */
  readonly none: number;
  /** Codes that fit all answers so far. */
  readonly left: bigint;
}

/**
 * `start` is the position before the first turn.
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
 * Notation, the same in every language: `p4c6r 3/12`, then `●○––  208` for each turn; X for the number of turns
 * when the code was not found. The three signs differ by shape, and each row reads back with `parseFeedback`.
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

/** `●●○–`: exact, near, none. */
function makeKeys({ exact, near, none }: Omit<ShareRow, 'left'>): string {
  return '●'.repeat(exact) + '○'.repeat(near) + '–'.repeat(none);
}

/**
 * The whole sheet for a spreadsheet, guesses and all: RFC 4180, lines ended by CR LF, with the columns `sheet, turn, guess,
 * exact, near, left, bits`. Turns count from 1; `bits` is what the answer told, empty when no code was left.
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

/** What a person is looking at, as a command of the terminal program. */
export type Command =
  | { readonly verb: 'choices' | 'suggest' | 'check' }
  /** Place and symbol from 0. */
  | { readonly verb: 'why'; readonly place: number; readonly symbol: number };

/**
 * The command that shows the same position: `inkling choices mastermind --rules p4c6r aabb:1,0`.
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

/** A shell takes a question mark for any character of a file's name. */
function shellSafe(turn: string): string {
  return turn.includes('?') ? `'${turn}'` : turn;
}

/**
 * The command that starts the same game: `inkling play mastermind --rules p4c6r --turns 12 --seed 'my seed'`.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function makePlayCommand(rules: CodeRules, turnsMax: number, seed: string): string {
  needText(seed, 'seed');
  const game = ['inkling', 'play', 'mastermind', '--rules', makeRules(rules), '--turns', String(turnsMax)];
  return [...game, `--seed=${shellWord(seed)}`].join(' ');
}

/** A text as one word of a POSIX shell. */
function shellWord(text: string): string {
  return /^[\w.,:@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Quoted where it must be. A field that a spreadsheet would run as a formula is quoted by a leading apostrophe. */
function csvField(text: string): string {
  const tame = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}
