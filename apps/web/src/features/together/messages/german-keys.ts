import type { keys as english } from './english-keys.ts';

/** The sheet of keys and typed commands. What belongs to a game, the game adds. */
export const keys: typeof english = {
  lobbyRows: [
    ['…/#/online/room/…', 'geht in einen Raum'],
    ['recovery', 'zeigt den Rückkehr-Code'],
    ['recover CODE', 'kommt als dieser Gast zurück'],
    ['forget', 'fragt nach und vergisst dich'],
    ['state', 'sagt, wie es steht'],
  ],
  roomRows: [
    ['sit breaker', 'spielt auf einem freien Sitz mit'],
    ['open', 'deckt am Ende deinen Code auf'],
    ['resign', 'gibt auf'],
    ['rematch', 'spielt dasselbe noch einmal'],
    ['swap', 'spielt dasselbe mit getauschten Rollen'],
    ['withdraw', 'zieht die Einladung zurück, solange niemand gekommen ist'],
    ['say nice', 'sagt eines von sechs Dingen: hello, nice, thinking, oops, wow, thanks'],
    ['copy', 'kopiert den Link des Raums'],
    ['state', 'sagt, wie es steht'],
    ['back', 'geht zu allen Räumen'],
  ],
  keyRows: [
    [['/'], 'zur Befehlszeile'],
    [['?'], 'diese Übersicht öffnen'],
  ],
};
