import { ABSENT, type Mark, WORD_LENGTH_MAX } from '@inkling/core/marks';
import { ENGLISH, spell, splitLetters } from '@inkling/games/word/rules/letters';
import type { Round } from '@inkling/games/word/rules/rounds';

/** The half-typed round: its letters, a mark for each, and the letter whose mark comes next. Every function is total. */
export interface WordDraft {
  readonly letters: readonly string[];
  readonly marks: readonly Mark[];
  /** 0-based */
  readonly place: number;
}

export const EMPTY_DRAFT: WordDraft = { letters: [], marks: [], place: 0 };

export function draftOf(word: string): WordDraft {
  const letters = splitLetters(word)
    .filter((letter) => ENGLISH.numbers.has(letter))
    .slice(0, WORD_LENGTH_MAX);
  return { letters, marks: letters.map(() => ABSENT), place: 0 };
}

/** Writes a letter at the end; past the last place it is not taken. */
export function typeLetter(draft: WordDraft, letter: string, most: number): WordDraft {
  const { letters, marks } = draft;
  if (letters.length >= most || !ENGLISH.numbers.has(letter)) return draft;
  return { letters: [...letters, letter], marks: [...marks, ABSENT], place: 0 };
}

export function eraseLetter({ letters, marks }: WordDraft): WordDraft {
  return { letters: letters.slice(0, -1), marks: marks.slice(0, -1), place: 0 };
}

/** Sets a mark and goes on to the next letter, from the last to the first. */
export function setMark(draft: WordDraft, mark: Mark, place: number = draft.place): WordDraft {
  if (place >= draft.letters.length) return draft;
  return { ...draft, marks: draft.marks.with(place, mark), place: (place + 1) % draft.letters.length };
}

/** Absent → near → exact → absent; the place stays. */
export function cycleMark(draft: WordDraft, place: number = draft.place): WordDraft {
  const mark = draft.marks[place];
  if (mark === undefined) return draft;
  return { ...draft, marks: draft.marks.with(place, nextMark(mark)), place };
}

export function nextMark(mark: Mark): Mark {
  return ((mark + 1) % 3) as Mark;
}

export function goToPlace(draft: WordDraft, place: number): WordDraft {
  return { ...draft, place: Math.min(Math.max(place, 0), Math.max(draft.letters.length - 1, 0)) };
}

/** The round that the draft writes, or `undefined` when it has not a letter. */
export function roundOf({ letters, marks }: WordDraft): Round | undefined {
  const guess = spell(ENGLISH, letters.join(''));
  return guess && guess.length > 0 ? { guess, marks } : undefined;
}

/** `salet:21000`. Law: `parseWordDraft(makeWordDraft(d))` is `d` with its place at 0. */
export function makeWordDraft({ letters, marks }: WordDraft): string {
  return `${letters.join('')}:${marks.join('')}`;
}

/** Total: anything else is an empty draft. */
export function parseWordDraft(text: unknown): WordDraft {
  const match = typeof text === 'string' ? /^([a-z]{1,32}):([012]{1,32})$/.exec(text) : null;
  const [, letters = '', marks = ''] = match ?? [];
  if (letters.length !== marks.length) return EMPTY_DRAFT;
  return { letters: [...letters], marks: Array.from(marks, (mark) => Number(mark) as Mark), place: 0 };
}
