import { grammarOf } from '../../../../shell/language/grammar.ts';
import { outcomeOf } from '../session/outcome.ts';
import type { Messages } from './english.ts';
import { fault, leftText, marks, players, speech } from './spanish-speech.ts';

const { counted, either, form, listed, number } = grammarOf('es');

export const spanish: Messages = {
  title: (name, turn) => (turn === undefined ? `${name} · Inkling` : `${name}, turno ${turn} · Inkling`),
  badLink:
    'Ese enlace está dañado, o propone una carrera que aquí no se puede jugar. La tuya sigue como estaba.',
  noAnswer:
    'El adversario no tiene respuesta: ningún código encaja con los turnos de esta partida. Empieza otra.',
  players,
  header: {
    label: ({ kind }) => (kind === 'adversary' ? 'Esta partida' : 'Esta carrera'),
    name: ({ kind }) => (kind === 'adversary' ? 'Código fugitivo' : 'Carrera'),
    kind: ({ kind, players: names }) =>
      kind === 'adversary'
        ? 'contra el adversario'
        : `contra ${listed(names.map((name) => players[name].name))}`,
    rules: ({ rules: { places, symbols, repeats } }) =>
      `${places} lugares, ${symbols} fichas${repeats ? '' : ', sin repetir'}`,
    newRace: 'Carrera nueva',
    back: 'Volver a Mastermind',
  },
  yours: {
    heading: 'Tú',
    turnOf: (turn, most) => `turno ${turn} de ${most}`,
    waiting: (turn, guess) => `Turno ${turn}: ${guess.join(', ')}. Aún sin respuesta.`,
    left: (left) => `${form(left, 'queda', 'quedan')} ${number(left)}`,
    found: 'encontrado',
  },
  rival: {
    heading: (name) => players[name].name,
    status: (turns, found, stuck, open) => {
      if (found) return `encontrado en ${turns}`;
      if (stuck) return 'sin nada que probar';
      return `${counted(turns, 'turno', 'turnos')}, ${open ? 'a la vista' : 'tapado'}`;
    },
    row: (name, turn, guess, exact, near) =>
      `${players[name].name}, turno ${turn}: ${guess ? guess.join(', ') : 'tapado'}. ${marks(exact, near)}.`,
    none: 'Juega después de ti.',
    strip: (name, turns, found, left) => {
      if (found) return `${players[name].name}: encontrado en ${turns}`;
      return `${players[name].name}: ${counted(turns, 'turno', 'turnos')}${leftText(left)}`;
    },
  },
  chart: {
    heading: 'Códigos que quedan',
    caption: 'en potencias de diez',
    you: 'Tú',
    tick: number,
    label: (lines) =>
      `Códigos que quedan tras cada turno. ${lines.map(({ name, counts }) => `${name}: ${counts.map(number).join(', ')}.`).join(' ')}`,
  },
  ending: {
    result: (outcome, you, rivals) => {
      const best = rivals.reduce((a, b) => (outcomeOf(b.needed, a.needed) === 'won' ? b : a));
      const { name } = players[best.name];
      if (outcome === 'won') return `¡Te han bastado ${you.needed}!`;
      if (outcome === 'lost' && you.needed === undefined) return `${name}: encontrado en ${best.needed}.`;
      if (outcome === 'lost') return `${name}: solo ${best.needed}.`;
      return you.needed === undefined ? 'Nadie lo ha encontrado.' : `Empate a ${you.needed}.`;
    },
    undecided: 'Los demás siguen jugando.',
    against: (outcome, { name, needed }) => {
      const theirs = needed === undefined ? 'sin encontrarlo' : counted(needed, 'turno', 'turnos');
      const verdict = { won: 'ganas', drawn: 'empate', lost: 'pierdes' }[outcome];
      return `${players[name].name}: ${theirs}; ${verdict}.`;
    },
    code: (names) => `El código era ${names.join(', ')}.`,
    newRace: 'Otros ajustes',
    link: 'Copiar un enlace a esta carrera',
    notFiled: 'Las partidas de esta clase no se guardan.',
    filed: 'Tu partida está en «Tú».',
  },
  tallies: {
    heading: 'Tus carreras',
    player: 'Jugador',
    outcomes: { won: 'ganadas', drawn: 'empates', lost: 'perdidas' },
    none: 'Aquí se cuentan las carreras terminadas en las que hiciste algún intento.',
  },
  trace: {
    heading: 'Qué hicieron los cuatro estados',
    caption: 'la máquina del ensayo, turno a turno',
    states: {
      GuessOne: 'GuessOne',
      GuessTwo: 'GuessTwo',
      GuessCompute: 'GuessCompute',
      GuessPermute: 'GuessPermute',
    },
    turn: (turn) => `Turno ${turn}`,
    passed: (count) =>
      count === 0n
        ? 'Tomó el código siguiente.'
        : `Se saltó ${counted(count, 'código que no puede ser', 'códigos que no pueden ser')}.`,
    guessed: (guess, exact, near) => `Probó ${guess.join(', ')}: ${marks(exact, near)}.`,
    ruleOne: (names) =>
      `Regla uno, nada correcto: ${listed(names)} ${names.length === 1 ? 'queda' : 'quedan'} fuera.`,
    ruleTwo: (removed) =>
      `Regla dos, nada exacto: ${listed(removed.map(({ name, places }) => `${name} no va en el lugar ${either(places.map(String))}`))}.`,
    special: (names) =>
      `Las dos aperturas juntas ocupan todos los lugares: ${listed(names)} ${names.length === 1 ? 'queda' : 'quedan'} fuera.`,
    ruleThree: 'Regla tres, se conocen todas las fichas: solo falta su orden.',
    goesOn: (from, to) => (from === to ? `Sigue en ${to}.` : `Pasa de ${from} a ${to}.`),
    solved: 'Resuelto.',
    command: 'En la terminal se ve lo mismo:',
  },
  adversary: {
    heading: 'El adversario',
    about:
      'No ha elegido ningún código. A cada intento da la respuesta que deja más códigos posibles, y al menos uno tiene que encajar con todo lo que ha dicho. Déjale uno solo y aciértalo.',
    left: (left) =>
      left === 1 ? 'Le queda un solo código.' : `Aún le quedan ${counted(left, 'código', 'códigos')}.`,
    proofHeading: 'La demostración',
    columns: ['Turno', 'Intento', 'Respuesta', 'Quedan'],
    code: (names) => `Al final le quedó ${names.join(', ')}, que encaja con todas las respuestas.`,
    answer: marks,
    verdict: (verdict, turns) => {
      if ('codes' in verdict)
        return `Comprobado: se han escrito y puntuado de nuevo los ${counted(verdict.codes, 'código', 'códigos')}, con un método distinto al del adversario. El código encaja con ${turns === 1 ? 'la respuesta' : `las ${turns} respuestas`}, cada cuenta es correcta, y ninguna otra respuesta habría conservado más.`;
      return 'turn' in verdict.fault
        ? `Sin demostrar: la comprobación falla en el turno ${verdict.fault.turn + 1}.`
        : 'Sin demostrar: no se pudo hacer la comprobación.';
    },
    checking: 'Escribiendo todos los códigos para comprobarlo.',
    result: ({ needed, resigned }) => {
      if (needed !== undefined) return `¡Acorralado en ${needed}!`;
      return resigned ? 'Te has rendido.' : 'Se ha escapado.';
    },
  },
  speech,
  placeholder: 'PPBT, race knuth states, adversary, resign, ?',
  fault,
  keyRows: (letters) => [
    [['1', '…', String(letters.length)], 'poner la ficha de ese número y avanzar'],
    [letters, 'poner la ficha de esa letra y avanzar'],
    [['⇧', '1'], 'llenar con ella todos los lugares vacíos'],
    [['←', '→'], 'ir a otro lugar'],
    [['⌫'], 'borrar'],
    [['Intro'], 'comprobar el intento'],
    [['R'], 'una carrera nueva'],
    [['Q'], 'rendirse'],
    [['A'], 'otra vez con los mismos ajustes, cuando ha terminado'],
    [['L'], 'oír cómo va la carrera'],
    [['/'], 'ir a la línea de órdenes'],
    [['?'], 'mostrar estas teclas'],
  ],
  commandRows: [
    ['PPBT', 'intento, con letras, cifras o nombres'],
    ['race knuth', 'contra un jugador: knuth, expected, entropy, parts, sampled, random, states'],
    ['race knuth states open', 'contra dos, con sus códigos a la vista'],
    ['race p5c6r seed holly', 'otras reglas: lugares, fichas, r o n según se repitan; y una semilla'],
    ['adversary', 'contra quien nunca se decide por un código'],
    ['again, again holly', 'los mismos ajustes, con una semilla tuya'],
    ['resign', 'rendirse'],
    ['review', 'repasar tu partida, cuando ha terminado'],
    ['link', 'copiar un enlace a esta carrera'],
    ['state', 'cómo va la carrera'],
  ],
  dialog: {
    heading: 'Carrera nueva',
    kind: 'Contra',
    kinds: {
      race: 'jugadores que descifran el mismo código',
      adversary: 'un adversario que conserva todos los códigos que puede',
    },
    places: 'Lugares',
    symbols: 'Fichas',
    repeats: 'Las fichas pueden repetirse',
    digits: 'Toros y vacas: cuatro cifras distintas',
    tooFew: 'Sin repetir hacen falta tantas fichas como lugares.',
    first: 'Primer jugador',
    second: 'Segundo jugador',
    nobody: 'nadie',
    open: 'Ver los códigos de los jugadores durante la carrera',
    seedHelp: 'Sirve cualquier texto. Quien escriba el mismo competirá por el mismo código.',
    start: 'Empezar esta carrera',
    leave: 'Seguir con la mía',
  },
  resign: {
    open: 'Rendirse',
    heading: '¿Te rindes?',
    sentence: (kind) =>
      kind === 'race'
        ? 'Verás el código, los demás seguirán jugando y perderás contra quienes lo encuentren.'
        : 'El adversario mostrará un código que encaja con todo lo que ha dicho.',
    yes: 'Rendirse',
    no: 'Seguir',
  },
  honest: {
    race: 'El código sale de la semilla en tu dispositivo, y cada jugador solo conoce las respuestas a sus propios intentos. Nada muestra el código ni un intento tapado antes del final, pero quien se empeñe puede calcularlos a partir de la semilla.',
    adversary:
      'No hay código que espiar: el adversario no tiene ninguno hasta que le queda uno. A los mismos intentos responde siempre igual.',
  },
};
