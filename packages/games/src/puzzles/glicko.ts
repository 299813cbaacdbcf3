/**
 * A Glicko-2 rating (Mark E. Glickman, "Example of the Glicko-2 system", 2022): a player's strength, the
 * uncertainty of that estimate, and how much the strength varies over time.
 */
export interface Rating {
  /** 1500 for a new player. */
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export interface RatedResult {
  readonly against: Rating;
  /** 1 for a win, 0 for a loss. */
  readonly score: number;
}

export const NEW_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Returns the initial rating of a puzzle, estimated from its grade. */
export function ratingOfGrade(grade: number): Rating {
  return { ...NEW_RATING, rating: 900 + 200 * grade, deviation: 120 };
}

/** Returns the rating after a rating period with these results. */
export function ratedAfter(before: Rating, results: readonly RatedResult[], tau = 0.5): Rating {
  const mu = (before.rating - 1500) / SCALE;
  const phi = before.deviation / SCALE;
  if (results.length === 0)
    return { ...before, deviation: Math.min(350, SCALE * Math.hypot(phi, before.volatility)) };
  const games = results.map(({ against, score }) => {
    const g = 1 / Math.sqrt(1 + (3 * (against.deviation / SCALE) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-g * (mu - (against.rating - 1500) / SCALE)));
    return { g, expected, score };
  });
  const variance = 1 / games.reduce((sum, { g, expected }) => sum + g * g * expected * (1 - expected), 0);
  const gained = games.reduce((sum, { g, expected, score }) => sum + g * (score - expected), 0);
  const volatility = newVolatility(before.volatility, phi, variance, variance * gained, tau);
  const wider = Math.hypot(phi, volatility);
  const deviation = 1 / Math.sqrt(1 / wider ** 2 + 1 / variance);
  return {
    rating: SCALE * (mu + deviation * deviation * gained) + 1500,
    deviation: SCALE * deviation,
    volatility,
  };
}

/** Returns the new volatility: step 5 of the paper, which uses the Illinois algorithm. */
function newVolatility(before: number, phi: number, variance: number, delta: number, tau: number): number {
  const start = Math.log(before * before);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const spread = phi * phi + variance + e;
    return (e * (delta * delta - spread)) / (2 * spread * spread) - (x - start) / (tau * tau);
  };
  let low = start;
  let high = Math.log(delta * delta - phi * phi - variance);
  if (!(delta * delta > phi * phi + variance)) {
    let steps = 1;
    while (f(start - steps * tau) < 0) steps++;
    high = start - steps * tau;
  }
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > 1e-6) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else atLow /= 2;
    high = next;
    atHigh = atNext;
  }
  return Math.exp(low / 2);
}

const SCALE = 173.7178;
