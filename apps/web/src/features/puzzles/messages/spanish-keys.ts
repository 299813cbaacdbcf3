import type { CommandRow, KeyRow } from '../../../ui/keycap.tsx';
import type { englishKeys } from './english-keys.ts';

const OTHER_ROWS: readonly KeyRow[] = [
  [['/'], 'ir a la línea de órdenes'],
  [['?'], 'mostrar estas teclas'],
];

export const spanishKeys: typeof englishKeys = {
  keys: {
    answerRows: (hasHintKey) => [
      [['←', '→'], 'ir a otro lugar'],
      [['⌫'], 'borrar'],
      [['Intro'], 'comprobar la solución'],
      ...(hasHintKey ? [[['H'], 'consejo, cada vez un paso más'] as KeyRow] : []),
      ...OTHER_ROWS,
    ],
    proofRows: [[['←', '→'], 'ir de un paso a otro'], ...OTHER_ROWS],
  },
  command: {
    placeholder: (example) => (example === undefined ? 'next, step 3, ?' : `${example}, hint, show, ?`),
    answerRows: (example, hasNamesake) => [
      [example, 'comprobar esta respuesta'],
      ...(hasNamesake ? [['answer hint', 'una respuesta que se llama como una orden'] as CommandRow] : []),
      ['hint', 'un consejo, cada vez un paso más'],
      ['undo', 'borrar'],
      ['show', 'la solución y su demostración'],
    ],
    proofRows: [['next, back, step 3', 'otro paso de la demostración']],
    linkRows: [
      ['link', 'un enlace a este puzle'],
      ['puzzles', 'todos los puzles'],
    ],
    nothing: (example) => `Escribe una respuesta como ${example}, o una orden. Con ? las ves todas.`,
    notUnderstood: (text, example) =>
      `${text} no es ni una orden ni una respuesta como ${example}. Con ? ves todas las órdenes.`,
    isOver: 'La solución ya se conoce.',
    notYet: 'La demostración llega con la solución.',
    noStep: (steps) =>
      steps === 1 ? 'La demostración tiene solo un paso.' : `La demostración tiene ${steps} pasos.`,
  },
};
