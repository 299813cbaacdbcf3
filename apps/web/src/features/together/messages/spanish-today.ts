import { grammarOf } from '../../../shell/language/grammar.ts';
import type { today as english } from './english-today.ts';

const { counted, figure } = grammarOf('es');

export const today: typeof english = {
  heading: 'Hoy',
  lead: 'Un intento al día en cada juego, para todos; Mastermind en una copia propia, así que contar tu código no revela nada. El reloj empieza cuando lo abres.',
  state: (attempt) => {
    if (!attempt) return 'aún sin abrir';
    const help = attempt.kind === 'assisted' ? ', con ayuda' : '';
    return `${attempt.over ? (attempt.solved ? 'resuelto' : 'no resuelto') : 'empezado'}${help}`;
  },
  play: 'Jugar',
  back: 'Ir a la partida',
  declare: 'Juego con ayuda',
  declared: 'Anotado: este intento cuenta en la clasificación con ayuda.',
  streak: (days) => (days === 0 ? 'Aún sin racha.' : `${counted(days, 'día seguido', 'días seguidos')}.`),
  paused: (days) => `${counted(days, 'día libre anotado', 'días libres anotados')}.`,
  pause: 'Una semana libre desde mañana',
  pausedNow: 'Anotado: los días libres no rompen tu racha.',
  boardOf: 'Clasificación de',
  boardKind: 'Quién',
  boards: { unassisted: 'personas', assisted: 'personas con ayuda', bot: 'programas' },
  showBoard: 'Mostrar la clasificación',
  heldBack: 'en revisión',
  noScores: (board) => `${board}: nadie todavía.`,
  columns: ['Puesto', 'Turnos', 'Tiempo'],
  you: 'tú',
  time: (ms) => `${figure(ms / 1000, 1)} s`,
  keys: 'Claves de días pasados',
  keysHelp:
    'La clave de un día se muestra cuando el día acaba. Su SHA-256 es la clave del día anterior, así que nadie puede haber cambiado un día después.',
  end: 'Final de la cadena de este año, publicado al empezar el año:',
  keysLead: 'Este navegador ha comprobado que cada clave lleva al final que vio primero.',
  keysAstray: 'Las claves no llevan al final que este navegador vio primero.',
  saveKeys: 'Guardar las claves como archivo',
  keysSaved: 'inkling verify ARCHIVO comprueba que cada clave lleva a lo publicado y muestra a qué se jugó.',
};
