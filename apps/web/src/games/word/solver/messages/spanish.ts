import { grammarOf } from '../../../../shell/language/grammar.ts';
import { meaningAt } from '../../messages/mark-runs.ts';
import { hintFault } from '../../messages/spanish-faults.ts';
import { capital, roundsNamed, spelt, theRounds } from '../../messages/spanish-grammar.ts';
import { MARKS, MEANINGS, marked, stringsCounted, suggestion } from '../../messages/spanish-words.ts';
import type { SolverMessages } from './english.ts';

const { counted, figure, form, number, percent } = grammarOf('es');

export const spanish: SolverMessages = {
  header: { name: 'Resolver una palabra', label: 'De dónde salen las palabras', play: 'Jugar una partida' },
  placeholder: 'salet:gywww, why 2 s, hint, undo, list german, ?',
  title: (left) =>
    left === undefined
      ? 'Resolver una palabra · Inkling'
      : `${form(left, 'queda', 'quedan')} ${counted(left, 'palabra', 'palabras')} · Resolver una palabra · Inkling`,
  solver: {
    heading: 'Rondas',
    rounds: (count) => (count === 0 ? 'ninguna todavía' : counted(count, 'ronda', 'rondas')),
    empty: 'Escribe la palabra que probaste en otro juego y pon después la marca de cada letra.',
    round: (round) => `Ronda ${round}`,
    draft: (round) => `Ronda ${round}, a medio escribir`,
    letter: (letter, place, mark) => `Lugar ${place}, ${spelt(letter)}: ${MARKS[mark]}`,
    remove: (round, word) => `Quitar la ronda ${round}, ${spelt(word)}`,
    addShort: 'Añadir',
    add: 'Añadir ronda',
    reason: (typed, wanted) => {
      if (typed === 0) return 'Escribe una palabra, de 32 letras como mucho.';
      if (wanted !== undefined && typed !== wanted)
        return `${counted(typed, 'letra', 'letras')} de ${wanted}: todas las rondas son igual de largas.`;
      return 'Pon las marcas: toca una letra, o pulsa 2 si está en su lugar, 1 si está en otro lugar, 0 si no está.';
    },
    full: (most) => `No caben más de ${most} rondas. Quita una para añadir otra.`,
    paste: 'Pegar rondas',
    pasteHelp:
      'En cualquier forma: salet:gywww, cuadrados debajo de la palabra, varias en una línea, todo junto.',
    picture: 'O una imagen de sus cuadrados',
    noPicture:
      'En esa imagen no se reconoce ninguna cuadrícula de colores. Pega los cuadrados como texto o escribe las rondas.',
    pasteAdd: 'Añadir estas',
    clear: 'Vaciar',
  },
  known: {
    heading: 'Lo que sabes',
    strings: (strings) => `${form(strings ?? 2, 'Encaja', 'Encajan')} ${stringsCounted(strings)} de letras`,
    pattern: (green) =>
      [...green]
        .map((letter, place) => `lugar ${place + 1} ${letter === '.' ? 'desconocido' : spelt(letter)}`)
        .join(', '),
    patternLabel: 'Lugares conocidos',
    absent: 'No están en la palabra',
    blind: 'Evítalas en un intento a ciegas',
    none: 'ninguna',
    letter: 'Letra',
    tight: 'Veces que tiene que estar',
    direct: 'Según las rondas',
    range: (fewest, most) => (fewest === most ? String(fewest) : `de ${fewest} a ${most}`),
    excluded: 'No en',
    copies: 'Cuántas veces está cada letra',
  },
  chances: {
    heading: 'Dónde puede ir cada letra',
    caption: 'cuanta más tinta, más probable',
    place: (place) => `Lugar ${place}`,
    cell: (place, letter, live, share) => {
      const cell = `Lugar ${place}, ${spelt(letter)}`;
      if (!live) return `${cell}: descartada`;
      return share === undefined || share === 0
        ? `${cell}: posible, pero en ninguna palabra de la lista`
        : `${cell}: ${percent(share)}`;
    },
    thinking: 'Calculando lo que es posible.',
  },
  advice: {
    heading: 'Buenos intentos',
    pool: (left, likely) =>
      `medido con ${counted(left, likely ? 'palabra común' : 'palabra', likely ? 'palabras comunes' : 'palabras')}`,
    thinking: 'Valorando todas las palabras.',
    nothing: 'No hay nada que sugerir hasta que encaje alguna palabra.',
    strategy: 'Ordenar por',
    strategies: {
      entropy: 'más bits',
      expected: 'menos palabras de media',
      parts: 'más partes',
      worst: 'menos palabras en el peor caso',
    },
    hard: 'Difícil: usar todas las marcas',
    columns: ['Intento', 'Puede ser', 'Como mucho', 'De media', 'Bits', 'Partes'],
    possible: (possible) => (possible ? 'sí' : 'no'),
    figure,
    use: (word) => `${spelt(word)}: usarla como intento`,
    spoken: suggestion,
  },
  conflict: {
    heading: (rounds) =>
      rounds === 1
        ? 'Esta ronda no puede ser cierta'
        : `Estas rondas no pueden ser ${rounds === 2 ? 'las dos' : 'todas'} ciertas`,
    set: (rounds) =>
      rounds.length === 1
        ? `La ronda ${(rounds[0] ?? 0) + 1} se contradice a sí misma.`
        : `Imposibles a la vez: ${roundsNamed(rounds)}.`,
    fault: hintFault,
    repairs: 'Un descuido lo explicaría',
    repair: ({ kind, round, place, guess, marks, word }) => {
      const letter = (kind === 'letter' ? guess : word)[place] ?? '';
      if (kind === 'letter')
        return `Ronda ${round + 1}, lugar ${place + 1}: ${spelt(letter)} en vez de ${spelt(word[place] ?? '')}`;
      return `Ronda ${round + 1}, lugar ${place + 1}: ${spelt(letter)} ${MEANINGS[meaningAt(word, marks, place)]}`;
    },
    repairLeft: (left) => stringsCounted(left),
    moreRepairs: (count) => `Mostrar ${number(count)} más`,
    drop: (rounds) => `Quitar ${theRounds(rounds)}`,
    spoken: (conflict, repairs) =>
      `${conflict.length === 1 ? `La ronda ${(conflict[0] ?? 0) + 1} se contradice a sí misma.` : `${capital(theRounds(conflict))} no pueden ser ${conflict.length === 2 ? 'las dos' : 'todas'} ciertas.`} ${repairs === 0 ? 'Ningún descuido lo explica por sí solo.' : `Hay ${counted(repairs, 'corrección', 'correcciones')}.`}`,
    partial: 'Puede haber más grupos que estos.',
  },
  patterns: {
    heading: 'Patrones',
    count: (total, completable) => {
      const all = total === undefined ? 'muchísimos' : number(total);
      return completable === undefined || completable === total
        ? all
        : `${number(completable)} de ${all} se pueden completar`;
    },
    show: 'Ver los patrones',
    more: (count) => `Ver ${number(count)} más`,
  },
  speech: {
    round: (round, word, marks, left) => `Ronda ${round}, ${spelt(word)}: ${marked(word, marks)}.${left}`,
    added: (count, left) =>
      `${counted(count, 'ronda', 'rondas')} ${form(count, 'añadida', 'añadidas')}.${left}`,
    changed: (left) => `Cambiado.${left}`,
    cleared: 'Se han quitado todas las rondas; con «Deshacer» vuelven.',
    solverState: (rounds, left, draft) =>
      `${counted(rounds, 'ronda', 'rondas')}.${left}${draft === '' ? '' : ` A medio escribir: ${spelt(draft)}.`}`,
    typed: (word) => `${spelt(word)}. Pon sus marcas y añade la ronda.`,
    consistent: 'Las rondas no se contradicen.',
    noSuchRound: 'No existe esa ronda.',
    noSuchRepair: 'No existe esa corrección.',
    resumed: (count) =>
      form(count, 'Tu ronda está como la dejaste.', `Tus ${number(count)} rondas están como las dejaste.`),
  },
  lists: {
    label: 'Lista de palabras',
    names: {
      english: 'Inglés',
      german: 'Alemán',
      spanish: 'Español',
      own: 'Mi lista',
    },
  },
  grid: {
    heading: 'Solo cuadrados',
    found: (count, of) =>
      `${number(count)} de ${number(of)} palabras comunes ${form(count, 'puede', 'pueden')} dar estos cuadrados, sean cuales sean los intentos.`,
    none: 'Ninguna palabra común de esta lista puede dar estos cuadrados.',
    thinking: 'Comparando cada intento con cada palabra.',
    shown: (count) => `${counted(count, 'fila', 'filas')} de cuadrados sin letras`,
    clear: 'Quitar los cuadrados',
    fault: ({ code, row }) =>
      ({
        ragged: `La fila ${row} no es tan larga como la primera.`,
        'goes-on-after-the-word': `La fila ${row} ya tiene la palabra, y aun así hay filas debajo.`,
        'too-many-rows': 'Son más filas de las que tiene una partida.',
        count: 'El encabezado y las filas no coinciden. Pega el resultado entero.',
      })[code],
  },
  keys: {
    rows: [
      [['A', '…', 'Z'], 'escribir una letra'],
      [['⌫'], 'borrar la última letra'],
      [['Intro'], 'añadir la ronda'],
      [['2', '1', '0'], 'marcar la letra elegida: en su lugar, en otro lugar, no está'],
      [['␣'], 'la marca siguiente para la letra elegida'],
      [['←', '→'], 'elegir otra letra'],
      [['['], 'deshacer'],
      [[']'], 'rehacer'],
      [['='], 'oír cómo va todo'],
      [['/'], 'ir a la línea de órdenes'],
      [['?'], 'mostrar estas teclas'],
    ],
    commandRows: [
      ['salet', 'empezar una ronda'],
      ['salet:gywww', 'añadir una ronda: g en su lugar, y en otro lugar, w no está; también cuadrados'],
      ['why 2 s', 'por qué S puede o no puede ir en el lugar 2'],
      ['hint', 'una palabra que vale la pena probar'],
      ['choices', 'las letras que pueden ir en cada lugar'],
      ['check', 'si todas las rondas pueden ser ciertas'],
      ['patterns', 'cómo pueden colocarse las letras conocidas'],
      ['repair 1, drop 2', 'tomar la primera corrección; quitar la ronda 2'],
      ['undo, redo, clear', 'atrás, adelante y desde el principio'],
      ['list german', 'palabras de otra lista: english, german, spanish, own'],
      ['play', 'volver a la partida'],
      ['say', 'cómo va todo'],
    ],
  },
};
