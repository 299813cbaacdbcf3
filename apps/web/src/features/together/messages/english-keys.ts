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
  keyRows: [
    [['/'], 'to the command line'],
    [['?'], 'show these keys'],
  ] as readonly KeyRow[],
};
