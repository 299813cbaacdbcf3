import { fail, ok, type Result } from '@inkling/core/result';
import type { Statement } from './lemma-checker.ts';
import type { ProofGame, ProofSymmetry } from './proof-game.ts';
import { NEVER, UNLIMITED } from './set-bounds.ts';

/** What a line of a proof says, below its head. */
export type BoundLine =
  | { readonly kind: 'after'; readonly turns: readonly number[] }
  | { readonly kind: 'opening'; readonly guess: number }
  | { readonly kind: 'lemma'; readonly statement: Statement }
  | { readonly kind: 'symmetry'; readonly text: string; readonly symmetry: ProofSymmetry }
  | { readonly kind: 'guess'; readonly guess: number; readonly citations: readonly CitationText[] }
  | { readonly kind: 'end'; readonly count: number };

/** A lemma that a line names by its number, from 1. */
export interface CitationText {
  readonly answer: number;
  readonly lemma: number;
  readonly text: string;
  readonly symmetry: ProofSymmetry | undefined;
}

export type LineFault = 'bad-line' | 'bad-guess' | 'bad-answer' | 'not-a-symmetry';

const LINE_LENGTH_MAX = 2 ** 20;

export function parseBoundLine(text: string, game: ProofGame): Result<BoundLine, LineFault> {
  if (text.length > LINE_LENGTH_MAX) return fail('bad-line');
  const mark = text.slice(0, 2);
  if (mark === '> ') return parseLemma(text.slice(2), game);
  if (text.startsWith('after ')) {
    const turns = parseTurns(text.split(' ').slice(1), game);
    return turns.ok ? ok({ kind: 'after', turns: turns.value }) : turns;
  }
  if (text.startsWith('opening ')) {
    const guess = game.guess(text.slice(8));
    return guess === undefined ? fail('bad-guess') : ok({ kind: 'opening', guess });
  }
  if (mark === '~ ') {
    const symmetry = game.symmetry(text.slice(2));
    return symmetry ? ok({ kind: 'symmetry', text: text.slice(2), symmetry }) : fail('not-a-symmetry');
  }
  if (mark !== '. ') return parseGuess(text, game);
  return NUMBER.test(text.slice(2)) ? ok({ kind: 'end', count: Number(text.slice(2)) }) : fail('bad-line');
}

const NUMBER = /^\d{1,9}$/;

/** `none` where no strategy keeps to the limit. */
export function makeCost(cost: number): string {
  return cost === NEVER ? 'none' : `${cost}`;
}

/** What `makeCost` writes. */
export function parseCost(text: string): number | undefined {
  if (text === 'none') return NEVER;
  return NUMBER.test(text) ? Number(text) : undefined;
}

function parseLemma(text: string, game: ProofGame): Result<BoundLine, LineFault> {
  const [first, ...turnTexts] = text.split(' ');
  const [, claimText, leftText] = /^(\d{1,9}|none)(?:\/(\d{1,3}))?$/.exec(first) ?? [];
  const claim = claimText === undefined ? undefined : parseCost(claimText);
  if (claim === undefined) return fail('bad-line');
  const left = leftText === undefined ? UNLIMITED : Number(leftText);
  const turns = parseTurns(turnTexts, game);
  return turns.ok ? ok({ kind: 'lemma', statement: { claim, left, turns: turns.value } }) : turns;
}

/** Guess, answer, guess, answer … of `aabb:1,0` and so on. */
function parseTurns(texts: readonly string[], game: ProofGame): Result<readonly number[], LineFault> {
  const turns: number[] = [];
  for (const text of texts) {
    const [guessText, answerText, rest] = text.split(':');
    const guess = game.guess(guessText);
    const answer = game.answer(answerText ?? '');
    if (guess === undefined) return fail('bad-guess');
    if (answer === undefined || rest !== undefined) return fail('bad-answer');
    turns.push(guess, answer);
  }
  return ok(turns);
}

/** `abcd 1,0=17 0,2=33/2013/bacdef` */
function parseGuess(text: string, game: ProofGame): Result<BoundLine, LineFault> {
  const [guessText, ...citationTexts] = text.split(' ');
  const guess = game.guess(guessText);
  if (guess === undefined) return fail('bad-guess');
  if (citationTexts.length === 0) return fail('bad-line');
  const citations: CitationText[] = [];
  for (const citation of citationTexts) {
    const [, answerText, number, map] = /^([^=]+)=(\d{1,9})(?:\/(.+))?$/.exec(citation) ?? [];
    if (answerText === undefined) return fail('bad-line');
    const answer = game.answer(answerText);
    if (answer === undefined) return fail('bad-answer');
    const symmetry = map === undefined ? undefined : game.symmetry(map);
    if (map !== undefined && !symmetry) return fail('not-a-symmetry');
    citations.push({ answer, lemma: Number(number), text: map ?? '', symmetry });
  }
  return ok({ kind: 'guess', guess, citations });
}
