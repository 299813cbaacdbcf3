import type { CommandRow, KeyRow } from '../../../ui/keycap.tsx';

/** The list of keys and typed commands. Each game adds its own. */
export const keys = {
  lobbyRows: [
    ['…/#/online/room/…', 'goes to a room'],
    ['holly 427', 'goes to that class'],
    ['recovery', 'shows the recovery code'],
    ['recover CODE', 'comes back as that guest'],
    ['forget', 'asks first, then forgets you'],
    ['state', 'says where things stand'],
  ] as readonly CommandRow[],
  keyRows: [
    [['/'], 'go to the command line'],
    [['?'], 'show these keys'],
  ] as readonly KeyRow[],
};
