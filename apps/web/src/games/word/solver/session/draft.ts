import { ABSENT, type Mark, WORD_LENGTH_MAX } from '@inkling/core/marks';
import { type Alphabet, spell, splitLetters } from '@inkling/games/word/rules/letters';
import type { Round } from '@inkling/games/word/rules/rounds';

/** A half-typed round: its letters, a mark for each, and the letter to mark next. No function here throws. */
export interface RoundDraft {
  readonly letters: readonly string[];
  readonly marks: readonly Mark[];
  /** The zero-based index of the letter to mark next. */
  readonly place: number;
}

export const EMPTY_DRAFT: RoundDraft = { letters: [], marks: [], place: 0 };

export function draftOf(word: string): RoundDraft {
  const letters = splitLetters(word).slice(0, WORD_LENGTH_MAX);
  return { letters, marks: letters.map(() => ABSENT), place: 0 };
}

/** Appends a letter, unless the draft already has `most` letters. */
export function typeLetter(draft: RoundDraft, letter: string, most: number): RoundDraft {
  const { letters, marks } = draft;
  if (letters.length >= most) return draft;
  return { letters: [...letters, letter], marks: [...marks, ABSENT], place: 0 };
}

export function eraseLetter({ letters, marks }: RoundDraft): RoundDraft {
  return { letters: letters.slice(0, -1), marks: marks.slice(0, -1), place: 0 };
}

/** Sets a mark and advances to the next letter, from the last to the first. */
export function setMark(draft: RoundDraft, mark: Mark, place: number = draft.place): RoundDraft {
  if (place >= draft.letters.length) return draft;
  return { ...draft, marks: draft.marks.with(place, mark), place: (place + 1) % draft.letters.length };
}

/** Advances a mark: absent → near → exact → absent. `place` becomes the current letter. */
export function cycleMark(draft: RoundDraft, place: number = draft.place): RoundDraft {
  const mark = draft.marks[place];
  if (mark === undefined) return draft;
  return { ...draft, marks: draft.marks.with(place, nextMark(mark)), place };
}

export function nextMark(mark: Mark): Mark {
  return ((mark + 1) % 3) as Mark;
}

export function goToPlace(draft: RoundDraft, place: number): RoundDraft {
  return { ...draft, place: Math.min(Math.max(place, 0), Math.max(draft.letters.length - 1, 0)) };
}

/** The round that the draft describes. Undefined if it has no letters, or one from another alphabet. */
export function roundOf(alphabet: Alphabet, { letters, marks }: RoundDraft): Round | undefined {
  const guess = spell(alphabet, letters.join(''));
  return guess && guess.length > 0 ? { guess, marks } : undefined;
}

/** Returns for example `salet:21000`. `parseDraft(makeDraft(d))` equals `d` with its place at 0. */
export function makeDraft({ letters, marks }: RoundDraft): string {
  return `${letters.join('')}:${marks.join('')}`;
}

/** Parses a draft. Never throws: anything invalid gives the empty draft. */
export function parseDraft(text: unknown): RoundDraft {
  const match = typeof text === 'string' ? /^(\p{Ll}{1,32}):([012]{1,32})$/u.exec(text) : null;
  const [, letters = '', marks = ''] = match ?? [];
  if ([...letters].length !== marks.length) return EMPTY_DRAFT;
  return { letters: [...letters], marks: Array.from(marks, (mark) => Number(mark) as Mark), place: 0 };
}
