import type { CommandRow, KeyRow } from '../../../ui/keycap.tsx';
import type { englishKeys } from './english-keys.ts';

const OTHER_ROWS: readonly KeyRow[] = [
  [['/'], 'zur Befehlszeile'],
  [['?'], 'diese Übersicht öffnen'],
];

export const germanKeys: typeof englishKeys = {
  keys: {
    answerRows: (hasHintKey) => [
      [['←', '→'], 'zu einem anderen Platz'],
      [['⌫'], 'löschen'],
      [['Enter'], 'die Lösung prüfen'],
      ...(hasHintKey ? [[['H'], 'Tipp, jedes Mal ein Schritt mehr'] as KeyRow] : []),
      ...OTHER_ROWS,
    ],
    proofRows: [[['←', '→'], 'von Schritt zu Schritt'], ...OTHER_ROWS],
  },
  command: {
    placeholder: (example) => (example === undefined ? 'next, step 3, ?' : `${example}, hint, show, ?`),
    answerRows: (example, hasNamesake) => [
      [example, 'diese Antwort prüfen'],
      ...(hasNamesake ? [['answer hint', 'eine Antwort, die wie ein Befehl heißt'] as CommandRow] : []),
      ['hint', 'ein Tipp, jedes Mal ein Schritt mehr'],
      ['undo', 'löschen'],
      ['show', 'die Lösung und ihr Beweis'],
    ],
    proofRows: [['next, back, step 3', 'ein anderer Schritt des Beweises']],
    linkRows: [
      ['link', 'ein Link zu diesem Rätsel'],
      ['puzzles', 'alle Rätsel'],
    ],
    nothing: (example) => `Tippe eine Antwort wie ${example} oder einen Befehl. Mit ? siehst du alle.`,
    notUnderstood: (text, example) =>
      `${text} ist weder ein Befehl noch eine Antwort wie ${example}. Mit ? siehst du alle Befehle.`,
    isOver: 'Die Lösung ist schon bekannt.',
    notYet: 'Den Beweis gibt es erst mit der Lösung.',
    noStep: (steps) =>
      steps === 1 ? 'Der Beweis hat nur einen Schritt.' : `Der Beweis hat ${steps} Schritte.`,
  },
};
