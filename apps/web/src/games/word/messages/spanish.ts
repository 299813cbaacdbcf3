import { grammarOf } from '../../../shell/language/grammar.ts';
import type { WordMessages } from './english.ts';
import { commandFault, guessFault, roundFault } from './spanish-faults.ts';
import { spelt, theRounds, theTries } from './spanish-grammar.ts';
import { fit, MARKS, marked, places, stringsCounted, suggestion, wordsLeft } from './spanish-words.ts';

const { counted, form, listed, number, percent } = grammarOf('es');

export const spanish: WordMessages = {
  title: (name, left) =>
    left === undefined
      ? `${name} · Inkling`
      : `${form(left, 'queda', 'quedan')} ${counted(left, 'palabra', 'palabras')} · ${name} · Inkling`,
  hidden: {
    goal: (length, tries) =>
      `Encuentra la palabra oculta de ${counted(length, 'letra', 'letras')} en ${counted(tries, 'intento', 'intentos')}.`,
    honest:
      'La palabra sale de la semilla en tu dispositivo. Nada la muestra antes del final, pero quien se empeñe puede calcularla.',
    won: (turns) => `¡Encontrada en ${turns}!`,
    lost: 'La palabra era',
    secret: (word) => `La palabra era ${spelt(word)}.`,
    saidWon: (turns) => `Has encontrado la palabra en ${counted(turns, 'intento', 'intentos')}.`,
    saidLost: (secret) => `No quedan intentos. La palabra era ${spelt(secret)}.`,
  },
  header: {
    label: 'Esta partida',
    rules: (length, tries) =>
      `${counted(length, 'letra', 'letras')}, ${counted(tries, 'intento', 'intentos')}`,
    list: { english: 'inglés', german: 'alemán', spanish: 'español', own: 'tu lista' },
    hard: 'Difícil',
    solver: 'Resolver una palabra de otro juego',
  },
  legend: {
    exact: 'en su lugar',
    near: 'en la palabra, en otro lugar',
    absent: 'no está, o no tantas veces',
    ready: (length) => `${counted(length, 'letra', 'letras')}: lista para probar.`,
    type: (missing) => `${form(missing, 'Falta', 'Faltan')} ${counted(missing, 'letra', 'letras')}.`,
    hard: 'Difícil: hay que usar todas las marcas.',
    noted: 'Has mirado, así que esta partida cuenta como «con notas». Las dos formas cuentan.',
  },
  settings: {
    keyboard: 'Teclado',
    layouts: {
      auto: 'automático',
      alphabet: 'de la A a la Z',
    },
    ownList: 'Tu propia lista',
  },
  marks: MARKS,
  opening: 'Abriendo la lista de palabras.',
  letters: {
    heading: 'Letras',
    letter: (letter, mark) => (mark === undefined ? spelt(letter) : `${spelt(letter)}, ${MARKS[mark]}`),
    enter: 'Probar',
    erase: 'Borrar',
  },
  left: {
    heading: 'Palabras posibles',
    count: (all, likely) => `${counted(all, 'palabra', 'palabras')}, ${counted(likely, 'común', 'comunes')}`,
    noList: 'sin contar',
    noWord: (strings) =>
      `Tus marcas no se contradicen: ${stringsCounted(strings)} de letras ${fit(strings)}. Pero no encaja ninguna palabra de esta lista.`,
    more: (count) => `Sin mostrar: ${number(count)} más`,
    withheld: (count) =>
      `${form(count, 'Encaja', 'Encajan')} ${counted(count, 'palabra', 'palabras')} que puedes probar, pero que el juego nunca esconde.`,
    use: (word, likely) => `${spelt(word)}, ${likely ? 'común' : 'menos común'}: usarla como intento`,
    legend: 'Primero las palabras comunes, subrayadas.',
    teaser: (count) => counted(count, 'palabra encaja', 'palabras encajan'),
    waiting: 'Contando las palabras que encajan.',
    uncounted: 'No se han podido contar las palabras.',
    likely: (count) =>
      `${form(count, 'Encaja', 'Encajan')} ${counted(count, 'palabra común', 'palabras comunes')}`,
    rare: (count) =>
      `También ${form(count, 'encaja', 'encajan')} ${counted(count, 'palabra rara', 'palabras raras')}`,
    place: (place) => `Lugar ${place}`,
    byPlace: 'Letras por lugar',
    byPlaceHelp: 'cuanta más tinta, más probable',
    cell: (letter, share) => `${spelt(letter)} ${percent(share)}`,
    further: (count) => `y ${number(count)} más`,
    hint: suggestion,
    showGood: 'Mostrar un buen intento',
    hintWhere: (place, isCertain) =>
      `Mira el lugar ${place}: ${isCertain ? 'allí hay una letra segura' : 'allí es donde más se sabe'}. Pide otra pista para saber más.`,
    hintLetter: (place, letter, share) =>
      share === 1
        ? `La ${spelt(letter)} del lugar ${place} es segura. Pide otra pista para ver un buen intento.`
        : `En el lugar ${place} ninguna letra es más probable que ${spelt(letter)}: la tiene allí el ${percent(share)} de las palabras. Pide otra pista para ver un buen intento.`,
  },
  why: {
    heading: 'Por qué',
    close: 'Cerrar',
    impossible: (place, letter, sets, turnName) => {
      const name = turnName === 'try' ? theTries : theRounds;
      const [first = [], ...others] = sets;
      if (first.length === 0) return `${spelt(letter)} no puede ir en el lugar ${place}.`;
      const also = others.length === 0 ? '' : ` También ${listed(others.slice(0, 3).map(name))}.`;
      return `${spelt(letter)} no puede ir en el lugar ${place}: lo ${first.length === 1 ? 'descarta' : turnName === 'try' ? 'descartan juntos' : 'descartan juntas'} ${name(first)}.${also}`;
    },
    possible: (place, letter, { count, example }) =>
      example === undefined
        ? `Las marcas admiten ${spelt(letter)} en el lugar ${place}, pero ninguna palabra de la lista que encaje la tiene ahí.`
        : `${spelt(letter)} puede ir en el lugar ${place}: la ${count === 1 ? 'tiene' : 'tienen'} ahí ${counted(count, 'palabra', 'palabras')} de la lista, como ${spelt(example)}.`,
    possibleLetters: (place, letter, count, witness) =>
      `${spelt(letter)} puede ir en el lugar ${place}: la ${count === 1n ? 'tiene' : 'tienen'} ahí ${stringsCounted(count)} de letras, sean o no palabras, como ${spelt(witness)}.`,
    contradiction: 'Nada puede ir en ninguna parte mientras las marcas se contradigan.',
  },
  result: {
    letters: (length) => counted(length, 'letra', 'letras'),
    shared: (isFound, turns, most) =>
      isFound
        ? `Encontrada en ${turns} de ${most}`
        : turns < most
          ? `Abandonada tras ${counted(turns, 'intento', 'intentos')}`
          : `No encontrada en ${most}`,
    soFar: (turns) => `${counted(turns, 'intento', 'intentos')} hasta ahora`,
    ownList: 'mi lista',
    game: (name, length, list) => `${name}, ${counted(length, 'letra', 'letras')}, ${list}`,
    notFound: (tries) => `No encontrada en ${tries}`,
    gain: (word, before, parts, ownParts, pool) => {
      const split =
        pool === 'all'
          ? counted(before, 'palabra', 'palabras')
          : counted(before, 'palabra común', 'palabras comunes');
      return `${word.toUpperCase()} divide ${split} en ${counted(parts, 'grupo', 'grupos')}; la tuya, en ${ownParts}.`;
    },
    noChance: (word, before, pool) =>
      `${word.toUpperCase()} no podía ser la palabra buscada. Cualquiera de las ${before} palabras ${pool === 'all' ? '' : 'comunes '}que quedaban tenía una probabilidad del ${percent(1 / before)}.`,
    onlyLeft: (word, pool) =>
      `${word.toUpperCase()} era la única palabra ${pool === 'all' ? '' : 'común '}que quedaba.`,
    measure: 'Contado con las palabras comunes. Durante la partida cuentan también las raras.',
    hard: 'usar todas las marcas',
    trap: (words) =>
      `Quedaban ${words.length} palabras que se diferencian en una sola letra (${words.slice(0, 4).join(', ').toUpperCase()}${words.length > 4 ? ' …' : ''}), y no había tantos intentos.`,
  },
  play: {
    heading: 'Intentos',
    draft: (turn, letters) => `Intento ${turn}: ${places(letters)}`,
    places,
    hint: 'Pista',
    hard: 'Difícil: hay que usar todas las marcas',
    seedHelp: 'Sirve cualquier texto. Quien escriba el mismo jugará la misma palabra.',
    tried: (turn, word, marks) => `Intento ${turn}, ${spelt(word)}: ${marked(word, marks)}.`,
    answered: (word, marks) => `${marked(word, marks)}.`,
    refused: guessFault,
    shareLine: (turn, exact, near) =>
      `Intento ${turn}: ${counted(exact, 'exacta', 'exactas')}, ${counted(near, 'descolocada', 'descolocadas')}.`,
    toSolver: 'Abrir en «Resolver una palabra»',
    tries: (turn, most) => `Intento ${turn} de ${most}`,
    letters: 'Letras',
    hardLater: 'El modo difícil solo se puede cambiar antes del primer intento: empieza otra partida.',
    undo: 'Deshacer',
    redo: 'Rehacer',
    list: 'Lista de palabras',
    listSources: 'De dónde vienen estas palabras',
    lists: { english: 'inglés', german: 'alemán', spanish: 'español', own: 'mi lista' },
  },
  speech: {
    left: wordsLeft,
    begun: (length, hard, seed) =>
      `Partida nueva${hard ? ' y difícil' : ''}, ${counted(length, 'letra', 'letras')}, semilla ${seed}.`,
    playState: (turn, most, left, draft) =>
      `Intento ${turn} de ${most}.${left} Llevas: ${draft === '' ? 'nada' : spelt(draft)}.`,
    nothingToUndo: 'No hay nada que deshacer.',
    nothingToRedo: 'No hay nada que rehacer.',
    noSuggestion: 'No hay sugerencia para esta posición.',
    choices: (places) =>
      places
        .map((letters, place) => `Lugar ${place + 1}: ${letters === '' ? 'ninguna' : spelt(letters)}.`)
        .join(' '),
    marksAreGiven: 'Las marcas las pone el juego. Para rondas de otro juego, escribe solver.',
    noSuchLength: 'No hay palabras de esa longitud.',
    roundFault,
    commandFault,
    resumed: (count) => `Tu partida está como la dejaste, tras ${counted(count, 'intento', 'intentos')}.`,
  },
  ownList: {
    heading: 'Tu propia lista de palabras',
    text: 'Palabras',
    help: 'Una palabra por línea, o separadas por espacios o comas. La lista se queda en este dispositivo.',
    file: 'Abrir un archivo de texto',
    keep: 'Guardar esta lista',
    play: 'Jugar con ella',
    remove: 'Borrar la lista',
    leave: 'Cerrar',
    kept: (count, leftOut) =>
      `${counted(count, 'palabra guardada', 'palabras guardadas')}${leftOut === 0 ? '' : `; ${counted(leftOut, 'línea no era una palabra', 'líneas no eran palabras')} y se ${form(leftOut, 'ha', 'han')} omitido`}.`,
    holds: (count) => `La lista tiene ${counted(count, 'palabra', 'palabras')}.`,
    none: 'Todavía no hay ninguna lista.',
    removed: 'La lista se ha borrado.',
    fault: ({ code }) =>
      ({
        empty: 'En este texto no hay palabras.',
        binary: 'Este archivo no es de texto.',
        'too-long': 'Es demasiado: una lista puede tener medio millón de caracteres.',
        'no-words': 'Ninguna de estas líneas es una palabra con letras de la A a la Z, Ä, Ö, Ü o Ñ.',
      })[code],
  },
  command: { placeholder: 'salet, hint, words, undo, new 6, ?' },
  keys: {
    rows: [
      [['A', '…', 'Z'], 'escribir una letra'],
      [['⌫'], 'borrar la última letra'],
      [['Intro'], 'probar la palabra'],
      [['['], 'deshacer el último intento'],
      [[']'], 'rehacer'],
      [['='], 'oír cómo va la partida'],
      [['/'], 'ir a la línea de órdenes'],
      [['?'], 'mostrar estas teclas'],
    ],
    commandRows: [
      ['salet', 'probarla'],
      ['guess hint', 'un intento que se escribe como una orden'],
      ['why 2 s', 'por qué S puede o no puede ir en el lugar 2'],
      ['hint', 'un lugar que vale la pena mirar; otra vez para más'],
      ['words', 'mostrar u ocultar las palabras que encajan'],
      ['choices', 'las letras que pueden ir en cada lugar'],
      ['undo, redo', 'atrás y adelante'],
      ['new, new 6, new 6 hard holly', 'una partida nueva, con longitud o semilla'],
      ['list german', 'una partida nueva con otra lista: english, german, spanish, own'],
      ['solver', 'resolver una palabra de otro juego'],
      ['say', 'cómo va la partida'],
    ],
  },
};
