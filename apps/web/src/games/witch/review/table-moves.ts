import type { TurnReview, WitchReview } from '@inkling/games/witch/analysis/review';
import type { TileFace, WitchEvent } from '@inkling/games/witch/rules/state';

/** A finished move: which tiles were turned over, the result, the question after it, and what the move cost. */
export interface TableMove {
  readonly tiles: readonly { readonly square: number; readonly face: TileFace }[];
  readonly end: WitchEvent & { readonly kind: 'match' | 'miss' | 'bomb' };
  readonly quiz: (WitchEvent & { readonly kind: 'quiz' }) | undefined;
  readonly review: TurnReview;
  /** Number of pairs still to be found, before and after the move. */
  readonly before: number;
  readonly after: number;
}

/** Returns the moves of a finished table, in order. */
export function movesOf(
  log: readonly WitchEvent[],
  { turns }: WitchReview,
  pairs: number,
): readonly TableMove[] {
  const moves: TableMove[] = [];
  let tiles: { square: number; face: TileFace }[] = [];
  let left = pairs;
  for (const event of log) {
    if (event.kind === 'flip') tiles.push({ square: event.square, face: event.face });
    if (event.kind === 'quiz') {
      const last = moves.at(-1);
      if (last) moves[moves.length - 1] = { ...last, quiz: event };
    }
    if (event.kind !== 'match' && event.kind !== 'miss' && event.kind !== 'bomb') continue;
    const before = left;
    if (event.kind === 'match') left--;
    if (event.kind === 'bomb' && event.covered) left++;
    const review = turns[moves.length];
    if (review) moves.push({ tiles, end: event, quiz: undefined, review, before, after: left });
    tiles = [];
  }
  return moves;
}

/** Returns the pairs of different witches that were turned over together by a lapse of memory, most frequent first. */
export function confusedPairs(
  moves: readonly TableMove[],
): readonly { readonly witches: readonly [number, number]; readonly times: number }[] {
  const seen = new Map<string, { witches: readonly [number, number]; times: number }>();
  for (const { end, review, tiles } of moves) {
    if (end.kind !== 'miss' || review.lost === 0) continue;
    const [one, other] = tiles
      .flatMap(({ face }) => (face.type === 'gameTile' ? [face.witch] : []))
      .toSorted((a, b) => a - b);
    if (one === undefined || other === undefined) continue;
    const key = `${one} ${other}`;
    seen.set(key, { witches: [one, other], times: (seen.get(key)?.times ?? 0) + 1 });
  }
  return [...seen.values()].toSorted((a, b) => b.times - a.times);
}
