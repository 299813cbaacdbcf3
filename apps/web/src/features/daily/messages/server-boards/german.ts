import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { english } from './english.ts';

const { figure } = grammarOf('de');

export const german: typeof english = {
  answersDealt: 'Von diesem Server',
  answersOpen: 'Aus dem veröffentlichten Seed',
  copied: 'alle hatten einen eigenen Code, der genauso schwer war',
  boardOf: 'Rangliste für',
  boardKind: 'Wer',
  boards: { unassisted: 'Menschen', assisted: 'Menschen mit Hilfe', bot: 'Programme' },
  showBoard: 'Rangliste zeigen',
  heldBack: 'zurückgehalten',
  noScores: (board) => `${board}: noch keine Ergebnisse.`,
  columns: ['Rang', 'Züge', 'Zeit'],
  time: (ms) => `${figure(ms / 1000, 1)} s`,
  keys: 'Schlüssel vergangener Tage',
  keysHelp:
    'Der Schlüssel eines Tages wird gezeigt, wenn der Tag vorbei ist. Sein SHA-256 ist der Schlüssel des Tages davor, also kann niemand einen Tag nachträglich geändert haben.',
  end: 'Ende der Kette dieses Jahres, veröffentlicht zu Jahresbeginn:',
  keysLead: 'Dieser Browser hat geprüft: Jeder Schlüssel führt zu dem Ende, das er zuerst gesehen hat.',
  keysAstray: 'Die Schlüssel führen nicht zu dem Ende, das dieser Browser zuerst gesehen hat.',
  saveKeys: 'Schlüssel als Datei speichern',
  keysSaved:
    'inkling verify DATEI prüft, ob jeder Schlüssel zum veröffentlichten Ende führt, und zeigt, was gespielt wurde.',
};
