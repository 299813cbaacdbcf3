/** What a board in somebody else's page says beside it. */
export const english = {
  play: 'Play it on Inkling',
  nothing: 'There is no game at this address. It can be copied anew from the share sheet of a game.',
};

export type Messages = typeof english;
