import { decoded } from '../../../shell/saved/decoded.ts';

/** What the address of a puzzle names beside it, where somebody comes for its proof and does not solve it. */
export interface ProofAddress {
  /** The puzzle whose proof it is: `GAME/RULES/CLUES`. */
  readonly puzzle: string;
  /** The slide that it opens, from 0. */
  readonly slide: number;
  /** The review of the game whose turns are the clues: what stands after `#/review/`. */
  readonly review: string | undefined;
}

/** Reads `PUZZLE/proof/slides/3/REVIEW`; slides and review may be left out. `undefined` for the puzzle alone. Total. */
export function parseProofAddress(path: string): ProofAddress | undefined {
  const [, puzzle, slide = '1', review = ''] =
    /^(.*?)\/proof(?:\/slides\/(\d{1,4}))?(?:\/(.*))?$/s.exec(path) ?? [];
  if (puzzle === undefined) return undefined;
  return { puzzle, slide: Math.max(0, Number(slide) - 1), review: decoded(review) || undefined };
}

export function makeProofAddress({ puzzle, slide, review }: ProofAddress): string {
  const slides = `${puzzle}/proof/slides/${slide + 1}`;
  return review === undefined ? slides : `${slides}/${encodeURIComponent(review)}`;
}
