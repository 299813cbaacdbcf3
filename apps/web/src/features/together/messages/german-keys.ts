import type { keys as english } from './english-keys.ts';

/** The list of keys and typed commands. Each game adds its own. */
export const keys: typeof english = {
  lobbyRows: [
    ['…/#/online/room/…', 'geht in einen Raum'],
    ['holly 427', 'geht zur Klasse mit diesem Namen'],
    ['recovery', 'zeigt den Rückkehr-Code'],
    ['recover CODE', 'kommt als dieser Gast zurück'],
    ['forget', 'fragt nach und vergisst dich'],
    ['state', 'sagt, wie es steht'],
  ],
  keyRows: [
    [['/'], 'zur Befehlszeile'],
    [['?'], 'diese Übersicht öffnen'],
  ],
};
