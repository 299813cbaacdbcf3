import type { CommandFault } from '../../games/mastermind/session/command.ts';
import type { Submission } from '../../games/mastermind/session/submission.ts';
import { grammarOf } from '../language/grammar.ts';
import type { AppMessages } from './words.ts';

const { counted, figure, form, listed, number, percent } = grammarOf('es');

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
    if (contradicts.length === 0) return 'Listo para imprimir.';
    return `Listo para imprimir, pero no puede ser el código: no encaja con ${theTurns(contradicts.map((turn) => turn + 1))}.`;
  }
  switch (submission.why) {
    case 'over':
      return 'Esta hoja ha terminado.';
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

function fault(fault: CommandFault): string {
  switch (fault.code) {
    case 'nothing':
    case 'empty':
      return 'Escribe un intento, o una orden como hint. Con ? las ves todas.';
    case 'why-what':
      return 'Di qué lugar y qué elemento, por ejemplo: why 2 s.';
    case 'no-such-place':
      return `${fault.text} no es un lugar de esta hoja: van del 1 al ${fault.places}.`;
    case 'unknown-symbol':
      return `${fault.text} no es un elemento de este juego.`;
    case 'no-such-symbol':
    case 'not-understood':
      return `${fault.text} no es ni una orden ni un elemento. Con ? ves las palabras que valen.`;
    case 'wrong-length':
      return `Ese intento tiene ${counted(fault.length, 'elemento', 'elementos')}; esta hoja tiene ${counted(fault.wanted, 'lugar', 'lugares')}.`;
    case 'repeated-symbol':
      return `${fault.text} solo puede aparecer una vez.`;
  }
}

export const spanish: AppMessages = {
  language: 'es',
  elements: {
    santa: 'Papá Noel',
    present: 'Regalo',
    tree: 'Árbol',
    snowman: 'Muñeco',
    stocking: 'Calcetín',
    bell: 'Campana',
    pumpkin: 'Calabaza',
    ghost: 'Fantasma',
    cauldron: 'Caldero',
    bat: 'Murciélago',
    cat: 'Gato',
    spider: 'Araña',
  },
  app: {
    name: 'Inkling',
    tagline: 'cuanta más tinta, más certeza',
    places: 'Juegos',
    opening: 'Abriendo…',
    title: (turn, left) =>
      left === undefined
        ? `Turno ${turn} · Inkling`
        : `Turno ${turn}, ${form(left, 'queda', 'quedan')} ${counted(left, 'código', 'códigos')} · Inkling`,
    skipToBoard: 'Saltar a la hoja',
    engineRestarted: 'La parte que calcula se paró y se ha puesto en marcha otra vez. Tu hoja está a salvo.',
    engineStopped:
      'La parte que calcula se ha parado, así que faltan cuentas y pistas. Puedes seguir jugando; recarga la página para recuperarlas.',
    savedUnreadable:
      'La hoja guardada aquí no se pudo leer. Se ha apartado sin cambios, y esta es una nueva.',
    notSaved: 'Este navegador no deja guardar a la página: si la recargas, perderás la hoja.',
    follows:
      'Esta partida está abierta también en otra pestaña. Lo que se haga allí se ve aquí; si juegas aquí, sigue en esta pestaña.',
    noSuchPage: (name) =>
      `Aquí no hay ninguna página llamada «${name}». Quizá el enlace venga de otra versión de esta aplicación.`,
    badLink:
      'Ese enlace está dañado, o lleva un juego que esta página no puede mostrar. Tu hoja está como estaba.',
    updateReady: 'Hay una versión nueva. Tus hojas se quedan como están.',
    updateNow: 'Recargar ahora',
    updateLater: 'Ahora no',
    language: 'Idioma',
    languageAuto: 'El del navegador',
    languageCommand: ['language es', 'la página en español; también en, de, auto'],
  },
  sheet: {
    ticket: 'Esta hoja',
    heading: 'Hoja',
    skin: 'juego de invierno',
    places: (count) => counted(count, 'lugar', 'lugares'),
    placesChoice: 'Lugares',
    seed: 'Semilla',
    newSheet: 'Hoja nueva',
    race: 'Carrera',
    seedHelp: 'Cualquier texto sirve de semilla. Quienes escriban la misma jugarán el mismo código.',
    seedHonest:
      'El código sale de la semilla en tu dispositivo. No se muestra en ninguna parte antes del final, pero alguien con empeño podría calcularlo.',
    start: 'Empezar esta hoja',
    leave: 'Quedarme con la anterior',
  },
  turns: {
    heading: 'Intentos',
    turnOf: (turn, most) => `turno ${turn} de ${most}`,
    turn: (turn) => `Turno ${turn}`,
    row: (turn, guess, exact, near) =>
      `Turno ${turn}: ${guess.join(', ')}. ${counted(exact, 'exacto', 'exactos')}, ${counted(near, 'descolocado', 'descolocados')}.`,
    key: (exact, near) =>
      `${counted(exact, 'exacto', 'exactos')}, ${counted(near, 'descolocado', 'descolocados')}`,
    change: (before, after) => `${number(before)} → ${number(after)}`,
    found: 'encontrado',
    bits: (bits) => `${figure(bits, 2)} bits`,
    copy: (turn) => `Copiar el turno ${turn} en tu intento`,
    toCome: (count) => `${counted(count, 'turno', 'turnos')} después de este`,
  },
  guess: {
    group: (turn) => `Turno ${turn}, tu intento`,
    slot: (place, name) => `Lugar ${place}, ${name ?? 'vacío'}`,
    fits: (name) => `${name} puede ir aquí`,
    print: 'Imprimir',
    undo: 'Deshacer',
    redo: 'Rehacer',
    hint: 'Pista',
    erase: 'Borrar',
    reason,
  },
  palette: {
    heading: 'Elementos',
    element: (name, places) =>
      places === undefined ? name : `${name} ${counted(places, 'lugar', 'lugares')}`,
    unit: (places) => form(places, 'lugar', 'lugares'),
  },
  evidence: {
    heading: 'Qué puede ir aún en cada lugar',
    caption: 'tinta = probabilidad',
    place: 'Lugar',
    cell: (place, name, share) =>
      share === 0 ? `Lugar ${place}, ${name}: no puede ir` : `Lugar ${place}, ${name}: ${percent(share)}`,
    percent,
    none: 'no',
    thinking: 'Contando lo que es posible.',
  },
  codes: {
    heading: 'Códigos aún posibles',
    left: (left, total) => `${number(left)} de ${number(total)}`,
    listLater: (most) =>
      `Un punto por cada código; con tinta, si aún encaja. Cuando quedan ${most} o menos, se muestran en una lista.`,
    code: (letters, names) => `${letters}: ${names.join(', ')}`,
    field: (left, total) =>
      `${form(left, 'Aún encaja', 'Aún encajan')} ${number(left)} de ${number(total)} códigos.`,
    unknown: 'sin contar',
  },
  why: {
    heading: 'Por qué',
    ruledOut: (place, name, turns) =>
      turns.length === 0
        ? `Las reglas nunca ponen ${name} en el lugar ${place}.`
        : `${name} no puede ir en el lugar ${place}: ningún código que lo tenga ahí encaja con ${theTurns(turns)}.`,
    certain: (place, name, left) =>
      left === 1
        ? `En el lugar ${place} va ${name}: solo queda un código.`
        : `En el lugar ${place} va ${name}: así es en los ${number(left)} códigos que quedan.`,
    possible: (place, name, count, left, witness) =>
      `${name} puede ir en el lugar ${place}: ${form(count, 'lo tiene', 'lo tienen')} ahí ${number(count)} de ${counted(left, 'código', 'códigos')}, por ejemplo ${witness.join(', ')}.`,
    put: (place, name) => `Poner ${name} en el lugar ${place}`,
    close: 'Cerrar',
  },
  hint: {
    heading: 'Pista',
    next: 'Más',
    nudge: (certain) =>
      certain
        ? 'Un lugar es seguro, y tu intento aún no lo muestra.'
        : 'No hay nada nuevo seguro, pero una colocación es más probable que todas las demás.',
    look: (place, turns, certain) =>
      certain && turns.length > 0 ? `Mira ${theTurns(turns)}.` : `Mira el lugar ${place}.`,
    deduction: (place, turns, count, total) =>
      count === total
        ? turns.length === 0
          ? `En el lugar ${place} solo puede ir un elemento.`
          : turns.length === 1
            ? `El turno ${turns[0]} deja un solo elemento para el lugar ${place}.`
            : `Juntos, ${theTurns(turns)} dejan un solo elemento para el lugar ${place}.`
        : `En el lugar ${place}, un elemento está en ${number(count)} de los ${number(total)} códigos que quedan.`,
    placement: (place, name, certain) =>
      certain ? `En el lugar ${place} va ${name}.` : `En el lugar ${place}, lo más probable es ${name}.`,
    nothing: 'Tu intento ya muestra todo lo que se sabe. Imprímelo.',
  },
  ending: {
    won: (turns) => `¡Encontrado en ${turns}!`,
    lost: 'Esta vez no ha salido.',
    code: (names) => `El código era ${names.join(', ')}.`,
    again: 'Hoja nueva',
    review: 'Repasar esta hoja',
    back: 'Deshacer el último intento',
  },
  speech: {
    turn: (turn, guess, exact, near, left) =>
      `Turno ${turn}: ${guess.join(', ')}. ${counted(exact, 'exacto', 'exactos')}, ${counted(near, 'descolocado', 'descolocados')}.${codesLeft(left)}`,
    won: (turns) => `Has encontrado el código en ${counted(turns, 'turno', 'turnos')}.`,
    lost: (code) => `No quedan turnos. El código era ${code.join(', ')}.`,
    undone: (turn, left) => `De vuelta en el turno ${turn}.${codesLeft(left)}`,
    begun: (places, seed) => `Hoja nueva, ${counted(places, 'lugar', 'lugares')}, semilla ${seed}.`,
    resumed: (turn) => `Tu hoja está como la dejaste, en el turno ${turn}.`,
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
  command: {
    label: 'Orden',
    placeholder: 'SSTB, hint, why 2 s, undo, new, ?',
    run: 'Enviar',
    fault,
  },
  keys: {
    heading: 'Teclas y órdenes',
    open: 'Teclas',
    close: 'Cerrar',
    shortcuts: 'Teclas',
    commands: 'Órdenes (siempre en inglés)',
    turnOn: 'Usar teclas sueltas en toda la página',
    rows: (letters) => [
      [['1', '…', String(letters.length)], 'poner el elemento de ese número y avanzar'],
      [letters, 'poner el elemento de esa letra y avanzar'],
      [['⇧', '1'], 'llenar con él todos los lugares vacíos'],
      [['←', '→'], 'ir a otro lugar'],
      [['⌫'], 'borrar'],
      [['Intro'], 'imprimir el intento'],
      [['H'], 'pista, cada vez un paso más'],
      [['W'], 'por qué: explicar la casilla elegida'],
      [['U'], 'deshacer'],
      [['R'], 'rehacer'],
      [['L'], 'decir cómo está todo'],
      [['/'], 'ir a la línea de órdenes'],
      [['?'], 'esta página'],
    ],
    commandRows: [
      ['SSTB', 'intento, con letras, cifras o nombres'],
      ['why 2 s', 'por qué S puede o no puede ir en el lugar 2'],
      ['hint', 'una pista, cada vez un paso más'],
      ['suggest', 'el intento que más dice'],
      ['choices', 'qué puede ir aún en cada lugar'],
      ['undo, redo', 'atrás y adelante'],
      ['new, new 5, new holly', 'una hoja nueva, con lugares o semilla'],
      ['state', 'cómo está todo'],
    ],
  },
  settings: {
    everywhere: 'En toda la página',
    theme: 'Aspecto',
    themes: { auto: 'Como el sistema', day: 'Día', night: 'Noche' },
    aids: 'Mostrar lo que es posible',
    sound: 'Sonidos',
  },
};
