import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { english } from './english.ts';

const { counted } = grammarOf('de');

export const german: typeof english = {
  usual: (turns) => `Meistens brauchst du ${turns}.`,
  foundOf: (found, days) => `An ${found} von ${counted(days, 'Tag', 'Tagen')} hast du die Lösung gefunden.`,
  turns: (from, to) => (from === to ? `${from}` : `${from} bis ${to}`),
  missed: 'nicht gefunden',
  plain: 'ohne Notizen',
  withNotes: 'mit Notizen oder Tipp. Beides zählt.',
  everybody: 'Alle heute',
  people: (count) => `${counted(count, 'Person hat', 'Personen haben')} es zu Ende gespielt.`,
};
