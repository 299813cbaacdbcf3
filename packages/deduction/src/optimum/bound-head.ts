import type { ListName } from '../check/named-list.ts';
import { NEVER } from '../check/set-bounds.ts';

/** Returns the header lines that name the rules and the word lists. */
export function rulesLines(rules: string, lists: readonly ListName[]): readonly string[] {
  const named = lists.map(({ name, count, sha256 }) => `list ${name} ${count} sha256:${sha256}`);
  return [`rules ${rules}`, ...named];
}

/** Returns a cost as it is written in a proof: `none` if no strategy keeps to the limit. */
export function makeCost(cost: number): string {
  return cost === NEVER ? 'none' : `${cost}`;
}
