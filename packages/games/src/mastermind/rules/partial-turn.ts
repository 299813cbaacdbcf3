import { needShape, needText } from '@inkling/core/arguments';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import {
  type Code,
  type Feedback,
  feedbackClass,
  feedbackOf,
  isFeedbackPossible,
} from '@inkling/core/feedback';
import { ok, type Result } from '@inkling/core/result';
import {
  type CodeFault,
  checkFeedback,
  type FeedbackFault,
  INPUT_LENGTH_MAX,
  parseCode,
  parseFeedback,
  parseTurn,
} from './notation.ts';
import { type Skin, skinOf } from './skins.ts';

/**
 * Parses a turn whose answer may be partly unknown: `aabb:1,?`, `aabb:?,0`, `aabb:?`, and everything that
 * `parseTurn` reads. The turn contains every answer that may be meant, in ascending order.
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
  const typed = text.length > INPUT_LENGTH_MAX ? null : PARTIAL.exec(text.trim());
  if (!typed) return parseTurn(text, rules, skin);
  const [, guessText = '', answerText = ''] = typed;
  const guess = parseCode(guessText, rules, skin);
  if (!guess.ok) return guess;
  const answer = parsePartialAnswer(answerText, rules.places);
  return answer.ok ? ok(givenTurn(guess.value, answer.value)) : answer;
}

/** Which of the two numbers of an answer is unknown. */
export type Unknown = 'exact' | 'near' | 'both';

/** An answer as it was given. Unknown numbers are 0. */
export interface GivenAnswer extends Feedback {
  readonly unknown?: Unknown;
}

/** Parses an answer that may be partly unknown: `1,?`, `?,0`, `1?`, `?`, and whatever `parseFeedback` reads. */
export function parsePartialAnswer(text: string, places: number): Result<GivenAnswer, FeedbackFault> {
  const typed = text.length > INPUT_LENGTH_MAX ? null : PARTIAL_ANSWER.exec(text.trim());
  if (!typed) return parseFeedback(text, places);
  const [, exact = '?', near = '?'] = typed;
  const checked = checkFeedback(Number(exact) || 0, Number(near) || 0, places);
  return checked.ok ? ok(settled(answerFrom(exact, near), places)) : checked;
}

/**
 * Writes an answer as `1,?`, or `1,0` if both numbers are known. Law: `parsePartialAnswer(makeGivenAnswer(a), places)` is
 * `a`.
 */
export function makeGivenAnswer(answer: GivenAnswer): string {
  return `${written(answer, 'exact')},${written(answer, 'near')}`;
}

/** Returns one number of an answer. Undefined if it is unknown. */
export function countIn(answer: GivenAnswer, part: keyof Feedback): number | undefined {
  return answer.unknown === part || answer.unknown === 'both' ? undefined : answer[part];
}

/** Returns both numbers of an answer. An unknown number is undefined. */
export function countsOf(
  answer: GivenAnswer,
): readonly [exact: number | undefined, near: number | undefined] {
  return [countIn(answer, 'exact'), countIn(answer, 'near')];
}

/** Builds an answer from two numbers as strings; `?` means unknown. */
export function answerFrom(exact: string, near: string): GivenAnswer {
  const known = { exact: Number(exact) || 0, near: Number(near) || 0 };
  if (exact !== '?' && near !== '?') return known;
  return { ...known, unknown: exact !== '?' ? 'near' : near !== '?' ? 'exact' : 'both' };
}

/** Returns the same answer, marked as fully known if only one answer can be meant, like 4 exact of four places. */
export function settled(answer: GivenAnswer, places: number): GivenAnswer {
  const { exact, near, unknown } = answer;
  if (unknown === undefined || readingsOf(answer, places).length > 1) return answer;
  return { exact, near };
}

/** Returns the classes that an answer may mean, in ascending order. A fully known answer has only one. */
export function readingsOf(answer: GivenAnswer, places: number): readonly number[] {
  return answersFor(written(answer, 'exact'), written(answer, 'near'), places);
}

/** Combines a guess and an answer into a turn that contains every answer that may be meant. */
export function givenTurn(guess: Code, answer: GivenAnswer): CodeTurn {
  if (answer.unknown === undefined) return { guess, feedback: feedbackClass(answer.exact, answer.near) };
  const [feedback = 0, ...others] = readingsOf(answer, guess.length);
  return others.length === 0 ? { guess, feedback } : { guess, feedback, others };
}

/** Returns the answer of a turn as it was given. */
export function givenAnswer({ feedback, others = [] }: Pick<CodeTurn, 'feedback' | 'others'>): GivenAnswer {
  const answers = [feedback, ...others].map(feedbackOf);
  const [first = { exact: 0, near: 0 }] = answers;
  if (others.length === 0) return first;
  const known = (part: keyof Feedback) =>
    answers.every((answer) => answer[part] === first[part]) ? String(first[part]) : '?';
  return answerFrom(known('exact'), known('near'));
}

function written(answer: GivenAnswer, part: keyof Feedback): string {
  return String(countIn(answer, part) ?? '?');
}

/** Returns the classes that are consistent with the known numbers, in ascending order. */
function answersFor(exact: string, near: string, places: number): readonly number[] {
  const counts = (known: string) =>
    known === '?' ? Array.from({ length: places + 1 }, (_, n) => n) : [Number(known)];
  return counts(exact)
    .flatMap((e) => counts(near).map((n) => [e, n] as const))
    .filter(([e, n]) => isFeedbackPossible(places, e, n))
    .map(([e, n]) => feedbackClass(e, n))
    .toSorted((a, b) => a - b);
}

/** An answer with at least one question mark. A question mark alone means that both numbers are unknown. */
const PARTIAL_ANSWER = /^(?:\?|(\?|\d{1,2})\s*[,/-]?\s*\?|\?\s*[,/-]?\s*(\d{1,2}))$/u;
/** A code, followed by such an answer. */
const PARTIAL = /^(.*?\S)(?:\s*[:=]\s*|\s+)(\?|(?:\?|\d{1,2})\s*[,/-]?\s*\?|\?\s*[,/-]?\s*\d{1,2})$/u;
