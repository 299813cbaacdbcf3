import type { OnlineWords } from './words.ts';

const KEYS = {
  heading: 'Tasten und Befehle',
  shortcuts: 'Tasten',
  commands: 'Befehle (auf Englisch)',
  turnOn: 'Tasten sind an',
  close: 'Schließen',
} as const;

/** The keys and the typed commands of both pages. */
export const keys: Pick<OnlineWords, 'lobbyKeys' | 'roomKeys' | 'lobbyKeyRows' | 'roomKeyRows'> = {
  lobbyKeys: {
    ...KEYS,
    commandRows: [
      ['make p4c6r/12', 'öffnet einen Raum; den Code legst du dort fest'],
      ['make w5t6 theirs race', 'Wort: jemand legt es fest, zwei suchen'],
      ['make kept player aabb', 'behält einen Code hier; der Computer sucht'],
      ['make computer one', 'der Server zieht einen Code'],
      ['make witch hard race', 'ein Hexentisch für zwei'],
      ['make witch easy expert', 'allein gegen einen Bot: lru2, lru4, lru6, perfect oder expert'],
      ['…/#/online/room/…', 'geht in einen Raum'],
      ['today word', 'spielt die Aufgabe von heute; ohne Namen Mastermind'],
      ['board word assisted', 'zeigt eine Rangliste von heute'],
      ['pause', 'nimmt ab morgen eine Woche frei'],
      ['recovery', 'zeigt den Rückkehr-Code'],
      ['recover CODE', 'kommt als dieser Gast zurück'],
      ['forget', 'fragt nach und vergisst dich'],
      ['state', 'sagt, wie es steht'],
    ],
  },
  roomKeys: {
    ...KEYS,
    commandRows: [
      ['aabb', 'rät oder legt den Code fest'],
      ['answer 1,0', 'antwortet: genau, versetzt'],
      ['mend 2 1,1', 'korrigiert die Antwort von Zug 2'],
      ['b3', 'Hexe: dreht die Karte in Reihe b, Spalte 3 um'],
      ['2, hint, skip, cover', 'Hexe: der zweite Name, Beschreibung, keine Antwort, zurückdrehen'],
      ['sit breaker', 'nimmt einen freien Sitz'],
      ['open', 'zeigt am Ende den behaltenen Code'],
      ['resign', 'gibt auf'],
      ['copy', 'kopiert den Link des Raums'],
      ['state', 'sagt, wie es steht'],
      ['back', 'geht zu allen Räumen'],
    ],
  },
  lobbyKeyRows: [
    [['/'], 'zur Befehlszeile'],
    [['?'], 'dieses Blatt'],
  ],
  roomKeyRows: [
    [['1', '2', '…'], 'setzt ein Element, wie sein Buchstabe'],
    [['←', '→'], 'ein anderer Platz'],
    [['⌫'], 'löscht'],
    [['Enter'], 'rät, antwortet oder legt den Code fest'],
    [['/'], 'zur Befehlszeile'],
    [['?'], 'dieses Blatt'],
  ],
};
