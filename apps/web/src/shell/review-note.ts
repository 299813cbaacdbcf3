import {
  type Choices,
  choicesByShare,
  choicesOf,
  type Luck,
  luckOfGame,
  USUAL_BITS,
} from './game/result/model/story.ts';
import type { JudgedGame, JudgedTurn } from './review-part.ts';
import { fieldsOf } from './saved/saved.ts';

/** What a judged game came down to, kept beside it for the figures of many games. */
export interface ReviewNote {
  readonly choices: Choices;
  /** In bits, above 0 with the player; a game without bits has one for luck and one for none. */
  readonly luck: number;
}

export function noteOf({ turns, luck }: JudgedGame): ReviewNote {
  const information = turns.flatMap((turn) => turn.information ?? []);
  const bits = information.reduce((sum, one) => sum + one.gained - one.expected, 0);
  return { choices: choicesIn(turns), luck: luck === undefined ? bits : LUCK_BITS[luck] };
}

const LUCK_BITS: Readonly<Record<Luck, number>> = { with: 1, usual: 0, against: -1 };

/** How the answers of a noted game treated the player. */
export function luckOfNote({ luck }: ReviewNote): Luck {
  return luckOfGame([{ gained: Math.max(luck, 0), expected: Math.max(-luck, 0) }]);
}

/** By what they lost in all, or, where not every turn says what it lost, by the worst of them. */
export function choicesIn(turns: readonly JudgedTurn[]): Choices {
  if (turns.every(({ choice, lost }) => choice === undefined || lost !== undefined))
    return choicesOf(turns.reduce((sum, { lost = 0 }) => sum + lost, 0));
  const chosen = turns.flatMap(({ choice }) => choice ?? []);
  return ORDER.find((choice) => chosen.includes(choice)) ?? choicesByShare([]);
}

const ORDER = ['costly', 'fair', 'good'] as const;

/** The field of a kept game that holds its note. */
export const NOTE_FIELD = 'reviewed';

/** The note beside a kept game; `undefined` when there is none. Total. */
export function parseReviewNote(stored: unknown): ReviewNote | undefined {
  const { choices, luck } = fieldsOf(fieldsOf(stored)[NOTE_FIELD]);
  const known = CHOICES.find((choice) => choice === choices);
  return known && typeof luck === 'number' && Number.isFinite(luck) ? { choices: known, luck } : undefined;
}

const CHOICES = ['best', 'good', 'fair', 'costly'] as const;

/** Bits beyond which a bar is as long as it can be. */
export const LUCK_MOST = 10 * USUAL_BITS;
