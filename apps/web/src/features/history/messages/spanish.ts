import { dayMessages } from '../../../shell/daily/messages/language.ts';
import { dateOf } from '../../../shell/language/date.ts';
import { grammarOf } from '../../../shell/language/grammar.ts';
import { pageName } from '../../../shell/page.ts';
import { dayOf } from '../../../shell/saved-games.ts';
import type { ArchiveFault } from '../session/archive.ts';
import type { CommandFault } from '../session/command.ts';
import type { Messages } from './english.ts';

const { counted, either, figure, form, number } = grammarOf('es');
const date = dateOf('es');

const games = (count: number) => counted(count, 'partida', 'partidas');

const FAULTS: Readonly<Record<Exclude<ArchiveFault['code'], 'other-version'>, string>> = {
  'too-large': 'Ese archivo es demasiado grande para ser una colección de partidas. No se ha cambiado nada.',
  'not-an-archive': 'Ese archivo no contiene partidas de esta página o está dañado. No se ha cambiado nada.',
};

function otherVersion({ version, known }: { readonly version: number; readonly known: number }): string {
  if (version < known)
    return `Ese archivo es de la versión ${version}, que esta página no lee. No se ha cambiado nada.`;
  return `Ese archivo es de la versión ${version}, y esta página lee la versión ${known}. Recarga la página para actualizarla y abre el archivo otra vez. No se ha cambiado nada.`;
}

function sentence(fault: CommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Escribe una orden como open 1. Con ? las ves todas.';
    case 'which-sheet':
      return 'Di qué partida, por ejemplo: open 1.';
    case 'no-such-sheet':
      if (fault.sheets === 0) return 'Todavía no hay partidas.';
      return `No existe la partida ${fault.text}: aquí hay ${games(fault.sheets)}.`;
    case 'not-understood':
      return `${fault.text} no es una orden válida aquí. Con ? ves todas las órdenes.`;
  }
}

export const spanish: Messages = {
  title: 'Tú · Inkling',
  you: 'Tú',
  youHelp: 'En este dispositivo. Sin cuenta.',
  settings: { heading: 'Ajustes', kept: 'Se guardan en este dispositivo.' },
  heading: 'Tus partidas',
  count: games,
  empty: 'Todavía no hay partidas. Cada partida se guarda desde su primer intento.',
  nothingSaved: 'Este navegador no permite guardar nada, así que lo que juegues ahora se perderá al salir.',
  emptyLink: (game) => `Jugar a ${pageName(game, 'es')}`,
  name: (entry) => {
    const { summary, sheet, game } = entry;
    const day = dayOf(entry);
    if (game && day !== undefined) return `${pageName(game.entry, 'es')}, ${dayMessages().ofDay(day)}`;
    if (summary?.name) return summary.name();
    if (!sheet || (game && !summary)) return 'Una partida que no se puede leer';
    return `${game ? pageName(game.entry, 'es') : sheet.game}, semilla ${sheet.seed}`;
  },
  progress: ({ summary, sheet, game }) => {
    if (!sheet || (game && !summary)) return 'dañada, o de otra versión';
    if (!summary) return 'no se puede abrir aquí';
    if (summary.progressText) return summary.progressText();
    if (!summary.progress) return 'se abre en su propia página';
    const { phase, done } = summary.progress;
    if (phase === 'unfinished') return `sin acabar, ${counted(done, 'turno', 'turnos')}`;
    return phase === 'found' ? `encontrado en ${done}` : `no encontrado en ${done}`;
  },
  kind: ({ summary, sheet, game }) =>
    !sheet || (game && !summary)
      ? 'Una partida que no se puede leer'
      : game
        ? pageName(game.entry, 'es')
        : sheet.game,
  detail: (entry) => {
    const { summary, sheet, game } = entry;
    const day = dayOf(entry);
    if (day !== undefined) return dayMessages().ofDay(day);
    return summary?.name?.() ?? (sheet && (summary || !game) ? `semilla ${sheet.seed}` : undefined);
  },
  date: (changed, today) => (changed === undefined ? 'fecha desconocida' : date(changed, today)),
  all: (count) => `Todas: ${games(count)}`,
  open: 'Abrir',
  goOn: 'Seguir',
  review: 'Repasar',
  delete: 'Borrar',
  action: (does, name) => `${does}: ${name}`,
  /** Finished games with others. */
  finished: {
    heading: 'En salas y por enlace',
    look: 'Ver',
    outcome: ({ outcome, isMaker, turns }) =>
      ({
        found: isMaker ? `tu secreto; encontrado en ${turns.length}` : `lo encontraste en ${turns.length}`,
        'not-found': isMaker ? 'tu secreto; no encontrado' : 'no lo encontraste',
        won: 'ganaste',
        lost: 'ganó otra persona',
        even: 'empate',
      })[outcome],
  },
  file: {
    heading: 'Copia de seguridad',
    privacy:
      'Tus partidas están en este navegador, sin cuenta. Un servidor solo guarda lo que se jugó en él: las partidas con otras personas y los juegos del día. Con un archivo te llevas tus partidas a otro navegador.',
    export: 'Guardar en un archivo',
    import: 'Añadir desde un archivo',
    deleteAll: 'Borrar todas las partidas',
    name: 'inkling-partidas.json',
  },
  confirm: {
    heading: '¿Borrar para siempre?',
    one: (name) => `Se borrará de este navegador: ${name}. No se puede deshacer.`,
    withOthers: (name) =>
      `Se borrará de este navegador: ${name}. No se puede deshacer. Los demás conservan lo que tengan de ella.`,
    all: (count) =>
      `${form(count, 'Tu partida se borrará', `Las ${games(count)} se borrarán`)} de este navegador. No se puede deshacer; un archivo ${form(count, 'la', 'las')} conservaría.`,
    yes: 'Borrar',
    no: 'Conservar',
  },
  statistics: {
    counting: 'Contando.',
    failed:
      'No se pudieron calcular las estadísticas. Recarga la página para probar otra vez; tus partidas están a salvo.',
    none: (games) =>
      `Habrá estadísticas después de tu primera partida de ${either(games.map((game) => pageName(game, 'es')))}.`,
    group: ({ game, name, games }) =>
      `${name?.() ?? pageName(game.entry, 'es')}, ${counted(games, 'partida', 'partidas')}`,
    facts: ({ found, lost, unfinished, average }) => [
      ['Resueltas', number(found)],
      ['No resueltas', number(lost)],
      ['Sin acabar', number(unfinished)],
      ['Turnos de media', average === undefined ? '–' : figure(average, 2)],
    ],
    usual: 'lo habitual',
    best: 'tu récord',
    found: 'resueltas',
    plain: 'sin notas',
    turnsTaken: (turns) => counted(turns, 'turno', 'turnos'),
    of: (some, all) => `${number(some)} de ${number(all)}`,
    chart: 'Partidas según los turnos que duraron',
    turns: 'Turnos',
    sheets: 'Partidas',
    lost: 'no resuelta',
  },
  timeline: {
    heading: 'Suerte y elección',
    chosen: (games, good) =>
      games === 1
        ? good === 1
          ? 'Bien jugada de principio a fin.'
          : 'Había intentos mejores.'
        : `Bien jugadas de principio a fin: ${number(good)} de ${counted(games, 'partida', 'partidas')}.`,
    luck: (all, lucky, unlucky) => {
      if (lucky === 0 && unlucky === 0) return 'La suerte fue normal.';
      if (all === 1) return lucky === 1 ? 'Tuviste suerte.' : 'Tuviste mala suerte.';
      const some = (games: number) => (games === 1 ? 'una partida' : counted(games, 'partida', 'partidas'));
      if (unlucky === 0) return `Tuviste suerte en ${some(lucky)}.`;
      if (lucky === 0) return `Tuviste mala suerte en ${some(unlucky)}.`;
      return `Tuviste suerte en ${some(lucky)} y mala suerte en ${unlucky === 1 ? 'una' : number(unlucky)}.`;
    },
    none: 'Cada partida acabada añade un punto por tu elección y una barra por tu suerte.',
    levels: ['óptima', 'buena', 'aceptable', 'mejorable'],
    choice: 'tu elección',
    with: 'suerte a favor',
    against: 'en contra',
    game: (name, date, choices, luck) =>
      `${name}, ${date}: ${{ best: 'no se podía jugar mejor', good: 'buenos intentos', fair: 'intentos aceptables', costly: 'había intentos mejores' }[choices]}, ${{ with: 'con suerte', usual: 'suerte normal', against: 'con mala suerte' }[luck]}. Repaso`,
    due: (turns) => (turns === 1 ? 'Un turno para practicar hoy' : `${turns} turnos para practicar hoy`),
  },
  noPage: 'Esa partida no se puede abrir aquí.',
  noReview: (game) =>
    `${game ? pageName(game, 'es') : 'Esa partida'} no tiene repaso, o la partida aún no ha terminado.`,
  listed: (names) =>
    names.length === 0
      ? 'Todavía no hay partidas.'
      : names.map((name, at) => `${at + 1}: ${name}.`).join(' '),
  placeholder: 'open 1, review 1, export, ?',
  commandRows: [
    ['open 2', 'abre la segunda partida de la lista'],
    ['review 2', 'la repasa, turno a turno'],
    ['delete 2', 'pregunta y la borra; delete 2 yes no pregunta'],
    ['delete all', 'pregunta y borra todas las partidas'],
    ['export', 'guarda todas las partidas en un archivo'],
    ['state', 'nombra todas las partidas'],
  ],
  keyRows: [
    [['↑', '↓', '←', '→'], 'de partida en partida y por sus botones'],
    [['L'], 'nombra todas las partidas'],
    [['/'], 'va a la línea de órdenes'],
    [['?'], 'muestra estas teclas'],
  ],
  fault: sentence,
  notOpened: 'Este navegador no permite guardar nada, así que no se puede abrir la partida.',
  notDeleted: 'Este navegador no ha permitido borrar nada. Todo sigue como estaba.',
  unreadableFile: 'Ese archivo no se pudo leer. No se ha cambiado nada.',
  deleted: (count) => `${games(count)} ${form(count, 'borrada', 'borradas')}.`,
  exported: (count) => `${games(count)} ${form(count, 'guardada', 'guardadas')} en un archivo.`,
  imported: ({ added, extended, known, refused, failed }) =>
    [
      added > 0 || extended === 0 ? `${games(added)} ${form(added, 'añadida', 'añadidas')}.` : '',
      extended > 0 ? `${games(extended)} con jugadas nuevas.` : '',
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
  importFault: (fault) => (fault.code === 'other-version' ? otherVersion(fault) : FAULTS[fault.code]),
};
