import type { Saved } from '../../../shell/saved/saved.ts';
import { type GameWithHistory, storedSheet } from '../../../shell/saved-games.ts';
import type { Archive } from './archive.ts';

type Entries = Archive['entries'];

/**
 * Leaves out games with moves or rules that their own game does not accept. Games that cannot be checked now are kept,
 * because their pages check them again.
 */
export async function legalEntries(
  entries: Entries,
  games: readonly GameWithHistory[],
  saved: Saved,
): Promise<Entries> {
  const illegal = new Set<unknown>();
  for (const { entry, part } of games) {
    const values = entries.flatMap(([, value]) => (storedSheet(value)?.game === entry.id ? [value] : []));
    if (values.length === 0) continue;
    const legal = await part.check?.(values, saved).catch(() => undefined);
    for (const [at, value] of values.entries()) if (legal?.[at] === false) illegal.add(value);
  }
  return entries.filter(([, value]) => !illegal.has(value));
}
