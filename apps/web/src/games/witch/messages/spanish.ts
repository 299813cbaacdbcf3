import { grammarOf } from '../../../shell/language/grammar.ts';
import type { At, Role, Who, WitchMessages } from './english.ts';
import { describe } from './spanish-description.ts';
import { faultByHand, faultOfLine, SKIP } from './spanish-faults.ts';
import { KEYS, RULES } from './spanish-pages.ts';
import { TABLE } from './spanish-table.ts';

const { counted, figure, form, listed } = grammarOf('es');

function place({ row, column }: At): string {
  return `fila ${row}, columna ${column}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Fila a, columna 2`, or `Bot, fila a, columna 2`. */
function deed(who: Who, what: string): string {
  return who === undefined || who === 'you' ? capital(what) : `${called(who)}, ${what}`;
}

function called(who: Exclude<Who, undefined>): string {
  return typeof who === 'object' ? who.name : NAMES[who];
}

/** `el primer jugador`, but a name has no article. */
function withArticle(who: Exclude<Who, undefined>): string {
  if (typeof who === 'object') return who.name;
  return who === 'other' ? 'la otra persona' : `el ${NAMES[who].toLowerCase()}`;
}

/** `al primer jugador`, `a Zorro`. */
function toWhom(who: Exclude<Who, undefined>): string {
  return `a ${withArticle(who)}`.replace('a el ', 'al ');
}

const NAMES: Readonly<Record<Role, string>> = {
  you: 'Tú',
  other: 'La otra persona',
  bot: 'Bot',
  first: 'Jugador 1',
  second: 'Jugador 2',
};

const LEVEL = { easy: 'Fácil', medium: 'Media', hard: 'Difícil' };

const points = (count: number) => counted(count, 'punto', 'puntos');

export const spanish: WitchMessages = {
  title: (pairs, total) => `${pairs} de ${total} parejas · ¿Quién es esa bruja? · Inkling`,
  bar: {
    name: 'Bruja',
    label: 'Esta partida',
    level: LEVEL,
    rule: (rule) => (rule === 'king' ? 'las parejas nunca se tocan' : 'las parejas nunca van lado a lado'),
    calm: 'tranquila',
    quiz: { names: 'nombres entre cuatro', typed: 'nombres escritos', off: 'sin pregunta' },
    timed: (seconds) => `contrarreloj: los fallos se tapan a los ${counted(seconds, 'segundo', 'segundos')}`,
    rules: 'Reglas',
  },
  board: {
    heading: '¿Quién es esa bruja?',
    tile: (at, face) => `${capital(place(at))}, ${face}`,
    faceDown: 'boca abajo',
    asked: 'la bruja de la pregunta',
    matched: (name) => `${name}, emparejada`,
    bonus: 'premio',
    bomb: 'bomba, gastada',
    dud: 'bomba que no estalla',
    turn: (who, second) => {
      if (who === undefined || who === 'you')
        return second ? 'Una está a la vista. ¿Dónde está su pareja?' : 'Levanta una carta.';
      return `${called(who)}: levantar ${second ? 'su pareja' : 'una carta'}.`;
    },
    aim: (asks) =>
      `Cada bruja está aquí dos veces: encuentra las parejas.${asks ? ' Después de cada pareja, di quién es.' : ''}`,
    miss: (seconds) =>
      `No son pareja. Fíjate bien: ${seconds === undefined ? 'siguen a la vista hasta que las tapes' : `se tapan a los ${counted(seconds, 'segundo', 'segundos')}`}.`,
    peeked: (seconds) =>
      `Un vistazo. Fíjate bien: la carta ${seconds === undefined ? 'sigue a la vista hasta que la tapes' : `se tapa a los ${counted(seconds, 'segundo', 'segundos')}`}.`,
    cover: 'Volver a taparlas',
    coverOne: 'Volver a taparla',
    peek: '¡Un premio! Puedes mirar debajo de una carta tapada.',
    peekSkip: 'No mirar',
    botNext: (covering) =>
      covering ? 'Mira cuanto quieras y deja que siga el bot.' : 'Está jugando el bot.',
    go: 'Seguir',
    finishBot: 'Jugar su turno entero',
    fault: faultByHand,
  },
  quiz: {
    heading: '¿Quién es esa bruja?',
    type: 'Su nombre',
    answer: 'Responder',
    hint: (won) => `Pista: su nombre vale ${won}`,
    skip: SKIP,
  },
  description: describe,
  tonight: {
    heading: 'Las brujas de esta noche',
    caption: 'Todas las que están en el tablero y tres que no. Sus caras no se ven hasta que las encuentras.',
    away: 'Podrás volver a mirarla en cuanto respondas.',
  },
  table: TABLE,
  score: {
    heading: 'Marcador',
    what: 'Quién',
    pairs: 'Parejas',
    moves: 'Jugadas',
    points: 'Puntos',
    seat: (who) => (who === undefined ? 'Tú' : called(who)),
    of: (total) => `de ${total}`,
  },
  ending: {
    spoken: (row, pairs, misses) =>
      `Fila ${row}: ${counted(pairs, 'pareja', 'parejas')}, ${counted(misses, 'fallo', 'fallos')}.`,
    alone: (moves) => `¡Todas encontradas en ${moves}!`,
    winner: (who) =>
      who === undefined
        ? 'Empate.'
        : who === 'you'
          ? '¡Ganas tú!'
          : who === 'bot'
            ? '¡Gana el bot!'
            : `¡Gana ${withArticle(who)}!`,
    stars: (stars) => `${stars} de 3 estrellas`,
    rows: {
      points: 'Puntos',
      pairs: 'Parejas',
      moves: 'Jugadas',
      par: 'Par',
      lost: 'Olvidos',
      luck: 'Suerte',
      total: 'Total',
    },
    luck: (moves) => {
      const size = figure(Math.abs(moves), 2);
      if (size === '0,00') return 'ni buena ni mala';
      return moves < 0 ? `${size} jugadas ahorradas` : `${size} jugadas de mala suerte`;
    },
    number: (value) => figure(value, 2),
    par: 'El par es lo que necesita de media una memoria perfecta, si las bombas y el premio no cuestan nada y nadie aprovecha que las parejas nunca se tocan.',
    forgetting: 'Cada jugada que pierdes por olvido resta 50 puntos.',
    costHeading: 'Lo que más te costó',
    cost: (turn, lost, at, flip, who) => {
      const whose =
        who === undefined || who === 'you'
          ? ''
          : ` (${typeof who === 'object' ? who.name : NAMES[who].toLowerCase()})`;
      const moves = `${figure(lost, 2)} jugadas`;
      if (!at) return `El turno ${turn}${whose} costó ${moves}.`;
      const seen = who === undefined || who === 'you' ? 'ya habías visto' : 'ya había visto';
      return `El turno ${turn}${whose} costó ${moves}: ${seen} la carta de la ${place(at)} al levantar la n.º ${flip}.`;
    },
    record: (rank) =>
      rank === 1 ? 'Tu mejor resultado en este dispositivo.' : `El número ${rank} de tus diez mejores.`,
    againCounts: 'Ya conocías este tablero, así que no cuenta como mejor resultado.',
    again: 'El mismo tablero otra vez',
  },
  speech: {
    flip: (who, at, name) => `${deed(who, place(at))}: ${name}.`,
    peek: (who, at, face) => `${deed(who, `un vistazo a la ${place(at)}`)}: ${face}.`,
    miss: (who, one, other) => `${deed(who, 'no son pareja')}: ${listed([one, other])}.`,
    match: (who, name, left) =>
      `${deed(who, 'una pareja')}: ${name}.${left > 0 ? ` ${form(left, 'Queda', 'Quedan')} ${counted(left, 'pareja', 'parejas')}.` : ''}`,
    askTyped: 'Una pareja. ¿Quién es esa bruja? Escribe su nombre.',
    ask: (names) =>
      `Una pareja. ¿Quién es esa bruja? ${names.map((name, index) => `${index + 1} ${name}`).join(', ')}.`,
    bonus: (who, at, won, peek) =>
      `${deed(who, place(at))}: el premio, ${points(won)}.${peek ? ' Elige una carta para mirar debajo.' : ''}`,
    bomb: (who, at, covered) =>
      `${deed(who, place(at))}: una bomba. ${covered === undefined ? 'No había pareja que tapar.' : `Tapa otra vez a ${covered}.`}`,
    dud: (who, at) => `${deed(who, place(at))}: una bomba, pero no estalla.`,
    answered: (answer, name, won) => {
      if (answer === 'skipped') return `Es ${name}.`;
      if (answer === 'wrong') return `No, es ${name}.`;
      return `${answer === 'slip' ? 'Sí, salvo por una letra' : 'Sí'}: es ${name}. ${points(won)}.`;
    },
    next: (who) =>
      who === undefined
        ? ''
        : who === 'you'
          ? 'Te toca.'
          : who === 'bot'
            ? 'Le toca al bot.'
            : `Le toca ${toWhom(who)}.`,
    begun: (level, pairs, seed) =>
      `Partida nueva, ${level.toLowerCase()}, ${counted(pairs, 'pareja', 'parejas')}, semilla ${seed}.`,
    resumed: (found, total) =>
      `Tu partida está como la dejaste: ${found} de ${counted(total, 'pareja', 'parejas')}.`,
    covered: 'Tapadas otra vez.',
    skipped: 'Sin mirar.',
    state: (found, total, moves, won) =>
      `${found} de ${counted(total, 'pareja', 'parejas')}, ${counted(moves, 'jugada', 'jugadas')}, ${points(won)}.`,
    up: (tiles) => (tiles.length === 0 ? 'No hay nada a la vista.' : `A la vista: ${listed(tiles)}.`),
  },
  command: {
    placeholder: 'b3, 2, hint, skip, cover, new hard, ?',
    nothing: 'Escribe una carta, por ejemplo b3, o una orden. Con ? las ves todas.',
    botsTurn: 'Le toca al bot. Escribe go para ver su jugada siguiente.',
    noBot: 'Aquí no juega ningún bot.',
    fault: faultOfLine,
  },
  settings: {
    level: 'Dificultad',
    rule: 'Parejas',
    rules: { king: 'nunca se tocan, ni por una esquina', rook: 'nunca van lado a lado' },
    strict: (centre, boards, boardsElse) =>
      `Si cuentan las esquinas, la carta de la ${place(centre)} toca a todas las demás, así que una bruja ahí tocaría a su pareja: ahí solo puede estar el premio. Quedan ${boards} patrones en vez de ${boardsElse}.`,
    against: 'Quién juega',
    opponents: {
      nobody: 'En solitario',
      person: 'Dos personas en este dispositivo',
      lru2: 'Contra un bot que recuerda 2 cartas',
      lru4: 'Contra un bot que recuerda 4 cartas',
      lru6: 'Contra un bot que recuerda 6 cartas',
      perfect: 'Contra un bot que no olvida nada',
      expert: 'Contra el bot experto',
    },
    quiz: 'Después de una pareja',
    quizzes: {
      names: 'Elegir su nombre entre cuatro',
      typed: 'Escribir su nombre',
      off: 'Sin pregunta',
    },
    calm: 'Tranquila: las bombas no hacen nada',
    timed: (seconds) => `Contrarreloj: los fallos se tapan a los ${counted(seconds, 'segundo', 'segundos')}`,
    seedHelp:
      'Sirve cualquier texto. Quien escriba el mismo, con los mismos ajustes, jugará el mismo tablero.',
    tile: 'Cartas',
    tiles: {
      fluid: 'Tan grandes como quepan',
      '99': '99 píxeles',
      '124': '124 píxeles',
      '166': '166 píxeles',
    },
    botGoesOn: 'El bot sigue solo',
  },
  rules: RULES,
  keys: KEYS,
  seedHonest:
    'El tablero sale de la semilla en tu dispositivo. Nada lo muestra antes del final, pero quien se empeñe puede calcularlo.',
};
