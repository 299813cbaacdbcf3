import { grammarOf } from '../../../shell/language/grammar.ts';
import type { today as english } from './english-today.ts';

const { counted, figure } = grammarOf('de');

export const today: typeof english = {
  heading: 'Heute',
  lead: 'Ein Versuch am Tag bei jedem Spiel, für alle; Mastermind in einer eigenen Fassung, damit Weitersagen nichts verrät. Die Uhr läuft, sobald du es öffnest.',
  state: (attempt) => {
    if (!attempt) return 'noch nicht geöffnet';
    const help = attempt.kind === 'assisted' ? ', mit Hilfe' : '';
    return `${attempt.over ? (attempt.solved ? 'gelöst' : 'nicht gelöst') : 'begonnen'}${help}`;
  },
  play: 'Spielen',
  back: 'Zum Spiel',
  declare: 'Ich spiele mit Hilfe',
  declared: 'Notiert: Dieser Versuch zählt in der Rangliste mit Hilfe.',
  streak: (days) => (days === 0 ? 'Noch keine Serie.' : `${counted(days, 'Tag', 'Tage')} in Folge.`),
  paused: (days) => `${counted(days, 'freier Tag ist', 'freie Tage sind')} notiert.`,
  pause: 'Ab morgen eine Woche frei',
  pausedNow: 'Notiert: Die freien Tage unterbrechen deine Serie nicht.',
  boardOf: 'Rangliste für',
  boardKind: 'Wer',
  boards: { unassisted: 'Menschen', assisted: 'Menschen mit Hilfe', bot: 'Programme' },
  showBoard: 'Rangliste zeigen',
  heldBack: 'zurückgehalten',
  noScores: (board) => `${board}: noch niemand.`,
  columns: ['Rang', 'Züge', 'Zeit'],
  you: 'du',
  time: (ms) => `${figure(ms / 1000, 1)} s`,
  keys: 'Schlüssel vergangener Tage',
  keysHelp:
    'Der Schlüssel eines Tages wird gezeigt, wenn der Tag vorbei ist. Sein SHA-256 ist der Schlüssel des Tages davor, also kann niemand einen Tag nachträglich geändert haben.',
  end: 'Ende der Kette dieses Jahres, veröffentlicht zu Jahresbeginn:',
  keysLead: 'Dieser Browser hat jeden Schlüssel bis zu dem Ende zurückgerechnet, das er zuerst gesehen hat.',
  keysAstray: 'Die Schlüssel führen nicht zu dem Ende, das dieser Browser zuerst gesehen hat.',
  saveKeys: 'Schlüssel als Datei sichern',
  keysSaved:
    'inkling verify DATEI rechnet jeden Schlüssel auf das Veröffentlichte zurück und zeigt, was gespielt wurde.',
};
