import { finish } from '@inkling/core/finish';
import type { AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';
import { alikeSecrets } from './searched.ts';

/** Faults and weaknesses of a game. */
export interface Audit<Secret, Guess> {
  readonly secrets: number;
  readonly guesses: number;
  /** The number of different answers. */
  readonly answers: number;
  /** Groups of secrets that get the same answer to every guess. */
  readonly indistinguishable: readonly (readonly Secret[])[];
  /** Guesses that get the same answer for every secret. */
  readonly useless: readonly Guess[];
  /** Whether any guess gets the answer `solved`. Always true in a game that ends when one secret is left. */
  readonly solvedOccurs: boolean;
  /** Secrets that no guess finds; only in games in which a guess must find the secret. */
  readonly neverFound: readonly Secret[];
  /**
   * A lower bound of the worst case of any strategy, in guesses; `Infinity`, which JSON turns into `null`, if no
   * strategy finds every secret. It is derived from the number of answers alone, so more guesses may be needed.
   */
  readonly depthMin: number;
}

export function auditGame<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
): Audit<Secret, Guess> {
  const { table, secrets, guesses, solved, goal } = game;
  const isFound = new Uint8Array(secrets.items.length);
  const useless: Guess[] = [];
  const parts = { finding: 1, other: 1, found: 0 };
  for (const [guess, item] of guesses.items.entries()) {
    const row = table.row(guess);
    const classes = new Set<number>();
    let found = 0;
    for (let secret = 0; secret < row.length; secret++) {
      classes.add(row[secret]);
      if (row[secret] !== solved) continue;
      isFound[secret] = 1;
      found++;
    }
    if (classes.size === 1 && secrets.items.length > 1) useless.push(item);
    const kind = found > 0 ? 'finding' : 'other';
    parts[kind] = Math.max(parts[kind], classes.size);
    parts.found = Math.max(parts.found, found);
  }
  const indistinguishable = finish(alikeSecrets(game)).map((group) =>
    group.map((secret) => secrets.items[secret] as Secret),
  );
  const neverFound = goal === 'found' ? secrets.items.filter((_, secret) => isFound[secret] === 0) : [];
  const isEndless = (goal === 'identified' ? indistinguishable : neverFound).length > 0;
  return {
    secrets: secrets.items.length,
    guesses: guesses.items.length,
    answers: table.answers.length,
    indistinguishable,
    useless,
    solvedOccurs: goal === 'identified' || parts.found > 0,
    neverFound,
    depthMin: isEndless ? Number.POSITIVE_INFINITY : leastDepth(secrets.items.length, parts, goal),
  };
}

/** The most answers of a guess that can find a secret and of any other guess; and the most secrets one guess finds. */
interface MostAnswers {
  readonly finding: number;
  readonly other: number;
  readonly found: number;
}

/** Computes a lower bound of the guesses that solve all secrets, from the most answers and finds of one guess. */
function leastDepth(
  secretCount: number,
  { finding, other, found }: MostAnswers,
  goal: 'found' | 'identified',
): number {
  if (goal === 'found' && found === 0) return Number.POSITIVE_INFINITY;
  let depth = goal === 'found' ? 1 : 0;
  let reach = goal === 'found' ? found : 1;
  while (reach < secretCount) {
    const further = goal === 'found' ? Math.max(found + (finding - 1) * reach, other * reach) : other * reach;
    if (further <= reach) return Number.POSITIVE_INFINITY;
    reach = further;
    depth++;
  }
  return depth;
}
