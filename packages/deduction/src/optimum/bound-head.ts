import type { ListName } from '../check/named-list.ts';
import { NEVER } from '../check/set-bounds.ts';

/** The lines of a proof that name its game. */
export function rulesLines(rules: string, lists: readonly ListName[]): readonly string[] {
  const named = lists.map(({ name, count, sha256 }) => `list ${name} ${count} sha256:${sha256}`);
  return [`rules ${rules}`, ...named];
}

/** A cost as a proof has it: `none` where no strategy keeps to the limit. */
export function makeCost(cost: number): string {
  return cost === NEVER ? 'none' : `${cost}`;
}
