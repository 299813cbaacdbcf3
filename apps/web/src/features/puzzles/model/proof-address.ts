import { decoded } from '../../../shell/saved/decoded.ts';

/** The address of a puzzle's proof, for users who come to read the proof rather than to solve the puzzle. */
export interface ProofAddress {
  /** The puzzle whose proof is shown: `GAME/RULES/CLUES`. */
  readonly puzzle: string;
  /** Zero-based index of the slide to open. */
  readonly slide: number;
  /** The review of the game whose turns are the clues: the part of its address after `#/review/`. */
  readonly review: string | undefined;
}

/**
 * Parses `PUZZLE/proof/slides/3/REVIEW`, in which the slide number is one-based. `/slides/3` and `/REVIEW` are
 * optional. Returns undefined for the address of a puzzle alone. Never throws.
 */
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
