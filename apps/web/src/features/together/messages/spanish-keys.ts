import type { keys as english } from './english-keys.ts';

/** The list of keys and typed commands. Each game adds its own. */
export const keys: typeof english = {
  lobbyRows: [
    ['…/#/online/room/…', 'va a una sala'],
    ['holly 427', 'va a la clase con este nombre'],
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
