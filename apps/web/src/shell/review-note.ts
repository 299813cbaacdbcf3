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

/** A summary of an analysed game, stored with it for statistics over many games. */
export interface ReviewNote {
  readonly choices: Choices;
  /** In bits; positive if luck favoured the player. A game that is not measured in bits has +1, 0 or −1. */
  readonly luck: number;
}

export function noteOf({ turns, luck }: JudgedGame): ReviewNote {
  const information = turns.flatMap((turn) => turn.information ?? []);
  const bits = information.reduce((sum, one) => sum + one.gained - one.expected, 0);
  return { choices: choicesIn(turns), luck: luck === undefined ? bits : LUCK_BITS[luck] };
}

const LUCK_BITS: Readonly<Record<Luck, number>> = { with: 1, usual: 0, against: -1 };

/** Returns whether luck was with or against the player in a summarised game. */
export function luckOfNote({ luck }: ReviewNote): Luck {
  return luckOfGame([{ gained: Math.max(luck, 0), expected: Math.max(-luck, 0) }]);
}

/** Rates the choices by their total loss or, if the loss of some turn is unknown, by the worst choice. */
export function choicesIn(turns: readonly JudgedTurn[]): Choices {
  if (turns.every(({ choice, lost }) => choice === undefined || lost !== undefined))
    return choicesOf(turns.reduce((sum, { lost = 0 }) => sum + lost, 0));
  const chosen = turns.flatMap(({ choice }) => choice ?? []);
  return ORDER.find((choice) => chosen.includes(choice)) ?? choicesByShare([]);
}

const ORDER = ['costly', 'fair', 'good'] as const;

/** The field of a saved game that holds its note. */
export const NOTE_FIELD = 'reviewed';

/** Returns the note stored with a saved game, or undefined if there is none. Never throws. */
export function parseReviewNote(stored: unknown): ReviewNote | undefined {
  const { choices, luck } = fieldsOf(fieldsOf(stored)[NOTE_FIELD]);
  const known = CHOICES.find((choice) => choice === choices);
  return known && typeof luck === 'number' && Number.isFinite(luck) ? { choices: known, luck } : undefined;
}

const CHOICES = ['best', 'good', 'fair', 'costly'] as const;

/** The number of bits at which a bar reaches its maximum length. */
export const LUCK_MOST = 10 * USUAL_BITS;
