/** The contents of a saved session, by label. */
export interface SavedSession {
  readonly secret: string | undefined;
  readonly turns: readonly (readonly [guess: string, answer: string])[];
}

/** Parses the output of `serialise`. Throws a `TypeError` that says what is wrong. */
export function parseSavedSession(text: string, game: string): SavedSession {
  const saved = parse(text);
  if (saved['inkling'] !== 'session 1') throw new TypeError('this is not a saved session of this version');
  if (saved['game'] !== game) throw new TypeError(`the saved session is one of “${String(saved['game'])}”`);
  const { secret, turns } = saved;
  if (secret !== undefined && typeof secret !== 'string') throw new TypeError('the secret is not a string');
  if (!Array.isArray(turns)) throw new TypeError('the saved session has no turns');
  return {
    secret,
    turns: turns.map((turn: unknown, at) => {
      const [guess, answer] = Array.isArray(turn) ? turn : [];
      if (typeof guess !== 'string' || typeof answer !== 'string')
        throw new TypeError(`turn ${at} of the saved session is not a pair of strings`);
      return [guess, answer];
    }),
  };
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value) return value as Readonly<Record<string, unknown>>;
  } catch {
    // Not JSON: the error below covers this, too.
  }
  throw new TypeError('this is not a saved session');
}
