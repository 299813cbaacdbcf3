import { codeGrammarOf } from '../../counts/code-grammar.ts';
import type { Submission } from '../../session/submission.ts';
import type { board as english } from '../english/board.ts';
import { answered, answerSentence } from './answered.ts';

const { counted, figure, form, listed, number } = codeGrammarOf('es');

export const board: typeof english = {
  title: (name, turn, left) =>
    turn === undefined
      ? `${name} · Inkling`
      : left === undefined
        ? `Turno ${turn} · ${name} · Inkling`
        : `Turno ${turn}, ${form(left, 'queda', 'quedan')} ${counted(left, 'código', 'códigos')} · ${name} · Inkling`,
  turns: {
    heading: 'Intentos',
    turnOf: (turn, most) => `turno ${turn} de ${most}`,
    turn: (turn) => `Turno ${turn}`,
    row: (turn, guess, exact, near) => `Turno ${turn}: ${guess.join(', ')}. ${answerSentence(exact, near)}`,
    key: answered,
    copy: (turn) => `Copiar el turno ${turn} en tu intento`,
    toCome: (count) => counted(count, 'turno más', 'turnos más'),
  },
  guess: {
    group: (turn) => `Turno ${turn}, tu intento`,
    fits: (name) => `${name} puede ir aquí`,
    print: 'Comprobar',
    undo: 'Deshacer',
    redo: 'Rehacer',
    hint: 'Pista',
    reason,
  },
  palette: {
    notHere: 'aquí no',
    element: (name, places) =>
      places === undefined ? name : `${name} ${counted(places, 'lugar', 'lugares')}`,
    unit: (places) => form(places, 'lugar', 'lugares'),
    barred: (name, place) => `${name} no puede estar en el lugar ${place}`,
  },
  branches: {
    heading: 'Variantes',
    fork: (turn) => `Desde el turno ${turn}`,
    begins: { rescore: 'corrección', deposit: 'código anotado' },
    branch: (begun, answer, guesses) =>
      [begun, answer, guesses > 1 ? counted(guesses, 'turno', 'turnos') : undefined]
        .filter(Boolean)
        .join(' · '),
    followed: (turn, count) =>
      `Otra variante, en el turno ${turn}.${count === undefined ? '' : ` Códigos posibles: ${number(count)}.`}`,
    none: 'Esta partida no tiene variantes: deshaz y juega otro intento para crear una.',
    noSuch: (count) => `Aquí hay ${count} variantes: escribe de branch 1 a branch ${count}.`,
  },
  ending: {
    game: (skin) => `Mastermind, ${skin}`,
    shared: (isFound, turns, most) =>
      isFound
        ? `Encontrado en ${turns} de ${most}`
        : turns < most
          ? `Abandonado tras ${counted(turns, 'turno', 'turnos')}`
          : `No encontrado en ${most}`,
    soFar: (turns) => `${counted(turns, 'turno', 'turnos')} hasta ahora`,
    spoken: (turn, exact, near) => `Turno ${turn}: ${answered(exact, near)}.`,
    won: (turns) => `¡Encontrado en ${turns}!`,
    lost: 'El código era',
    notFound: (turns) => `No encontrado en ${turns}`,
    /** A harder game. */
    places: (places) => `${places} lugares`,
    gain: (turns) =>
      `Lleva al código, de media, con ${turns >= 0.95 && turns < 1.05 ? 'un turno' : `unos ${turns.toFixed(1).replace('.', ',')} turnos`} menos que el tuyo.`,
    code: (names) => `El código era ${names.join(', ')}.`,
    back: 'Deshacer el último intento',
  },
  speech: {
    turn: (turn, guess, exact, near, left) =>
      `Turno ${turn}: ${guess.join(', ')}. ${answerSentence(exact, near)}${codesLeft(left)}`,
    found: (turns) => `El código se encontró en ${counted(turns, 'turno', 'turnos')}.`,
    won: (turns) => `Has encontrado el código en ${counted(turns, 'turno', 'turnos')}.`,
    lost: (code) => `No quedan turnos. El código era ${code.join(', ')}.`,
    undone: (turn, left) => `De vuelta en el turno ${turn}.${codesLeft(left)}`,
    begun: (places, seed) => `Partida nueva, ${counted(places, 'lugar', 'lugares')}, semilla ${seed}.`,
    resumed: (turn) => `Tu partida está como la dejaste, en el turno ${turn}.`,
    state: (turn, most, left, guess) => {
      const filled = guess.map((name, place) => `lugar ${place + 1} ${name ?? 'vacío'}`).join(', ');
      return `Turno ${turn} de ${most}.${codesLeft(left)} Tu intento: ${filled}.`;
    },
    suggestion: (guess, possible, bits) =>
      `Prueba ${guess.join(', ')}: ${figure(bits, 2)} bits de media${possible ? '' : ', aunque no puede ser el código'}.`,
    noSuggestion: 'No hay sugerencia para esta posición.',
    choices: (rows) => rows.map((names, place) => `Lugar ${place + 1}: ${names.join(', ')}.`).join(' '),
    nothingToUndo: 'No hay nada que deshacer.',
    nothingToRedo: 'No hay nada que rehacer.',
  },
  guide: {
    heading: 'Cómo se juega',
    goal: (places, symbols, repeats, turnsMax) =>
      `Encuentra el código oculto: ${counted(places, 'lugar', 'lugares')}, y en cada uno, una de ${counted(symbols, 'ficha', 'fichas')}. ${repeats ? 'Una ficha puede repetirse.' : 'Ninguna ficha se repite.'} Tienes ${counted(turnsMax, 'intento', 'intentos')}, y cada uno recibe respuesta:`,
    exact: 'exacto: ficha correcta, lugar correcto',
    near: 'descolocado: ficha correcta, otro lugar',
    none: 'ni lo uno ni lo otro: no está en el código, o no tantas veces',
    reading: 'Las marcas dicen cuántos, no cuáles.',
    lesson: 'Cómo se puntúa',
  },
};

/** `turno 2`, `turnos 1 y 3`. */
function turnsNamed(turns: readonly number[]): string {
  return `${turns.length === 1 ? 'turno' : 'turnos'} ${listed(turns.map(String))}`;
}

function theTurns(turns: readonly number[]): string {
  return `${turns.length === 1 ? 'el' : 'los'} ${turnsNamed(turns)}`;
}

function codesLeft(left: number | undefined): string {
  return left === undefined ? '' : ` ${form(left, 'Queda', 'Quedan')} ${counted(left, 'código', 'códigos')}.`;
}

function reason(submission: Submission, nameOf: (symbol: number) => string): string {
  if (submission.ready) {
    const { contradicts } = submission;
    if (contradicts.length === 0) return 'Listo para comprobar.';
    return `Listo para comprobar, pero no puede ser el código: no encaja con ${theTurns(contradicts.map((turn) => turn + 1))}.`;
  }
  switch (submission.why) {
    case 'over':
      return 'Esta partida ha terminado.';
    case 'empty-places': {
      const places = submission.places.map((place) => String(place + 1));
      if (places.length === submission.total) return 'Todos los lugares están vacíos.';
      if (places.length === 1) return `El lugar ${places[0]} está vacío.`;
      return `Los lugares ${listed(places)} están vacíos.`;
    }
    case 'repeated':
      return `${nameOf(submission.symbol)} solo puede aparecer una vez.`;
  }
}
