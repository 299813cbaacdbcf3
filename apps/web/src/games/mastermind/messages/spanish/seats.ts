import type { PlayerName } from '@inkling/games/mastermind/analysis/players';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { seats as english } from '../english/seats.ts';
import { answered } from './answered.ts';

const { counted } = grammarOf('es');
const places = (count: number) => counted(count, 'lugar', 'lugares');

const PLAYERS: Readonly<Record<PlayerName, string>> = {
  knuth: 'Knuth',
  expected: 'Promedio',
  entropy: 'Entropía',
  parts: 'Partes',
  sampled: 'Muestra',
  random: 'Azar',
  states: 'Cuatro estados',
};

export const seats: typeof english = {
  seats: {
    label: 'Quién juega',
    names: {
      breaker: 'Tú adivinas',
      maker: 'Tú escondes un código',
      two: 'Dos personas, un dispositivo',
      solver: 'Una partida que juegas en otro sitio',
    },
    explained: {
      breaker: 'El código sale de una semilla y tú lo buscas.',
      maker:
        'Piensa un código. El ordenador hace intentos y tú dices cuántos son exactos y cuántos descolocados.',
      two: 'Una persona introduce un código a escondidas y pasa el dispositivo; la otra lo busca.',
      solver:
        'Escribe qué se probó y qué se respondió en otra partida y verás qué queda, qué conviene probar y qué no puede ser cierto.',
    },
    player: 'Cómo juega el ordenador',
    players: PLAYERS,
    begun: {
      maker: (count) => `Partida nueva. Piensa un código de ${places(count)}.`,
      two: (count) =>
        `Partida nueva para dos. Introduce un código de ${places(count)}; quien busca, que no mire.`,
      solver: (count) =>
        `Una partida que juegas en otro sitio, ${places(count)}. Introduce un intento y su respuesta.`,
    },
    guesses: (player, guess) =>
      `${PLAYERS[player]} prueba ${guess.join(', ')}. ¿Cuántos exactos, cuántos descolocados?`,
    proposes: (player, guess) => `${PLAYERS[player]} jugaría ${guess.join(', ')}.`,
    played: (player) => `Ha jugado ${PLAYERS[player]}. `,
    honest: {
      breaker:
        'El código sale de la semilla en tu dispositivo. No aparece en ninguna parte antes del final, pero quien se empeñe puede calcularlo.',
      maker: 'El código anotado solo sirve para comprobar tus respuestas; el ordenador no lo ve al jugar.',
      two: 'El código queda ofuscado en este dispositivo y no aparece antes del final, pero quien se empeñe puede calcularlo.',
      solver: 'Aquí nadie conoce el código: todo se deduce de lo que introduces.',
    },
  },
  answer: {
    heading: 'La respuesta',
    exact: 'exactos',
    near: 'descolocados',
    more: (part, count) => `Uno más: ${seats.answer[part]}, ahora ${count ?? 'por saber'}`,
    less: (part, count) => `Uno menos: ${seats.answer[part]}, ahora ${count ?? 'por saber'}`,
    give: 'Responder',
    ready: 'Ya puedes responder.',
    wanted:
      'Un intento espera tu respuesta: escribe cuántos exactos y cuántos descolocados, por ejemplo 1,2.',
    notNow: 'Ningún intento espera respuesta.',
    contradicted:
      'Ningún intento espera respuesta, porque tus respuestas no pueden ser todas ciertas. Corrige antes una, por ejemplo con repair 1.',
    impossible: (why, count) =>
      why === 'too-many'
        ? `Exactos y descolocados suman como mucho ${count}.`
        : `${answered(count - 1, 1)} no puede ser: el último también sería exacto.`,
  },
  maker: {
    thinking: 'El ordenador está pensando…',
    asked: (player) => `${PLAYERS[player]} pregunta`,
    state: (turn, most, player, guess, exact, near) =>
      `Turno ${turn} de ${most}. ${PLAYERS[player]} prueba ${guess.join(', ')}. Tu respuesta por ahora: ${answered(exact, near)}.`,
    over: (found, player, turns) =>
      found
        ? `${PLAYERS[player]} ha encontrado tu código en ${counted(turns, 'turno', 'turnos')}.`
        : `No quedan turnos. ${PLAYERS[player]} no ha encontrado tu código.`,
    result: (found, turns) => (found ? `Encontrado en ${turns}.` : 'Tu código no se encontró.'),
    fault: (fault) =>
      fault === 'contradiction'
        ? 'Ningún código encaja con las respuestas, así que no hay nada que probar.'
        : fault === 'budget'
          ? 'Este jugador se ha rendido aquí. Elige otro.'
          : 'Aquí hay demasiados códigos para que este jugador los cuente. Elige «Cuatro estados»: avanza sin contar.',
    wrongScore: (exact, near) =>
      `Esa respuesta no se acepta: con el código que anotaste, el intento tiene ${answered(exact, near)}.`,
    deposit: 'Anotar mi código',
    depositHelp: 'Así se comprueban tus respuestas. El ordenador no lo ve al jugar.',
    codeSet: 'Tu código está anotado y oculto. Tus respuestas se comprueban con él.',
    noCode: 'En esta partida no has anotado ningún código.',
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
    setCode: 'Fijar el código',
    cancel: 'Ahora no',
    codeSet: 'El código está fijado y oculto. Pasa el dispositivo a quien busca.',
    pass: 'Pasa el dispositivo',
    passHelp: 'El código está tapado. Nada en la página lo muestra antes del final.',
    take: 'Adivino yo: empezar',
    begin: (count, symbols) =>
      `Encuentra el código: ${places(count)}, ${counted(symbols, 'ficha', 'fichas')}.`,
  },
  solver: {
    opened: (count) => `Una posición con ${places(count)}, desde un enlace.`,
    enter: 'Introducir turno',
    whatAnswer: (guess) =>
      `${guess.join(', ')} está puesto: escribe su respuesta, por ejemplo 1,2 para 1 exacto y 2 descolocados, o 1,? si solo se saben los exactos.`,
    ready: (exact, near) => `Se puede introducir con ${answered(exact, near)}.`,
    answerSoFar: (exact, near) => `Su respuesta: ${answered(exact, near)}.`,
    notWhole: 'Con tantos códigos hay que saber los dos números de una respuesta.',
    edit: 'Editar',
    editTurn: (turn) => `Editar el turno ${turn}`,
    save: 'Guardar el cambio',
    remove: 'Quitar este turno',
    leave: 'Descartar el cambio',
    editing: (turn) => `El turno ${turn} está abierto para editarlo.`,
    revised: (turn) => `El turno ${turn} ha cambiado.`,
    removed: (turn) => `El turno ${turn} se ha quitado.`,
    noSuchTurn: (turn) => `No existe el turno ${turn}.`,
    only: 'Solo puedes editar los turnos que has introducido tú. En las demás partidas, usa «Deshacer».',
    full: 'A esta partida no le quedan turnos.',
    link: 'Copiar enlace a esta partida',
    linkLabel: 'Enlace a esta partida',
    linkReady: 'El enlace a esta partida está en el cuadro.',
    linkCopied: 'El enlace a esta partida está copiado.',
    linkTooLong: 'Esta partida es demasiado larga para un enlace.',
  },
  autoplay: {
    heading: 'Que termine el ordenador',
    step: 'Un paso',
    play: 'Que siga solo',
    pause: 'Pausa',
    paused: 'En pausa.',
    pace: 'Ritmo',
    paces: { slow: 'Lento', steady: 'Medio', fast: 'Rápido' },
    assists: 'Un intento que el ordenador hace por ti cuenta como ayuda.',
  },
};
