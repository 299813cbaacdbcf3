import { needShape } from '@inkling/core/arguments';
import type { ListedGame } from '@inkling/games/contract/optimum';

/** What `listGame` makes. */
export function needListedGame(listed: ListedGame): void {
  needShape(listed, 'listed', {
    problem: { matrix: 'object' },
    codec: { parseGuess: 'function' },
    search: 'object',
  });
}
