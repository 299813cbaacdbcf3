import type { keys as english } from './english-keys.ts';

/** The sheet of keys and typed commands. What belongs to a game, the game adds. */
export const keys: typeof english = {
  lobbyRows: [
    ['…/#/online/room/…', 'va a una sala'],
    ['recovery', 'muestra el código de recuperación'],
    ['recover CODE', 'vuelve como ese invitado'],
    ['forget', 'pregunta, y te olvida'],
    ['state', 'dice cómo va todo'],
  ],
  keyRows: [
    [['/'], 'va a la línea de órdenes'],
    [['?'], 'muestra estas teclas'],
  ],
};
