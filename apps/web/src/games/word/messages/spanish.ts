import type { Mark } from '@inkling/core/marks';
import { grammarOf } from '../../../shell/language/grammar.ts';
import { commandFault, guessFault, hintFault, roundFault } from './spanish-faults.ts';
import { capital, roundsNamed, spelt, theRounds } from './spanish-grammar.ts';
import { guide } from './spanish-guide.ts';
import { KEYS } from './spanish-keys.ts';
import type { WordWords } from './words.ts';

const { counted, figure, form, listed, number, percent } = grammarOf('es');

const MARKS: Readonly<Record<Mark, string>> = { 0: 'ausente', 1: 'descolocada', 2: 'exacta' };

function wordsLeft(left: number | undefined): string {
  return left === undefined
    ? ''
    : ` ${form(left, 'Queda', 'Quedan')} ${counted(left, 'palabra', 'palabras')}.`;
}

function marked(word: string, marks: readonly Mark[]): string {
  const letters = [...word];
  return marks.map((mark, place) => `${spelt(letters[place] ?? '')} ${MARKS[mark]}`).join(', ');
}

function stringsCounted(strings: bigint | undefined): string {
  return strings === undefined
    ? 'muchísimas combinaciones'
    : counted(strings, 'combinación', 'combinaciones');
}

const fit = (strings: bigint | undefined) => (strings === 1n ? 'encaja' : 'encajan');

export const spanish: WordWords = {
  title: (mode, left) => {
    const place = mode === 'play' ? 'Palabra' : 'Ayudante de palabras';
    return left === undefined
      ? `${place} · Inkling`
      : `${form(left, 'queda', 'quedan')} ${counted(left, 'palabra', 'palabras')} · ${place} · Inkling`;
  },
  modes: { helper: 'Ayudante', play: 'Jugar' },
  modesLabel: 'Ayudante o partida',
  marks: MARKS,
  opening: 'Abriendo la lista de palabras.',
  noList:
    'No se pudo cargar la lista de palabras. Lo que se sigue de las marcas se muestra igualmente; recarga la página para probar otra vez.',
  helper: {
    heading: 'Rondas',
    rounds: (count) => (count === 0 ? 'ninguna todavía' : counted(count, 'ronda', 'rondas')),
    empty: 'Escribe la palabra (en inglés) que probaste en otro juego y pon después la marca de cada letra.',
    round: (round) => `Ronda ${round}`,
    draft: (round) => `Ronda ${round}, a medio escribir`,
    sort: (letter, place, mark) => `Lugar ${place}, ${spelt(letter)}: ${MARKS[mark]}`,
    remove: (round, word) => `Quitar la ronda ${round}, ${spelt(word)}`,
    removeShort: 'Quitar',
    add: 'Añadir ronda',
    reason: (typed, wanted) => {
      if (typed === 0) return 'Escribe una palabra, de 32 letras como mucho.';
      if (wanted !== undefined && typed !== wanted)
        return `${counted(typed, 'letra', 'letras')} de ${wanted}: todas las rondas son igual de largas.`;
      return 'Pon las marcas: toca una letra, o pulsa 2 exacta, 1 descolocada, 0 ausente.';
    },
    paste: 'Pegar rondas',
    pasteHelp:
      'En cualquier forma: salet:gywww, cuadros debajo de la palabra, varias en una línea, todo junto.',
    pasteAdd: 'Añadir estas',
    clear: 'Vaciar',
    undo: 'Deshacer',
    redo: 'Rehacer',
    say: 'Di cómo está todo',
    legend: 'lugar exacto · en la palabra, en otro lugar · no está (otra vez) en la palabra',
  },
  letters: {
    heading: 'Letras',
    letter: (letter, mark) => (mark === undefined ? spelt(letter) : `${spelt(letter)}, ${MARKS[mark]}`),
    erase: 'Borrar',
  },
  known: {
    heading: 'Lo que se sabe',
    strings: (strings) => `${form(strings ?? 2, 'Encaja', 'Encajan')} ${stringsCounted(strings)} de letras`,
    pattern: (green) =>
      [...green]
        .map((letter, place) => `lugar ${place + 1} ${letter === '.' ? 'abierto' : spelt(letter)}`)
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
    copies: 'Cuántas veces está cada letra con marca',
  },
  chances: {
    heading: 'Dónde puede ir cada letra',
    caption: 'tinta = probabilidad',
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
  left: {
    heading: 'Palabras posibles',
    count: (all, likely) =>
      `${counted(all, 'palabra', 'palabras')}, ${counted(likely, 'probable', 'probables')}`,
    noList: 'sin contar',
    noWord: (strings) =>
      `Tus rondas no se contradicen: ${stringsCounted(strings)} de letras ${fit(strings)}. Pero ninguna palabra de esta lista.`,
    more: (count) => `y ${number(count)} más`,
    withheld: (count) =>
      `${form(count, 'Encaja', 'Encajan')} ${counted(count, 'palabra', 'palabras')} que la lista acepta y nunca propone.`,
    use: (word, likely) => `${spelt(word)}, ${likely ? 'probable' : 'menos común'}: tomarla como intento`,
    legend: 'Primero las palabras probables, subrayadas.',
  },
  advice: {
    heading: 'Vale la pena probar',
    pool: (left, likely) =>
      `contra ${counted(left, likely ? 'palabra probable' : 'palabra', likely ? 'palabras probables' : 'palabras')}`,
    thinking: 'Valorando todas las palabras.',
    nothing: 'No hay nada que sugerir hasta que encaje alguna palabra.',
    strategy: 'Ordenar por',
    strategies: {
      entropy: 'más bits',
      expected: 'menos restantes de media',
      parts: 'más partes',
      worst: 'el mejor peor caso',
    },
    hard: 'Difícil: usar todas las pistas',
    columns: ['Intento', 'Puede ser', 'Como mucho', 'De media', 'Bits', 'Partes'],
    possible: (possible) => (possible ? 'sí' : 'no'),
    figure,
    expected: 'palabras restantes',
    use: (word) => `${spelt(word)}: tomarla como intento`,
    spoken: ({ guess, possible, worst, bits }) =>
      `Prueba ${spelt(guess)}: ${figure(bits, 2)} bits de media, como mucho ${form(worst, 'queda', 'quedan')} ${counted(worst, 'palabra', 'palabras')}${possible ? '' : ', aunque no puede ser la palabra'}.`,
  },
  conflict: {
    heading: 'Estas rondas no pueden ser todas ciertas',
    set: (rounds) =>
      rounds.length === 1
        ? `La ronda ${rounds[0]} se contradice a sí misma.`
        : `Imposibles a la vez: ${roundsNamed(rounds)}.`,
    fault: hintFault,
    repairs: 'Un descuido lo explicaría',
    repair: ({ kind, round, place, guess, marks, word }) => {
      const letter = (kind === 'letter' ? guess : word)[place - 1] ?? '';
      if (kind === 'letter')
        return `Ronda ${round}, lugar ${place}: ${spelt(letter)} en vez de ${spelt(word[place - 1] ?? '')}`;
      const mark = { g: MARKS[2], y: MARKS[1], w: MARKS[0] }[marks[place - 1] ?? ''] ?? '';
      return `Ronda ${round}, lugar ${place}: ${spelt(letter)} ${mark}`;
    },
    repairLeft: (left) => stringsCounted(left),
    moreRepairs: (count) => `Mostrar ${number(count)} más`,
    drop: (rounds) => `Quitar ${theRounds(rounds)}`,
    spoken: (conflict, repairs) =>
      `${conflict.length === 1 ? `La ronda ${conflict[0]} se contradice a sí misma.` : `${capital(theRounds(conflict))} no pueden ser todas ciertas.`} ${repairs === 0 ? 'Ningún descuido solo lo explica.' : `Hay ${counted(repairs, 'arreglo', 'arreglos')}.`}`,
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
  why: {
    heading: 'Por qué',
    close: 'Cerrar',
    impossible: (place, letter, sets) => {
      const [first = [], ...others] = sets;
      if (first.length === 0) return `${spelt(letter)} no puede ir en el lugar ${place}.`;
      const also = others.length === 0 ? '' : ` También ${listed(others.slice(0, 3).map(theRounds))}.`;
      return `${spelt(letter)} no puede ir en el lugar ${place}: lo ${first.length === 1 ? 'descarta' : 'descartan juntas'} ${theRounds(first)}.${also}`;
    },
    possible: (place, letter, count, witness) =>
      `${spelt(letter)} puede ir en el lugar ${place}: la ${count === 1n ? 'tiene' : 'tienen'} ahí ${stringsCounted(count)} de letras, como ${spelt(witness)}.`,
    contradiction: 'Nada puede ir en ninguna parte mientras las rondas se contradigan.',
  },
  play: {
    heading: 'Intentos',
    tries: (turn, most) => `intento ${turn} de ${most}`,
    guess: 'Probar',
    draft: (turn, letters) =>
      `Intento ${turn}: ${letters.map((letter, place) => `lugar ${place + 1} ${letter ? spelt(letter) : 'vacío'}`).join(', ')}`,
    hint: 'Pista',
    letters: 'Letras',
    count: (length) => counted(length, 'letra', 'letras'),
    hard: 'Difícil: hay que usar todas las pistas',
    hardShort: 'difícil',
    newGame: 'Partida nueva',
    seed: 'Semilla',
    seedHelp: 'Cualquier texto sirve de semilla. Quienes escriban la misma jugarán la misma palabra.',
    start: 'Empezar esta partida',
    leave: 'Quedarme con la anterior',
    honest:
      'La palabra (en inglés) sale de la semilla en tu dispositivo. No se muestra en ninguna parte antes del final, pero alguien con empeño podría calcularla.',
    tried: (turn, word, marks) => `Intento ${turn}, ${spelt(word)}: ${marked(word, marks)}.`,
    refused: guessFault,
    won: (turns) => `¡Encontrada en ${turns}!`,
    lost: 'Esta vez no ha salido.',
    secret: (word) => `La palabra era ${spelt(word)}.`,
    share: 'Compartir',
    copyShapes: 'Copiar como formas',
    copyWords: 'Copiar como texto',
    copied: 'Copiado.',
    notCopied: 'El navegador no ha dejado copiar a la página; el texto está ahí para seleccionarlo.',
    shareHeading: (seed, length, hard, turns, most) =>
      `Inkling, palabra de ${counted(length, 'letra', 'letras')}${hard ? ', difícil' : ''}, semilla ${seed}: ${turns === undefined ? 'no encontrada' : `${turns} de ${most}`}`,
    shareLine: (turn, exact, near) =>
      `Intento ${turn}: ${counted(exact, 'exacta', 'exactas')}, ${counted(near, 'descolocada', 'descolocadas')}.`,
    again: 'Partida nueva',
    toHelper: 'Abrir en el ayudante',
    toCome: (count) => `${counted(count, 'intento', 'intentos')} después de este`,
  },
  speech: {
    round: (round, word, marks, left) => `Ronda ${round}, ${spelt(word)}: ${marked(word, marks)}.${left}`,
    added: (count, left) =>
      `${counted(count, 'ronda', 'rondas')} ${form(count, 'añadida', 'añadidas')}.${left}`,
    changed: (left) => `Cambiado.${left}`,
    cleared: 'Se han vaciado todas las rondas; «Deshacer» las recupera.',
    left: wordsLeft,
    won: (turns) => `Has encontrado la palabra en ${counted(turns, 'intento', 'intentos')}.`,
    lost: (secret) => `No quedan intentos. La palabra era ${spelt(secret)}.`,
    begun: (length, hard, seed) =>
      `Partida nueva${hard ? ' y difícil' : ''}, ${counted(length, 'letra', 'letras')}, semilla ${seed}.`,
    resumed: (mode, count) =>
      mode === 'play'
        ? `Tu partida está como la dejaste, tras ${counted(count, 'intento', 'intentos')}.`
        : form(
            count,
            'Tu ronda está como la dejaste.',
            `Tus ${number(count)} rondas están como las dejaste.`,
          ),
    helperState: (rounds, left, draft) =>
      `${counted(rounds, 'ronda', 'rondas')}.${left}${draft === '' ? '' : ` A medio escribir: ${spelt(draft)}.`}`,
    playState: (turn, most, left, draft) =>
      `Intento ${turn} de ${most}.${left} Llevas: ${draft === '' ? 'nada' : spelt(draft)}.`,
    typed: (word) => `${spelt(word)}. Pon sus marcas y añade la ronda.`,
    nothingToUndo: 'No hay nada que deshacer.',
    nothingToRedo: 'No hay nada que rehacer.',
    noSuggestion: 'No hay sugerencia para esta posición.',
    choices: (places) =>
      places
        .map((letters, place) => `Lugar ${place + 1}: ${letters === '' ? 'ninguna' : spelt(letters)}.`)
        .join(' '),
    consistent: 'Las rondas no se contradicen.',
    marksAreGiven: 'En una partida las marcas te las dan. Las rondas con marcas van en el ayudante.',
    noSuchRound: 'No existe esa ronda.',
    noSuchRepair: 'No existe ese arreglo.',
    noSuchLength: 'No hay palabras de esa longitud.',
    roundFault,
    commandFault,
  },
  command: {
    label: 'Orden',
    placeholder: 'salet, salet:gywww, why 2 s, hint, undo, new 6, ?',
    run: 'Enviar',
  },
  guide,
  keys: KEYS,
};
