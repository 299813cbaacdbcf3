import { codeGrammarOf } from '../../counts/code-grammar.ts';
import type { side as english } from '../english/side.ts';

const { counted } = codeGrammarOf('de');

export const side: typeof english = {
  held: {
    announced: (place, isHeld) =>
      isHeld
        ? `Der Stein auf Platz ${place} bleibt für den nächsten Versuch.`
        : `Platz ${place} ist beim nächsten Mal wieder leer.`,
    mark: 'bleibt für den nächsten Versuch',
  },
  status: {
    turn: (turn, most) => `Zug ${turn} von ${most}.`,
    begin: 'Wähle für jeden Platz einen Stein.',
    hidden: 'verdeckt',
    code: 'der Code',
  },
  marks: {
    exact: 'richtiger Stein, richtiger Platz',
    near: 'richtiger Stein, falscher Platz',
  },
  notes: {
    teaser: (count) => `${counted(count, 'Code passt', 'Codes passen')} zu deinen Antworten`,
    waiting: 'Die passenden Codes werden gezählt.',
    announced: (isOpen) =>
      isOpen ? 'Was noch wo stehen kann, ist aufgeklappt.' : 'Was noch wo stehen kann, ist zugeklappt.',
  },
};
