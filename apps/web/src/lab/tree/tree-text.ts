import { makeLabGame } from '../session/lab-game.ts';
import type { ShownTree } from './grown.ts';

/** The terminal's line that makes the same tree; `undefined` for those that it only checks. */
export function treeCommand({ source, grown }: Pick<ShownTree, 'source' | 'grown'>): string | undefined {
  if (source === 'optimal')
    return `inkling optimal mastermind --rules ${makeLabGame(grown.game)} --out tree.strategy`;
  return grown.file === undefined ? undefined : 'inkling verify tree.strategy';
}
