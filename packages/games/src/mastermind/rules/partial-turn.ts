import { needShape, needText } from '@inkling/core/arguments';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { type Feedback, feedbackClass, isFeedbackPossible } from '@inkling/core/feedback';
import { ok, type Result } from '@inkling/core/result';
import {
  type CodeFault,
  checkFeedback,
  type FeedbackFault,
  makeFeedback,
  parseCode,
  parseTurn,
} from './notation.ts';
import { type Skin, skinOf } from './skins.ts';

/**
 * A turn whose answer may be partly unknown: `aabb:1,?`, `aabb:?,0`, `aabb:?`, and everything that `parseTurn` reads. The
 * turn holds all answers that it may have been, the smallest first.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function parsePartialTurn(
  text: string,
  rules: CodeRules,
  skin: Skin = skinOf('letters'),
): Result<CodeTurn, CodeFault | FeedbackFault> {
  needText(text, 'text');
  needShape(skin, 'skin', { names: 'list', letters: 'list' });
  const typed = PARTIAL.exec(text.trim());
  if (!typed || text.length > LENGTH_MAX) return parseTurn(text, rules, skin);
  const [, guessText = '', exact = '?', near = '?'] = typed;
  const guess = parseCode(guessText, rules, skin);
  if (!guess.ok) return guess;
  const [feedback, ...others] = answersFor(exact, near, rules.places);
  if (feedback === undefined) {
    const checked = checkFeedback(Number(exact) || 0, Number(near) || 0, rules.places);
    if (checked.ok) throw new Error(`no answer fits ${exact},${near}`);
    return checked;
  }
  const turn = { guess: guess.value, feedback };
  return ok(others.length === 0 ? turn : { ...turn, others });
}

/** `1,?`: the answers that a turn may have had, as they are typed. `1,0` where the answer is known. */
export function makePartialAnswer(answers: readonly Feedback[]): string {
  const [first = { exact: 0, near: 0 }] = answers;
  if (answers.length <= 1) return makeFeedback(first);
  const known = (part: keyof Feedback) =>
    answers.every((answer) => answer[part] === first[part]) ? String(first[part]) : '?';
  return `${known('exact')},${known('near')}`;
}

/** The classes that agree with what is known, ascending. */
function answersFor(exact: string, near: string, places: number): readonly number[] {
  const counts = (known: string) =>
    known === '?' ? Array.from({ length: places + 1 }, (_, n) => n) : [Number(known)];
  return counts(exact)
    .flatMap((e) => counts(near).map((n) => [e, n] as const))
    .filter(([e, n]) => isFeedbackPossible(places, e, n))
    .map(([e, n]) => feedbackClass(e, n))
    .toSorted((a, b) => a - b);
}

/** A code, and an answer with at least one question mark; a lone one says that nothing is known. */
const PARTIAL = /^(.*?\S)(?:\s*[:=]\s*|\s+)(?:\?|(\?|\d{1,2})\s*[,/-]?\s*\?|\?\s*[,/-]?\s*(\d{1,2}))$/u;
const LENGTH_MAX = 400;
