/** A computer player. */
export interface PlayerSpec<Params, View> {
  readonly name: string;
  /** `seconds`: a move can take that long, so ask in a thread of its own. */
  readonly cost: 'instant' | 'seconds';
  /** Can this player play by these rules on a server? */
  canPlay(params: Params): boolean;
  /**
   * The move, as a room reads it; `undefined` when the player is stuck. It gets the view of its seat, so it cannot
   * peek at what it was never given, and the same view and seed give the same move. The seed stays the same all game; a
   * player that draws anew for each move mixes in how far the game has come.
   */
  move(view: View, seed: string): string | undefined;
}
