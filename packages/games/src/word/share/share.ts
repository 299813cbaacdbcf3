import { needList, needRecord, needShape } from '@inkling/core/arguments';
import { EXACT, NEAR } from '@inkling/core/marks';
import type { WordTurn } from '../rules/game.ts';
import { WORD_LANGUAGES } from '../rules/languages.ts';
import { makeMarks } from '../rules/mark-signs.ts';

/** What can be shared of a game of Word without revealing a letter. */
export interface WordShareCard {
  readonly length: number;
  readonly tries: number | undefined;
  readonly hard: boolean;
  readonly solved: boolean;
  /** The marks of each turn, place by place, and the number of words left after it if they were counted. */
  readonly rows: readonly { readonly marks: WordTurn['marks']; readonly left: number | undefined }[];
}

/**
 * Builds the share card of a game. `left[i]` is the number of words that fit after turn i (zero-based).
 *
 * @throws TypeError that names an argument that is wrong
 */
export function wordShareCard(
  params: { readonly length: number; readonly tries?: number; readonly hard?: boolean },
  turns: readonly WordTurn[],
  left: readonly number[] = [],
): WordShareCard {
  needRecord(params, 'params');
  needList(turns, 'turns');
  return {
    length: params.length,
    tries: params.tries,
    hard: params.hard ?? false,
    solved: turns.at(-1)?.marks.every((mark) => mark === EXACT) ?? false,
    rows: turns.map(({ marks }, at) => ({ marks, left: left[at] })),
  };
}

/**
 * Formats a card as text: `w5 3/6*`, then a line such as `●○–––  48` for each turn. The signs are those of Mastermind,
 * but each is at its place. The asterisk means hard mode.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function makeWordShapes(card: WordShareCard): string {
  needShape(card, 'card', { rows: 'list' });
  const score = `${card.solved ? card.rows.length : 'X'}${card.tries === undefined ? '' : `/${card.tries}`}`;
  const width = Math.max(0, ...card.rows.map(({ left }) => String(left ?? '').length));
  const lines = card.rows.map(({ marks, left }) => {
    const signs = Array.from(marks, (mark) => (mark === EXACT ? '●' : mark === NEAR ? '○' : '–')).join('');
    return left === undefined ? signs : `${signs}  ${String(left).padStart(width)}`;
  });
  return `${[`w${card.length} ${score}${card.hard ? '*' : ''}`, ...lines].join('\n')}\n`;
}

/**
 * Builds the command that shows the same hints: `inkling choices word --length 5 salet:gywww`. Requires words of
 * letters and digits, as in every shipped list. Any `list` but German and Spanish is left out: the command would need
 * its file.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function makeWordCommand(
  verb: 'choices' | 'suggest' | 'check',
  params: { readonly length: number; readonly hard?: boolean; readonly list?: string },
  turns: readonly WordTurn[],
): string {
  needRecord(params, 'params');
  needList(turns, 'turns');
  const { length, hard = false, list } = params;
  const language = WORD_LANGUAGES.find((name) => name === list && name !== 'english');
  const options = [
    '--length',
    String(length),
    ...(language ? ['--list', language] : []),
    ...(hard ? ['--hard'] : []),
  ];
  const rounds = turns.map(({ guess, marks }) => `${guess}:${makeMarks(marks)}`);
  return ['inkling', verb, 'word', ...options, ...rounds].join(' ');
}
