/** What a game calls its secret and one turn: `room` builds its sentences from it. */
export interface RoomNouns {
  readonly secret: string;
  readonly turn: { readonly one: string; readonly many: string };
}
