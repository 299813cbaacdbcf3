import type { CommandRow, KeyRow } from '../../../ui/keycap.tsx';

/** The sheet of keys and typed commands. What belongs to a game, the game adds. */
export const keys = {
  lobbyRows: [
    ['…/#/online/room/…', 'goes to a room'],
    ['recovery', 'shows the recovery code'],
    ['recover CODE', 'comes back as that guest'],
    ['forget', 'asks, and forgets you'],
    ['state', 'says where things stand'],
  ] as readonly CommandRow[],
  roomRows: [
    ['sit breaker', 'takes a free seat'],
    ['open', 'shows your code at the end'],
    ['resign', 'gives up'],
    ['rematch', 'plays the same again'],
    ['swap', 'plays the same again, seats changed'],
    ['withdraw', 'withdraws the invitation while nobody has come'],
    ['say nice', 'says one of six things: hello, nice, thinking, oops, wow, thanks'],
    ['copy', 'copies the link of the room'],
    ['state', 'says where things stand'],
    ['back', 'goes to all rooms'],
  ] as readonly CommandRow[],
  keyRows: [
    [['/'], 'to the command line'],
    [['?'], 'show these keys'],
  ] as readonly KeyRow[],
};
