import type { CommandRow, KeyRow } from '../../../ui/keycap.tsx';

export const keyRows: readonly KeyRow[] = [
  [['←', '→'], 'von Zug zu Zug'],
  [['C'], 'der nächste schwache Zug'],
  [['A'], 'ab diesem Zug weiterspielen'],
  [['B'], 'den besseren Versuch spielen'],
  [['D'], 'diesen Zug üben'],
  [['L'], 'vorlesen, was man über diesen Zug weiß'],
  [['/'], 'zur Befehlszeile'],
  [['?'], 'diese Übersicht öffnen'],
];

export const commandRows: readonly CommandRow[] = [
  ['turn 3', 'diesen Zug ansehen'],
  ['next, previous', 'der Zug danach, der Zug davor'],
  ['next costly', 'der nächste Zug, für den es etwas Besseres gab'],
  ['again 3', 'ab Zug 3 weiterspielen; ohne Zahl: ab diesem'],
  ['play best', 'statt dieses Zugs den besseren spielen'],
  ['share', 'den Link zu dieser Analyse kopieren; auch share turn, share command'],
  ['practice 3', 'Zug 3 üben; ohne Zahl: diesen'],
];
