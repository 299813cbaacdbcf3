import type { SeatWords } from './words.ts';

export const germanKeys: SeatWords['keys'] = {
  rows: [
    [[','], 'den Spieler weiterspielen lassen oder anhalten'],
    [['.'], 'ein Zug des Spielers'],
    [['V'], 'die nächste Variante'],
    [[';'], 'Vorschläge'],
    [['C'], 'den hinterlegten Code zeigen oder verdecken'],
    [['0', '…', '9'], 'beim Antworten: wie viele genau, dann wie viele versetzt'],
    [['↑', '↓'], 'beim Antworten: eins mehr, eins weniger'],
    [['⇧', '←', '→'], 'beim Antworten: genau, versetzt'],
  ],
  commandRows: [
    ['1,2', 'auf einen Versuch antworten: 1 genau, 2 versetzt'],
    ['SSTB 1,2', 'einen Zug von anderswo eintragen'],
    ['rescore 2 1,0', 'die Antwort von Zug 2 korrigieren'],
    ['edit 2 SSTB 1,0, drop 2', 'einen Zug von anderswo ändern, herausnehmen'],
    ['repair 1', 'die erste angebotene Korrektur nehmen'],
    ['code SSTB, code', 'den eigenen Code hinterlegen, zeigen oder verdecken'],
    ['true', 'antworten, wie es der Code verlangt'],
    ['step, play knuth, pause', 'einen Spieler weiterspielen lassen'],
    ['branch, branch 2', 'eine andere Variante'],
    ['where s', 'wo S stehen kann'],
    ['codes', 'die möglichen Codes, wenn es wenige sind'],
    ['link', 'ein Link zu dieser Stellung'],
    ['command', 'der Befehl des Terminals für das, was du siehst'],
    ['new maker knuth, new two, new solver', 'ein neues Blatt mit anderen Rollen'],
    ['new p5c8 10 turns, new bc', 'ein neues Blatt mit anderen Regeln'],
    ['skin halloween', 'winter, halloween, letters oder digits'],
    ['aids off, aids on', 'Hilfe auf dem Blatt'],
  ],
};
