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
  const typed = text.length > INPUT_LENGTH_MAX ? null : PARTIAL.exec(text.trim());
  if (!typed) return parseTurn(text, rules, skin);
  const [, guessText = '', answerText = ''] = typed;
  const guess = parseCode(guessText, rules, skin);
  if (!guess.ok) return guess;
  const answer = parsePartialAnswer(answerText, rules.places);
  return answer.ok ? ok(givenTurn(guess.value, answer.value)) : answer;
}

/** Which of the two numbers of an answer nobody knows. */
export type Unknown = 'exact' | 'near' | 'both';

/** An answer as somebody gave it; a number that is not known stands in it as 0. */
export interface GivenAnswer extends Feedback {
  readonly unknown?: Unknown;
}

/** Reads an answer of which a part may be unknown: `1,?`, `?,0`, `1?`, `?`, and everything that `parseFeedback` reads. */
export function parsePartialAnswer(text: string, places: number): Result<GivenAnswer, FeedbackFault> {
  const typed = text.length > INPUT_LENGTH_MAX ? null : PARTIAL_ANSWER.exec(text.trim());
  if (!typed) return parseFeedback(text, places);
  const [, exact = '?', near = '?'] = typed;
  const checked = checkFeedback(Number(exact) || 0, Number(near) || 0, places);
  return checked.ok ? ok(settled(answerFrom(exact, near), places)) : checked;
}

/** `1,?`, or `1,0` where both numbers are known. Law: `parsePartialAnswer(makeGivenAnswer(a), places)` is `a`. */
export function makeGivenAnswer(answer: GivenAnswer): string {
  return `${written(answer, 'exact')},${written(answer, 'near')}`;
}

/** A number of an answer; `undefined` where it is not known. */
export function countIn(answer: GivenAnswer, part: keyof Feedback): number | undefined {
  return answer.unknown === part || answer.unknown === 'both' ? undefined : answer[part];
}

/** Both numbers of an answer; `undefined` for one that is not known. */
export function countsOf(
  answer: GivenAnswer,
): readonly [exact: number | undefined, near: number | undefined] {
  return [countIn(answer, 'exact'), countIn(answer, 'near')];
}

/** From two numbers as they are written, `?` for the one that is not known. */
export function answerFrom(exact: string, near: string): GivenAnswer {
  const known = { exact: Number(exact) || 0, near: Number(near) || 0 };
  if (exact !== '?' && near !== '?') return known;
  return { ...known, unknown: exact !== '?' ? 'near' : near !== '?' ? 'exact' : 'both' };
}

/** The same answer, whole where only one can be meant: four places that are all right leave no doubt about the others. */
export function settled(answer: GivenAnswer, places: number): GivenAnswer {
  const { exact, near, unknown } = answer;
  if (unknown === undefined || readingsOf(answer, places).length > 1) return answer;
  return { exact, near };
}

/** The classes that an answer may mean, ascending: one, if all of it is known. */
export function readingsOf(answer: GivenAnswer, places: number): readonly number[] {
  return answersFor(written(answer, 'exact'), written(answer, 'near'), places);
}

/** The turn of a guess, with all answers that were possibly meant. */
export function givenTurn(guess: Code, answer: GivenAnswer): CodeTurn {
  if (answer.unknown === undefined) return { guess, feedback: feedbackClass(answer.exact, answer.near) };
  const [feedback = 0, ...others] = readingsOf(answer, guess.length);
  return others.length === 0 ? { guess, feedback } : { guess, feedback, others };
}

/** The answer of a turn as it was given. */
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

/** An answer with at least one question mark; a lone one says that nothing is known. */
const PARTIAL_ANSWER = /^(?:\?|(\?|\d{1,2})\s*[,/-]?\s*\?|\?\s*[,/-]?\s*(\d{1,2}))$/u;
/** A code, and such an answer. */
const PARTIAL = /^(.*?\S)(?:\s*[:=]\s*|\s+)(\?|(?:\?|\d{1,2})\s*[,/-]?\s*\?|\?\s*[,/-]?\s*\d{1,2})$/u;
