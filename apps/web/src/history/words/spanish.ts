import type { Seat } from '../../session/setup.ts';
import { grammarOf } from '../../words/grammar.ts';
import type { ArchiveFault } from '../archive.ts';
import type { CommandFault } from '../command.ts';
import type { Standing } from '../kept-sheet.ts';
import type { HistoryWords } from './words.ts';

const { counted, figure, form, number } = grammarOf('es');
const dates = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short' });

const sheets = (count: number) => counted(count, 'hoja', 'hojas');

const FAULTS: Readonly<Record<ArchiveFault, string>> = {
  'too-large': 'Ese archivo es demasiado grande para ser una colección de hojas. No se ha cambiado nada.',
  'not-an-archive': 'Ese archivo no lleva hojas de esta página. No se ha cambiado nada.',
  'later-version':
    'Ese archivo es de una versión posterior de esta página. Recárgala para tenerla y prueba otra vez.',
};

function sentence(fault: CommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Escribe una orden como open 1. Con ? las ves todas.';
    case 'which-sheet':
      return 'Di qué hoja, por ejemplo: open 1.';
    case 'no-such-sheet':
      if (fault.sheets === 0) return 'Todavía no hay ninguna hoja guardada.';
      return `No hay hoja ${fault.text}: aquí hay ${sheets(fault.sheets)}.`;
    case 'not-understood':
      return `${fault.text} no es una orden de aquí. Con ? ves las palabras que valen.`;
  }
}

const GAMES: Readonly<Record<string, string>> = { witch: 'Bruja', word: 'Palabra' };

function progress({ game, progress }: Extract<Standing, { kind: 'other' }>): string {
  if (!progress) return 'se abre en su propio sitio';
  const { phase, done, of } = progress;
  if (game === 'witch')
    return phase === 'unfinished'
      ? `${number(done)} de ${counted(of, 'pareja', 'parejas')}`
      : 'todas las parejas encontradas';
  if (phase === 'unfinished') return `sin acabar, ${counted(done, 'turno', 'turnos')}`;
  return phase === 'found' ? `encontrada en ${done}` : `no encontrada en ${done}`;
}

/** What every sheet has in common is not said: six elements, repeats, a code that was drawn. */
function mastermindName({ rules, seat, sheet }: Extract<Standing, { kind: 'mastermind' }>): string {
  const elements = rules.symbols === 6 ? '' : `, ${rules.symbols} elementos`;
  const name = `${counted(rules.places, 'lugar', 'lugares')}${elements}${rules.repeats ? '' : ', sin repetir'}`;
  return seat === 'breaker' ? `${name}, semilla ${sheet.seed}` : `${name}, ${SEATS[seat]}`;
}

const SEATS: Readonly<Record<Exclude<Seat, 'breaker'>, string>> = {
  maker: 'tú pones el código',
  two: 'dos personas',
  solver: 'una partida de fuera',
};

export const spanish: HistoryWords = {
  title: 'Historial · Inkling',
  heading: 'Tus hojas',
  count: sheets,
  reading: 'Leyendo tus hojas.',
  empty: 'Todavía no hay ninguna hoja guardada. Cada hoja se guarda desde su primer intento impreso.',
  emptyLink: 'Jugar a Mastermind',
  name: (standing) => {
    if (standing.kind === 'unreadable') return 'Una hoja que no se puede leer';
    if (standing.kind === 'other')
      return `${GAMES[standing.game] ?? standing.game}, semilla ${standing.seed}`;
    return mastermindName(standing);
  },
  standing: (standing) => {
    if (standing.kind === 'unreadable') return 'dañada, o de una versión posterior';
    if (standing.kind === 'other') return progress(standing);
    const { phase, turns } = standing;
    if (phase === 'found') return `encontrado en ${turns}`;
    return phase === 'lost'
      ? `no encontrado en ${turns}`
      : `sin acabar, ${counted(turns, 'turno', 'turnos')}`;
  },
  date: (milliseconds) => (milliseconds === undefined ? 'fecha desconocida' : dates.format(milliseconds)),
  open: 'Abrir',
  review: 'Repasar',
  delete: 'Borrar',
  action: (does, name) => `${does}: ${name}`,
  keep: {
    heading: 'Para llevar',
    privacy:
      'Tus hojas están en este navegador y en ningún otro sitio: sin cuenta, y no se envía nada. Un archivo las lleva a otro.',
    export: 'Guardar en un archivo',
    import: 'Añadir desde un archivo',
    deleteAll: 'Borrar todas las hojas',
    fileName: 'inkling-hojas.json',
  },
  confirm: {
    heading: '¿Borrar para siempre?',
    one: (name) => `Se borrará de este navegador: ${name}. No se puede deshacer.`,
    all: (count) =>
      `${form(count, 'Tu hoja se borrará', `Las ${sheets(count)} se borrarán`)} de este navegador. No se puede deshacer; un archivo ${form(count, 'la', 'las')} conservaría.`,
    yes: 'Borrar',
    no: 'Conservar',
  },
  statistics: {
    heading: 'Estadísticas',
    counting: 'Contando.',
    failed:
      'No se pudieron contar las cifras. Recarga la página para probar otra vez; tus hojas están a salvo.',
    none: 'Habrá cifras con la primera hoja de Mastermind o de Palabra.',
    rules: (places, count) => `${counted(places, 'lugar', 'lugares')}, ${sheets(count)}`,
    facts: ({ solved, lost, unfinished, average, turns, gained, expected, luck }) => {
      const per = (bits: number) => (turns === 0 ? '–' : figure(bits / turns, 2));
      return [
        ['Encontrados', number(solved)],
        ['No encontrados', number(lost)],
        ['Sin acabar', number(unfinished)],
        ['Turnos de media', average === undefined ? '–' : figure(average, 2)],
        ['Bits por turno', per(gained)],
        ['de ellos, por elección', per(expected)],
        ['y por suerte', per(luck)],
      ];
    },
    words: (count) => `Palabra, ${sheets(count)}`,
    wordFacts: ({ found, lost, unfinished, average }) => [
      ['Encontradas', number(found)],
      ['No encontradas', number(lost)],
      ['Sin acabar', number(unfinished)],
      ['Intentos de media', average === undefined ? '–' : figure(average, 2)],
    ],
    chart: 'Hojas según los turnos que llevaron',
    turns: 'Turnos',
    sheets: 'Hojas',
    lost: 'no encontrado',
    bits: 'Un bit reduce a la mitad los códigos posibles. La elección es lo que un intento dice de media; la suerte es el resto.',
  },
  noPlace: 'Aquí no hay ningún sitio que pueda abrir esa hoja.',
  noReview:
    'Aquí solo se repasan las hojas de Mastermind; Palabra y Bruja repasan las suyas al final de la partida.',
  listed: (names) =>
    names.length === 0
      ? 'Todavía no hay ninguna hoja guardada.'
      : names.map((name, at) => `${at + 1}: ${name}.`).join(' '),
  command: { label: 'Orden', placeholder: 'open 1, review 1, export, ?', run: 'Enviar' },
  keys: {
    heading: 'Teclas y órdenes',
    shortcuts: 'Teclas',
    commands: 'Órdenes (siempre en inglés)',
    commandRows: [
      ['open 2', 'abre la segunda hoja de la lista'],
      ['review 2', 'la repasa, turno a turno'],
      ['delete 2', 'pregunta y la borra; delete 2 yes no pregunta'],
      ['delete all', 'pregunta y borra todas las hojas'],
      ['export', 'guarda todas las hojas en un archivo'],
      ['state', 'nombra todas las hojas'],
    ],
    turnOn: 'Usar teclas sueltas',
    close: 'Cerrar',
  },
  keyRows: [
    [['↑', '↓', '←', '→'], 'de hoja en hoja y por sus botones'],
    [['L'], 'nombra todas las hojas'],
    [['/'], 'ir a la línea de órdenes'],
    [['?'], 'esta página'],
  ],
  fault: sentence,
  notOpened: 'Este navegador no deja guardar a la página, así que no se puede abrir la hoja.',
  notDeleted: 'Este navegador no ha dejado borrar a la página. No se ha cambiado nada.',
  unreadableFile: 'Ese archivo no se pudo leer. No se ha cambiado nada.',
  deleted: (count) => `${sheets(count)} ${form(count, 'borrada', 'borradas')}.`,
  exported: (count) => `${sheets(count)} ${form(count, 'guardada', 'guardadas')} en un archivo.`,
  imported: (added, known, refused, failed) =>
    [
      `${sheets(added)} ${form(added, 'añadida', 'añadidas')}.`,
      known > 0 ? `${number(known)} ya ${form(known, 'estaba', 'estaban')} aquí.` : '',
      refused > 0
        ? `${number(refused)} del archivo no se ${form(refused, 'pudo', 'pudieron')} leer y se ${form(refused, 'dejó', 'dejaron')} fuera.`
        : '',
      failed > 0
        ? `${number(failed)} no se ${form(failed, 'pudo', 'pudieron')} guardar en este navegador.`
        : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  importFault: (fault) => FAULTS[fault],
};
