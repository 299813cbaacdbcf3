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
  roomRows: [
    ['sit breaker', 'ocupa un asiento libre'],
    ['open', 'muestra al final el código guardado'],
    ['resign', 'se rinde'],
    ['rematch', 'juega otra vez lo mismo'],
    ['swap', 'juega otra vez, cambiando de asiento'],
    ['withdraw', 'retira la invitación mientras no haya venido nadie'],
    ['say nice', 'dice una de seis cosas: hello, nice, thinking, oops, wow, thanks'],
    ['copy', 'copia el enlace de la sala'],
    ['state', 'dice cómo va todo'],
    ['back', 'va a todas las salas'],
  ],
  keyRows: [
    [['/'], 'va a la línea de órdenes'],
    [['?'], 'muestra estas teclas'],
  ],
};
