import { grammarOf } from '../../../shell/language/grammar.ts';
import { pageName } from '../../../shell/page.ts';
import type { ArchiveFault } from '../session/archive.ts';
import type { CommandFault } from '../session/command.ts';
import type { Messages } from './english.ts';

const { counted, figure, form, number } = grammarOf('es');
const either = new Intl.ListFormat('es', { type: 'disjunction' });
const dates = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short' });

const sheets = (count: number) => counted(count, 'hoja', 'hojas');

const FAULTS: Readonly<Record<ArchiveFault, string>> = {
  'too-large': 'Ese archivo es demasiado grande para ser una colección de hojas. No se ha cambiado nada.',
  'not-an-archive': 'Ese archivo no lleva hojas de esta página. No se ha cambiado nada.',
  'other-version':
    'Ese archivo es de otra versión de esta página y aquí no se puede leer. No se ha cambiado nada.',
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

export const spanish: Messages = {
  title: 'Tú · Inkling',
  heading: 'Tus hojas',
  count: sheets,
  reading: 'Leyendo tus hojas.',
  empty: 'Todavía no hay ninguna hoja guardada. Cada hoja se guarda desde su primer intento impreso.',
  emptyLink: (game) => `Jugar a ${pageName(game, 'es')}`,
  name: ({ kept, sheet, game }) => {
    if (kept?.name) return kept.name();
    if (!sheet || (game && !kept)) return 'Una hoja que no se puede leer';
    return `${game ? pageName(game.entry, 'es') : sheet.game}, semilla ${sheet.seed}`;
  },
  standing: ({ kept, sheet, game }) => {
    if (!sheet || (game && !kept)) return 'dañada, o de otra versión';
    if (!kept) return 'ninguna página de aquí puede abrirla';
    if (kept.standing) return kept.standing();
    if (!kept.progress) return 'se abre en su propia página';
    const { phase, done } = kept.progress;
    if (phase === 'unfinished') return `sin acabar, ${counted(done, 'turno', 'turnos')}`;
    return phase === 'found' ? `encontrado en ${done}` : `no encontrado en ${done}`;
  },
  date: (milliseconds) => (milliseconds === undefined ? 'fecha desconocida' : dates.format(milliseconds)),
  open: 'Abrir',
  review: 'Repasar',
  delete: 'Borrar',
  action: (does, name) => `${does}: ${name}`,
  file: {
    heading: 'Para llevar',
    privacy:
      'Tus hojas están en este navegador y en ningún otro sitio: sin cuenta, y no se envía nada. Un archivo las lleva a otro.',
    export: 'Guardar en un archivo',
    import: 'Añadir desde un archivo',
    deleteAll: 'Borrar todas las hojas',
    name: 'inkling-hojas.json',
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
    none: (games) =>
      `Habrá cifras con la primera hoja de ${either.format(games.map((game) => pageName(game, 'es')))}.`,
    group: ({ game, name, games }) => `${name?.() ?? pageName(game.entry, 'es')}, ${sheets(games)}`,
    facts: ({ found, lost, unfinished, average }) => [
      ['Encontrados', number(found)],
      ['No encontrados', number(lost)],
      ['Sin acabar', number(unfinished)],
      ['Turnos de media', average === undefined ? '–' : figure(average, 2)],
    ],
    chart: 'Hojas según los turnos que llevaron',
    turns: 'Turnos',
    sheets: 'Hojas',
    lost: 'no encontrado',
  },
  noPage: 'Ninguna página de aquí puede abrir esa hoja.',
  noReview: (game, isReviewedAtEnd) => {
    const name = game ? pageName(game, 'es') : 'Ese juego';
    return isReviewedAtEnd ? `${name} repasa sus partidas cuando acaban.` : `${name} no tiene repaso.`;
  },
  listed: (names) =>
    names.length === 0
      ? 'Todavía no hay ninguna hoja guardada.'
      : names.map((name, at) => `${at + 1}: ${name}.`).join(' '),
  placeholder: 'open 1, review 1, export, ?',
  commandRows: [
    ['open 2', 'abre la segunda hoja de la lista'],
    ['review 2', 'la repasa, turno a turno'],
    ['delete 2', 'pregunta y la borra; delete 2 yes no pregunta'],
    ['delete all', 'pregunta y borra todas las hojas'],
    ['export', 'guarda todas las hojas en un archivo'],
    ['state', 'nombra todas las hojas'],
  ],
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
