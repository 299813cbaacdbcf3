import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { english } from './english.ts';

const { figure } = grammarOf('es');

export const spanish: typeof english = {
  answersDealt: 'Repartidas por este servidor',
  answersOpen: 'De la semilla publicada',
  copied: 'cada persona tuvo un código propio, igual de difícil',
  boardOf: 'Clasificación de',
  boardKind: 'Quién',
  boards: { unassisted: 'personas', assisted: 'personas con ayuda', bot: 'programas' },
  showBoard: 'Mostrar la clasificación',
  heldBack: 'en revisión',
  noScores: (board) => `${board}: aún sin resultados.`,
  columns: ['Puesto', 'Turnos', 'Tiempo'],
  time: (ms) => `${figure(ms / 1000, 1)} s`,
  keys: 'Claves de días pasados',
  keysHelp:
    'La clave de un día se publica cuando el día acaba. Su SHA-256 es la clave del día anterior, así que nadie puede cambiar un día pasado.',
  end: 'Final de la cadena de este año, publicado al empezar el año:',
  keysLead: 'Este navegador ha comprobado que cada clave lleva al final que vio primero.',
  keysAstray: 'Las claves no llevan al final que este navegador vio primero.',
  saveKeys: 'Guardar las claves como archivo',
  keysSaved: 'inkling verify ARCHIVO comprueba que cada clave lleva a lo publicado y muestra lo que se jugó.',
};
