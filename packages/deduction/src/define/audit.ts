import { finish } from '@inkling/core/finish';
import type { AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';
import { alikeSecrets } from './searched.ts';

/** What is wrong or weak with a game. */
export interface Audit<Secret, Guess> {
  readonly secrets: number;
  readonly guesses: number;
  /** Different answers. */
  readonly answers: number;
  /** Groups of secrets that every guess answers alike. */
  readonly indistinguishable: readonly (readonly Secret[])[];
  /** Guesses that are answered the same whatever the secret. */
  readonly useless: readonly Guess[];
  /** Does any guess get the answer `solved`? True where the game ends without one. */
  readonly solvedOccurs: boolean;
  /** For games in which a guess must find the secret: secrets that none finds. */
  readonly neverFound: readonly Secret[];
  /**
   * No strategy takes fewer guesses at worst; `Infinity`, which is `null` in JSON, where no strategy ends. It follows from
   * the number of answers alone, so more may be needed.
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

/** The most answers of a guess that can find a secret, and of others; and how many secrets one guess finds. */
interface MostAnswers {
  readonly finding: number;
  readonly other: number;
  readonly found: number;
}

/** The least number of guesses that can solve all secrets, from how many a guess finds and how many answers it has. */
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
