import { grammarOf } from '../../../shell/language/grammar.ts';
import { TURNS_MOST } from '../session/setup.ts';
import { guide } from './spanish-guide.ts';
import { spanishKeys } from './spanish-keys.ts';
import type { SeatWords } from './words.ts';

const { counted, figure, listed, number } = grammarOf('es');

const PLAYERS: SeatWords['seats']['players'] = {
  knuth: 'Knuth',
  expected: 'Esperanza',
  entropy: 'Entropía',
  parts: 'Partes',
  sampled: 'Muestra',
  random: 'Azar',
  states: 'Cuatro estados',
};

const left = (count: number) => counted(count, 'código', 'códigos');
const places = (count: number) => counted(count, 'lugar', 'lugares');
const answered = (exact: number, near: number) =>
  `${counted(exact, 'exacto', 'exactos')}, ${counted(near, 'descolocado', 'descolocados')}`;
const turnsNamed = (turns: readonly number[]) =>
  `${turns.length === 1 ? 'el turno' : 'los turnos'} ${listed(turns.map(String))}`;

export const spanish: SeatWords = {
  notNow: 'Eso no es posible ahora.',
  fault: (fault) => {
    switch (fault.code) {
      case 'no-feedback':
        return 'Di también la respuesta, por ejemplo 1,2 para 1 exacto y 2 descolocados.';
      case 'bad-feedback':
        return `${fault.text} no es una respuesta: escribe cuántos exactos y cuántos descolocados, por ejemplo 1,2.`;
      case 'impossible-feedback':
        return fault.why === 'too-many'
          ? `${answered(fault.exact, fault.near)}: son más que los lugares.`
          : `${answered(fault.exact, 1)} no puede ser: el último también sería exacto.`;
      case 'which-turn':
        return 'Di primero el turno, por ejemplo rescore 2 1,0.';
      case 'which-one':
        return 'Di cuál por su número, desde 1.';
      case 'on-or-off':
        return 'Escribe aids on o aids off.';
      case 'no-such-player':
        return `${fault.text} no juega aquí: knuth, expected, entropy, parts, sampled, random o states.`;
      case 'no-such-rules':
        return spanish.sheet.fault(fault.why);
      case 'no-such-skin':
        return `${fault.text} no existe aquí: winter, halloween, letters o digits.`;
    }
  },
  where: (name, found) =>
    found.length === 0
      ? `${name} no puede estar en ningún lugar.`
      : `${name} puede estar en ${found.length === 1 ? 'el lugar' : 'los lugares'} ${listed(found.map(String))}.`,
  codes: (codes, count) => {
    if (count === undefined) return 'Los códigos posibles no están contados.';
    if (count === 0) return 'Ningún código encaja con las respuestas.';
    if (codes.length === 0) return `Quedan ${left(count)}, demasiados para una lista.`;
    return `Quedan ${left(count)}: ${codes.join('; ')}.`;
  },
  sheet: {
    facts: (count, symbols, repeats, turnsMax) => [
      places(count),
      `${counted(symbols, 'elemento', 'elementos')}${repeats ? '' : ', sin repetir'}`,
      counted(turnsMax, 'turno', 'turnos'),
    ],
    assisted: 'con ayuda',
    preset: 'Juego',
    presets: {
      classic: 'Clásico: 4 lugares, 6 elementos',
      five: 'Cinco lugares, 6 elementos',
      super: 'Súper: 5 lugares, 8 elementos',
      bulls: 'Toros y vacas: 4 de 10 cifras, sin repetir',
      wide: 'Ancho: 8 lugares, 12 elementos',
      vast: 'Inmenso: 12 lugares, 12 elementos',
    },
    own: 'Otros números',
    places: 'Lugares',
    symbols: 'Elementos',
    repeats: 'Un elemento puede repetirse',
    turns: 'Turnos',
    fault: (fault) => {
      switch (fault) {
        case 'not-rules':
        case 'places-out-of-range':
          return 'Los lugares van de 1 a 16.';
        case 'symbols-out-of-range':
          return 'Los elementos van de 1 a 20.';
        case 'too-few-symbols':
          return 'Sin repetir hacen falta al menos tantos elementos como lugares.';
        case 'turns-out-of-range':
          return `Los turnos van de 1 a ${TURNS_MOST}.`;
      }
    },
    size: (codes) => `${left(codes)} en total.`,
    large:
      'Demasiados códigos para una lista: se cuentan igual con exactitud, pero en lugar de Knuth, Esperanza, Entropía y Partes juega Muestra.',
  },
  skin: {
    label: 'Aspecto de los elementos',
    names: { winter: 'Invierno', halloween: 'Halloween', letters: 'Letras', digits: 'Cifras' },
    now: (choice, shown) =>
      choice === shown || (choice === 'digits' && shown === 'letters')
        ? `Aspecto de los elementos: ${spanish.skin.names[choice]}.`
        : 'Ese juego de elementos es demasiado pequeño para esta hoja: aquí siguen siendo letras.',
    tooSmall: 'Ese juego de elementos es demasiado pequeño: se imprimen como letras.',
  },
  seats: {
    label: 'Quién hace qué',
    names: {
      breaker: 'Busco un código sorteado',
      maker: 'Pienso yo el código',
      two: 'Dos personas, un dispositivo',
      solver: 'Una partida de otro sitio',
    },
    explained: {
      breaker: 'El código se sortea con una semilla y tú lo buscas.',
      maker: 'Piensa un código. Un jugador prueba y tú dices cuántos son exactos y cuántos descolocados.',
      two: 'Una persona introduce un código a cubierto y pasa el dispositivo; la otra lo busca.',
      solver:
        'Escribe qué se probó y qué se respondió en otra partida: qué queda, qué conviene probar, qué no puede ser cierto.',
    },
    player: 'Jugador',
    players: PLAYERS,
    begun: {
      maker: (count) => `Hoja nueva. Piensa un código de ${places(count)}.`,
      two: (count) =>
        `Hoja nueva para dos. Introduce un código de ${places(count)}; quien busca, que no mire.`,
      solver: (count) =>
        `Hoja nueva para una partida de otro sitio, ${places(count)}. Introduce un intento y su respuesta.`,
    },
    guesses: (player, guess) =>
      `${PLAYERS[player]} prueba ${guess.join(', ')}. ¿Cuántos exactos, cuántos descolocados?`,
    proposes: (player, guess) => `${PLAYERS[player]} jugaría ${guess.join(', ')}.`,
    played: (player) => `Ha jugado ${PLAYERS[player]}. `,
    honest: {
      breaker:
        'El código se sortea con la semilla en tu dispositivo. No aparece en ninguna parte antes del final, pero quien se empeñe puede calcularlo.',
      maker: 'Lo que anotes solo sirve para comprobar tus respuestas; el jugador no lo ve.',
      two: 'El código queda velado en este dispositivo y no aparece antes del final, pero quien se empeñe puede calcularlo.',
      solver: 'Aquí nadie conoce el código: todo se deduce de lo que introduces.',
    },
  },
  answer: {
    heading: 'La respuesta',
    exact: 'exactos',
    near: 'descolocados',
    more: (part, count) => `Uno más: ${spanish.answer[part]}, ahora ${count}`,
    less: (part, count) => `Uno menos: ${spanish.answer[part]}, ahora ${count}`,
    give: 'Responder',
    ready: 'Se puede responder.',
    wanted:
      'Un intento espera tu respuesta: escribe cuántos exactos y cuántos descolocados, por ejemplo 1,2.',
    notNow: 'Ningún intento espera respuesta.',
    impossible: (why, count) =>
      why === 'too-many'
        ? `Exactos y descolocados suman como mucho ${count}.`
        : `${answered(count - 1, 1)} no puede ser: el último también sería exacto.`,
  },
  maker: {
    thinking: 'El jugador está pensando.',
    asked: (player) => `Pregunta ${PLAYERS[player]}`,
    state: (turn, most, player, guess, exact, near) =>
      `Turno ${turn} de ${most}. ${PLAYERS[player]} prueba ${guess.join(', ')}. Tu respuesta por ahora: ${answered(exact, near)}.`,
    over: (found, player, turns) =>
      found
        ? `${PLAYERS[player]} ha encontrado tu código en ${counted(turns, 'turno', 'turnos')}.`
        : `No quedan turnos. ${PLAYERS[player]} no ha encontrado tu código.`,
    result: (found, turns) => (found ? `Encontrado en ${turns}.` : 'Tu código ha resistido.'),
    fault: (fault) =>
      fault === 'contradiction'
        ? 'Ningún código encaja con las respuestas, así que no hay nada que probar.'
        : fault === 'budget'
          ? 'El jugador ha abandonado aquí su búsqueda. Elige otro.'
          : 'Aquí hay demasiados códigos para que este jugador los cuente. Elige Cuatro estados: avanza sin contar.',
    wrongScore: (exact, near) => `Con el código que anotaste, ese intento tiene ${answered(exact, near)}.`,
    deposit: 'Anotar mi código',
    depositHelp: 'Así se comprueban tus respuestas. El jugador no lo ve.',
    laid: 'Tu código está anotado y oculto. Tus respuestas se comprueban con él.',
    noCode: 'En esta hoja no has anotado ningún código.',
    noDeposit: 'Un código se anota una sola vez, antes de la primera respuesta.',
    show: 'Mostrar mi código',
    hide: 'Ocultar mi código',
    codeShown: 'Tu código está a la vista.',
    codeHidden: 'Tu código está oculto.',
    howToScore: (truth) =>
      truth
        ? `Con tu código, ese intento tiene ${answered(truth.exact, truth.near)}.`
        : 'Compara lugar por lugar: cuenta primero los exactos y empareja después lo que sobra; esos son los descolocados.',
    truly: 'Responder según mi código',
    correct: 'Corregir',
    correctTurn: (turn) => `Corregir la respuesta del turno ${turn}`,
  },
  two: {
    askCode: 'Introduce tu código; quien busca, que no mire.',
    heading: 'El código oculto',
    lay: 'Dejar el código',
    cancel: 'Ahora no',
    laid: 'El código queda oculto. Pasa el dispositivo a quien busca.',
    pass: 'Pasa el dispositivo',
    passHelp: 'El código está bajo esta cubierta. Nada en la página lo muestra antes del final.',
    take: 'Busco yo: empezar',
    begin: (count, symbols) =>
      `Encuentra el código: ${places(count)}, ${counted(symbols, 'elemento', 'elementos')}.`,
  },
  solver: {
    opened: (count) => `Una posición de partida con ${places(count)}, desde un enlace.`,
    enter: 'Introducir turno',
    whatAnswer: (guess) =>
      `${guess.join(', ')} está puesto: escribe su respuesta, por ejemplo 1,2 para 1 exacto y 2 descolocados.`,
    ready: (exact, near) => `Se puede introducir con ${answered(exact, near)}.`,
    answerSoFar: (exact, near) => `Su respuesta: ${answered(exact, near)}.`,
    edit: 'Editar',
    editTurn: (turn) => `Editar el turno ${turn}`,
    save: 'Guardar el cambio',
    remove: 'Quitar este turno',
    leave: 'Dejarlo como estaba',
    editing: (turn) => `El turno ${turn} está abierto para editarlo.`,
    revised: (turn) => `El turno ${turn} ha cambiado.`,
    removed: (turn) => `El turno ${turn} se ha quitado.`,
    noSuchTurn: (turn) => `No hay turno ${turn}.`,
    only: 'Solo se editan los turnos de una partida de otro sitio. En las demás hojas, undo.',
    full: 'A esta hoja no le quedan turnos.',
    link: 'Copiar enlace a esta partida',
    linkLabel: 'Enlace a esta partida',
    linkReady: 'El enlace a esta partida está en el cuadro.',
    linkCopied: 'El enlace a esta partida está copiado.',
    linkTooLong: 'Esta hoja es demasiado larga para un enlace.',
  },
  command: {
    link: 'Copiar como orden',
    linkLabel: 'La orden de lo que ves',
    linkReady: 'La orden de lo que ves está en el cuadro.',
    linkCopied: 'La orden está copiada: muestra lo mismo en un terminal.',
  },
  suggestions: {
    heading: 'Conviene probar',
    ask: 'Sugerir',
    row: (guess, suggestion) => `${guess.join(', ')}: ${spanish.suggestions.reasons(suggestion)}`,
    reasons: ({ bits, expected, worst, possible }) =>
      `${figure(bits, 2)} bits · deja ${figure(expected, 1)} de media, ${number(worst)} en el peor caso · ${possible ? 'puede ser el código' : 'no puede ser el código'}`,
  },
  contradiction: {
    heading: 'Estas respuestas no pueden ser todas ciertas',
    sentence: (found) => {
      const { conflicts, repairs } = spanish.contradiction;
      return `Ningún código encaja con estas respuestas. ${conflicts(found)} ${repairs(found)}`;
    },
    conflicts: ({ conflicts: [first = [], ...others] }) => {
      const turns = first.map((turn) => turn + 1);
      const shown = others.slice(0, 3).map((each) => turnsNamed(each.map((turn) => turn + 1)));
      const more =
        shown.length === 0
          ? ''
          : ` Lo mismo vale para ${shown.join('; ')}${others.length > shown.length ? '; y más' : ''}.`;
      if (turns.length === 1)
        return `El turno ${turns[0]} no puede ser cierto: ningún código da esa respuesta.${more}`;
      const all = turns.length === 2 ? 'los dos' : 'todos';
      return `Los turnos ${listed(turns.map(String))} no pueden ser ${all} ciertos.${more}`;
    },
    repairs: ({ repairs }) =>
      repairs.length === 0
        ? 'Ninguna corrección aislada basta: hay más de una respuesta falsa.'
        : repairs.length === 1
          ? 'Una sola corrección bastaría.'
          : `Bastaría cualquiera de ${number(repairs.length)} correcciones.`,
    repair: ({ turn, exact, near, left: count }) =>
      `Turno ${turn + 1} con ${answered(exact, near)}: ${left(count)}`,
    more: (count) =>
      count === 1 ? 'Mostrar una corrección más' : `Mostrar ${number(count)} correcciones más`,
    corrected: (turn, exact, near) => `El turno ${turn} queda corregido: ${answered(exact, near)}.`,
    none: 'Las respuestas concuerdan: no hay nada que corregir.',
    mark: 'en duda',
    found: (turns) => `Encontrado en ${turns}, si las respuestas fueran ciertas.`,
  },
  autoplay: {
    heading: 'Que siga un jugador',
    step: 'Un paso',
    play: 'Seguir jugando',
    pause: 'Pausa',
    paused: 'En pausa.',
    pace: 'Ritmo',
    paces: { slow: 'Lento', steady: 'Medio', fast: 'Rápido' },
    assists: 'Cada intento que un jugador hace por ti marca la hoja como hecha con ayuda.',
  },
  branches: {
    heading: 'Variantes',
    fork: (turn) => `Desde el turno ${turn}`,
    branch: (code, answer, guesses) =>
      [code ?? 'corrección', answer, guesses > 1 ? counted(guesses, 'turno', 'turnos') : undefined]
        .filter(Boolean)
        .join(' · '),
    followed: (turn, count) =>
      `Otra variante, en el turno ${turn}.${count === undefined ? '' : ` Códigos posibles: ${number(count)}.`}`,
    none: 'Esta hoja no tiene variantes: deshaz y juega otro intento para crear una.',
    noSuch: (count) => `Aquí hay ${count} variantes: escribe de branch 1 a branch ${count}.`,
  },
  aids: {
    legend: 'Ayuda en la hoja',
    none: 'Sin ninguna ayuda',
    names: {
      counts: 'Número de códigos y bits',
      evidence: 'Qué puede ir aún en cada lugar, y por qué',
      hints: 'Pistas y sugerencias',
      list: 'Los códigos posibles',
    },
    consistentOnly: 'Aceptar solo intentos que aún puedan ser el código',
    held: (turns) =>
      `No se imprime: no puede ser el código, no encaja con ${turnsNamed(turns)}. Aquí solo vale lo que puede ser el código.`,
    off: (help) =>
      help === 'hints'
        ? 'Las pistas están desactivadas. Actívalas en una hoja nueva o escribe aids on.'
        : 'Esa ayuda está desactivada. Actívala en una hoja nueva o escribe aids on.',
    now: (on) => (on ? 'La ayuda está activada.' : 'La ayuda está desactivada: no se revela nada.'),
  },
  large: {
    heading: 'Demasiado grande para contar',
    sentence:
      'Estas respuestas se pueden cumplir de demasiadas maneras para contarlas aquí. Puedes seguir jugando; las cuentas vuelven cuando queden menos códigos.',
    unanswered: 'Esta posición es demasiado grande para contarla, así que eso no tiene respuesta.',
    noField: 'Demasiados códigos para dibujar un punto por cada uno.',
  },
  palette: {
    barred: (name, place) => `${name} no puede estar en el lugar ${place}`,
  },
  guide,
  keys: spanishKeys,
};
