import type { NullAnswer } from '@inkling/games/null/rules/moves';
import { grammarOf } from '../../../shell/language/grammar.ts';
import type { Messages } from './english.ts';

const { counted, form, number } = grammarOf('es');

const ANSWERS: Readonly<Record<NullAnswer, string>> = {
  lower: 'El número es menor.',
  higher: 'El número es mayor.',
  found: '¡Encontrado!',
};

export const spanish: Messages = {
  title: (turns) => `${counted(turns, 'intento', 'intentos')} · El número oculto · Inkling`,
  header: 'Esta partida',
  range: (most) => `del 1 al ${number(most)}`,
  turnsMax: (turns) => counted(turns, 'intento', 'intentos'),
  board: {
    heading: 'El número oculto',
    turnOf: (turns, most) => `${turns} de ${counted(most, 'intento', 'intentos')}`,
    task: (most) => `Busca el número del 1 al ${number(most)}. Tras cada intento sabrás si es menor o mayor.`,
    answers: ANSWERS,
    number: 'Tu intento',
    guess: 'Probar',
    undo: 'Deshacer',
    redo: 'Rehacer',
    again: 'Partida nueva',
  },
  side: { heading: 'Números posibles' },
  left: (numbers) => {
    const [first, last] = [numbers[0], numbers.at(-1)];
    if (first === undefined || last === undefined) return 'Ningún número encaja.';
    return first === last
      ? `Tiene que ser el ${first}.`
      : `Está entre el ${first} y el ${last}, ambos incluidos.`;
  },
  turn: (turn, guess, answer) => `Intento ${turn}: ${guess}. ${ANSWERS[answer]}`,
  state: ({ turns, params, status, secret }) => {
    if (status.phase === 'over') {
      const answer = `El número era el ${secret ?? '?'}.`;
      if (status.winner === 'breaker')
        return `¡Lo has encontrado en ${counted(turns.length, 'intento', 'intentos')}!`;
      return turns.length === params.turnsMax ? `Era tu último intento. ${answer}` : answer;
    }
    const left = params.turnsMax - turns.length;
    return `Prueba un número del 1 al ${number(params.most)}. Te ${form(left, 'queda un intento', `quedan ${left} intentos`)}.`;
  },
  review: {
    open: 'Repasar esta partida',
    numbers: (count) => counted(count, 'número', 'números'),
    signs: { lower: '↓', higher: '↑', found: '=' },
  },
  nothingToUndo: 'No hay nada que deshacer.',
  nothingToRedo: 'No hay nada que rehacer.',
  fault: (code, most) =>
    code === 'game-over' ? 'La partida ha terminado.' : `Escribe un número del 1 al ${number(most)}.`,
  setup: {
    most: 'Números',
    turns: 'Intentos',
    seedHelp: 'Cualquier texto sirve de semilla. Quien escriba la misma buscará el mismo número.',
  },
  share: {
    open: 'Copiar enlace',
    label: 'Enlace a esta partida',
    copied: 'El enlace está copiado. Contiene tus intentos.',
    ready: 'Aquí está el enlace. Contiene tus intentos.',
    tooLong: 'Esta partida es demasiado larga para un enlace.',
  },
  command: { placeholder: '50, left, undo, new' },
  keys: {
    keyRows: [
      [['0', '…', '9'], 'escribir un intento'],
      [['U', 'R'], 'deshacer y rehacer'],
      [['L'], 'decir qué números son posibles'],
      [['/'], 'ir a la línea de órdenes'],
      [['?'], 'mostrar estas teclas'],
    ],
    commandRows: [
      ['50', 'probar el 50'],
      ['left', 'decir qué números son posibles'],
      ['undo, redo', 'deshacer un intento o rehacerlo'],
      ['new holly', 'empezar una partida con la semilla holly, o con otra'],
      ['setup', 'preparar la próxima partida'],
      ['link', 'copiar un enlace a esta partida'],
      ['state', 'decir cómo va la partida'],
    ],
  },
  honest:
    'El número sale de la semilla en tu dispositivo. No aparece en ningún sitio antes del final, pero quien se empeñe puede calcularlo.',
};
