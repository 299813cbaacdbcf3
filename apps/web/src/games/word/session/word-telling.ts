import type { WordReason } from '@inkling/games/word/analysis/why';
import type { WordView } from '@inkling/games/word/rules/game';
import { ENGLISH } from '@inkling/games/word/rules/letters';
import type { WordFindings } from '../engine/questions.ts';
import { wordWords } from '../messages/language.ts';

/** A letter at a place, both from 0. */
export interface WordCell {
  readonly place: number;
  readonly letter: number;
}

/** What the engine said of a cell. */
export interface WordTold extends WordCell {
  readonly reason: WordReason;
}

/** Empty while nothing is explained. */
export function whySentence(told: WordTold | undefined): string {
  const { why } = wordWords();
  if (!told) return '';
  const letter = ENGLISH.letters[told.letter] ?? '';
  const { reason, place } = told;
  if (reason.verdict === 'contradiction') return why.contradiction;
  if (reason.verdict === 'impossible') return why.impossible(place + 1, letter, reason.sets);
  return why.possible(place + 1, letter, reason.count, reason.witness);
}

/** How the game ended; empty while it goes on. */
export function endSentence(view: WordView | undefined): string {
  const { speech } = wordWords();
  if (!view?.over) return '';
  return view.solved ? speech.won(view.turns.length) : speech.lost(view.secret ?? '');
}

/** Which rounds cannot all be true; `undefined` while they can. */
export function conflictSentence(findings: WordFindings | undefined): string | undefined {
  if (!findings || findings.check.consistent) return undefined;
  const { conflict, repairs } = findings.check;
  return wordWords().conflict.spoken(conflict, repairs.length);
}
