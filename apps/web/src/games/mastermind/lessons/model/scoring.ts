import { type Code, type Feedback, feedbackOf, scoreCode } from '@inkling/core/feedback';

/** A near match as it is drawn: a place of the guess, and the place of the secret that is matched with it. */
export interface NearMatch {
  readonly guess: number;
  readonly secret: number;
}

/** Explains how a score is computed. Places are zero-based. */
export interface Scoring {
  readonly feedback: Feedback;
  readonly exact: readonly number[];
  readonly near: readonly NearMatch[];
  /** For each symbol in either code: its number of copies in each, and the smaller of the two. */
  readonly counts: readonly SymbolCount[];
  /** Sum of the smaller counts: exact and near together. */
  readonly total: number;
  /** The near count of a hasty reader: all places that are not exact and whose symbol is anywhere in the secret. */
  readonly hasty: number;
  /** A symbol that the hasty reader counts too often. */
  readonly overcounted: SymbolCount | undefined;
}

export interface SymbolCount {
  readonly symbol: number;
  readonly inGuess: number;
  readonly inSecret: number;
  readonly less: number;
}

/**
 * Spells out step by step what `scoreCode` computes: exact matches first, then each remaining place of the guess is
 * paired with at most one place of the secret.
 */
export function explainScore(guess: Code, secret: Code): Scoring {
  const places = Array.from(guess, (_, place) => place);
  const exact = places.filter((place) => guess[place] === secret[place]);
  const open = new Set(places.filter((place) => !exact.includes(place)));
  const near: NearMatch[] = [];
  for (const place of places) {
    if (exact.includes(place)) continue;
    const found = [...open].find((other) => secret[other] === guess[place]);
    if (found === undefined) continue;
    open.delete(found);
    near.push({ guess: place, secret: found });
  }
  const counts = countSymbols(guess, secret);
  const hastyOf = (symbol: number) =>
    places.filter((place) => guess[place] === symbol && !exact.includes(place)).length;
  const rightOf = (symbol: number) => near.filter((match) => guess[match.guess] === symbol).length;
  const shared = counts.filter(({ inGuess, inSecret }) => inGuess > 0 && inSecret > 0);
  return {
    feedback: feedbackOf(scoreCode(guess, secret)),
    exact,
    near,
    counts,
    total: counts.reduce((sum, { less }) => sum + less, 0),
    hasty: shared.reduce((sum, { symbol }) => sum + hastyOf(symbol), 0),
    overcounted: shared.find(({ symbol }) => hastyOf(symbol) > rightOf(symbol)),
  };
}

function countSymbols(guess: Code, secret: Code): readonly SymbolCount[] {
  const symbols = [...new Set([...Array.from(secret), ...Array.from(guess)])].toSorted((a, b) => a - b);
  const copies = (code: Code, symbol: number) => Array.from(code).filter((other) => other === symbol).length;
  return symbols.map((symbol) => {
    const inGuess = copies(guess, symbol);
    const inSecret = copies(secret, symbol);
    return { symbol, inGuess, inSecret, less: Math.min(inGuess, inSecret) };
  });
}

/** How an answer to the quiz is right or wrong (see `judgeAnswer`). */
export type Slip = 'right' | 'exact' | 'hasty' | 'exact-again' | 'near';

/**
 * Classifies an answer to the quiz. `exact`: the exact count is wrong. `hasty`: a copy was counted twice.
 * `exact-again`: the exact matches were also counted as near. `near`: the near count is wrong in another way.
 */
export function judgeAnswer(answer: Feedback, scoring: Scoring): Slip {
  const { exact, near } = scoring.feedback;
  if (answer.exact !== exact) return 'exact';
  if (answer.near === near) return 'right';
  if (answer.near === scoring.hasty) return 'hasty';
  return answer.near === scoring.total ? 'exact-again' : 'near';
}

/** The steps of the drawing: the exact matches, then the near ones as well, then the whole answer. */
export const STAGES = ['exact', 'near', 'count'] as const;
export type Stage = (typeof STAGES)[number];

export interface Quiz {
  readonly secret: Code;
  readonly guess: Code;
  readonly scoring: Scoring;
  readonly answer: Feedback;
  readonly slip: Slip | undefined;
}
