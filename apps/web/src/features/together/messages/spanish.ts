import type { RoomView } from '@inkling/client/api';
import { grammarOf } from '../../../shell/language/grammar.ts';
import { entryOf } from '../session/room-entry.ts';
import { type Task, taskOf } from '../session/task.ts';
import { lobbyFault, refused, roomFault } from './spanish-faults.ts';
import { keys } from './spanish-keys.ts';
import { seatName, telling } from './spanish-telling.ts';
import { today } from './spanish-today.ts';
import { verdict, wrong } from './spanish-verdict.ts';
import type { OnlineWords } from './words.ts';

const { counted } = grammarOf('es');

const GAMES = { mastermind: 'Mastermind', word: 'Palabra', witch: 'Bruja' } as const;

function terms(view: RoomView): string {
  if (view.table) {
    const { board, opponent } = view.table.params;
    return `Bruja: ${board.shape.rows} × ${board.shape.cols} cartas, ${opponent === 'nobody' ? 'a solas' : 'para dos'}`;
  }
  const entry = entryOf(view);
  if (!entry) return GAMES[view.game];
  const { places, symbols, repeats } = entry.rules;
  const turns = counted(entry.turnsMax, 'turno', 'turnos');
  if (entry.game === 'word')
    return `Palabra: ${counted(places, 'letra', 'letras')}, ${turns}${view.rules.includes('h@') ? ', difícil' : ''}`;
  const elements = counted(symbols, 'elemento', 'elementos');
  return `Mastermind: ${counted(places, 'lugar', 'lugares')}, ${elements}${repeats ? '' : ', sin repetir'}, ${turns}`;
}

const LEVELS = { easy: 'Fácil', medium: 'Media', hard: 'Difícil' } as const;
const WITCH_SEATS = {
  one: 'Tú',
  race: 'Tú y otra persona, por turnos',
  player: 'Tú y el ordenador',
} as const;
const WITCH_HELP = 'El servidor reparte las cartas y solo levanta las que se eligen.';

const MAKERS = {
  kept: 'Tú, en este navegador',
  deposited: 'Tú, en el servidor',
  theirs: 'La otra persona',
  computer: 'El ordenador',
} as const;

const MAKER_HELP = {
  kept: 'Respondes tú; el código no sale de este navegador, solo su hash con sal. Al final se muestra, y los dos navegadores comprueban cada respuesta.',
  deposited: 'Pones el código en la sala. El servidor no se lo dice a nadie, y responde.',
  theirs: 'Lo pone quien ocupe el asiento correspondiente; el servidor responde.',
  computer: 'El servidor saca un código y lo promete con un hash con sal.',
} as const;

const NOT_NOW: Readonly<Record<Task, string>> = {
  sit: 'Siéntate primero.',
  deposit: 'Pon primero el código.',
  guess: 'Te toca probar.',
  answer: 'Responde primero al intento.',
  open: 'Se acabó; solo falta mostrar el código.',
  wait: 'No te toca.',
  watch: 'En esta sala solo miras.',
  over: 'Esta partida ha terminado.',
};

export const spanish: OnlineWords = {
  title: (view) => (view ? `${terms(view)} · Inkling` : 'Juntos · Inkling'),
  heading: 'Jugar juntos',
  lead: 'Abre una sala, envía su enlace y juega. Sin cuenta y sin nombre: el enlace lo es todo.',
  opening: 'Abriendo la sala…',
  none: {
    heading: 'Aquí no hay servidor',
    lead: 'Esta página viene de una simple carpeta: se juega en un solo dispositivo o con enlaces.',
    away: 'Ahora no responde ningún servidor: hasta que vuelva, se juega en un solo dispositivo o con enlaces.',
    duel: 'Jugar un duelo con dos enlaces',
    again: 'Intentarlo otra vez',
  },
  make: {
    heading: 'Abrir una sala',
    game: 'Juego',
    games: (game) => GAMES[game],
    places: 'Lugares',
    symbols: 'Elementos',
    turns: 'Turnos',
    repeats: 'Los elementos pueden repetirse',
    length: 'Letras',
    tries: 'Turnos',
    hard: 'Difícil: hay que usar las marcas',
    level: 'Dificultad',
    levels: LEVELS,
    quiz: 'Tras una pareja',
    quizzes: { names: 'Elegir su nombre entre cuatro', typed: 'Escribir su nombre', off: 'Sin pregunta' },
    maker: '¿Quién pone el código?',
    makers: (maker) => MAKERS[maker],
    makerHelp: ({ game, maker }) => (game === 'witch' ? WITCH_HELP : MAKER_HELP[maker]),
    breakers: '¿Quién juega?',
    bot: 'El ordenador',
    breakersOf: (breakers, { game, maker }) => {
      if (game === 'witch') return WITCH_SEATS[breakers];
      const own = maker === 'kept' || maker === 'deposited';
      if (breakers === 'player') return 'El ordenador';
      if (breakers === 'race')
        return own ? 'Otras dos personas, en carrera' : 'Tú y otra persona, en carrera';
      return own ? 'Otra persona' : 'Tú';
    },
    code: 'Tu código',
    codeHelp: 'Solo este navegador lo ve hasta que lo muestres.',
    draw: 'Sacar uno por mí',
    open: 'Abrir la sala',
    watched: 'Quien tenga el enlace puede mirar.',
  },
  today,
  take: {
    heading: 'Ir a una sala',
    label: 'Enlace de una sala',
    help: 'Pega un enlace que te hayan enviado.',
    go: 'Ir',
  },
  rooms: {
    heading: 'Tus salas',
    none: 'Aún ninguna.',
    name: terms,
    standing: (view) => {
      const seat = view.you === 'spectator' ? 'Mirando' : seatName(view.you);
      if (view.phase === 'over') return `${seat}. ${telling.result(view)}`;
      return `${seat}. ${telling.task(view, taskOf(view))}`;
    },
    more: (rooms) => `y ${counted(rooms, 'sala más antigua', 'salas más antiguas')}`,
  },
  guest: {
    heading: 'Quién eres aquí',
    lead: 'Un invitado sin nombre. El código de regreso lleva tus asientos a otro navegador; quien lo tiene eres tú.',
    nobody: 'Aún nadie: eres invitado desde que ocupas tu primer asiento.',
    show: 'Mostrar el código de regreso',
    former: 'Los invitados que este navegador fue antes tienen estos códigos:',
    hide: 'Taparlo',
    code: (code) =>
      code === undefined ? 'Este navegador no tiene código de regreso.' : `Código de regreso: ${code}`,
    label: 'Código de regreso',
    recoverLabel: 'Volver con un código',
    recoverHelp: 'Un código que te mostró otro navegador.',
    recover: 'Volver',
    forget: 'Olvidarme',
    forgetHeading: '¿Olvidarte?',
    forgetWarning:
      'El servidor te olvida en el acto, y este navegador olvida tu código de regreso y los códigos que guarda para las salas. Las partidas quedan, sin nadie en tu asiento. No se puede deshacer.',
    forgetYes: 'Olvidarme',
    forgetNo: 'Mejor no',
    recovered: (rooms) => `Eres otra vez ese invitado, con ${counted(rooms, 'sala', 'salas')}.`,
    forgotten: 'Olvidado. Aquí ya nada conduce a ti.',
  },
  room: {
    back: 'Todas las salas',
    heading: (view) =>
      view.phase === 'waiting' ? 'Una sala' : view.phase === 'over' ? 'Una partida acabada' : 'Una partida',
    terms,
    link: 'Enlace de esta sala',
    linkHelp: 'Quien lo abra puede ocupar un asiento libre, o mirar.',
    seats: 'Asientos',
    seat: seatName,
    seated: ({ seat, taken, computer }, you) => {
      if (seat === you) return 'tú';
      if (computer !== undefined) return `ordenador (${computer})`;
      return taken ? 'ocupado' : 'libre';
    },
    sit: (seat) => `Sentarse: ${seatName(seat).toLowerCase()}`,
    sitHelp: 'Al sentarte eres invitado: una cookie, y nada más.',
    sheet: (seat, alone) => (alone ? 'Turnos' : `Turnos: ${seatName(seat).toLowerCase()}`),
    rival: ({ turnsUsed, over, solved, resigned }) => {
      const turns = counted(turnsUsed, 'turno', 'turnos');
      if (!over) return `Hasta ahora ${turns}; los intentos quedan tapados hasta que acabe la carrera.`;
      if (solved) return `Encontrado en ${turns}.`;
      return resigned ? 'Abandonó.' : 'No lo encontró.';
    },
    row: (turn, names, answer) =>
      answer.marks
        ? `Turno ${turn}: ${telling.answer(answer)}.`
        : `Turno ${turn}: ${names.join(', ')}. ${telling.answer(answer)}.`,
    noTurns: 'Aún no hay turnos.',
    pending: (names) => `Espera una respuesta: ${names.join(', ')}.`,
    waitingToBeSent: 'Falta por enviar:',
    task: telling.task,
    deposit: 'Poner este código',
    guess: 'Probar',
    answer: 'Responder',
    exact: 'Exactos',
    near: 'Descolocados',
    suggested: ({ exact, near }) =>
      `Tu código da ${counted(exact, 'exacto', 'exactos')}, ${counted(near, 'descolocado', 'descolocados')}.`,
    codeElsewhere:
      'El código está en otro navegador: este no puede responder por él, así que pon tú la respuesta.',
    mend: (turn) => `Respuesta del turno ${turn}`,
    open: 'Mostrar el código',
    resign: 'Abandonar',
    resignHeading: '¿Abandonar?',
    resignWarning: 'Dejas de buscar el código. No se puede deshacer.',
    resignYes: 'Abandonar',
    resignNo: 'Seguir',
    yourCode: 'Tu código',
    showCode: 'Mostrármelo',
    hideCode: 'Taparlo',
    code: (names) => `El código: ${names.join(', ')}.`,
    word: (text) => `La palabra: ${text}.`,
    conflict: telling.conflict,
    wrong,
    again: 'Otra sala',
    saveRecord: 'Guardar la partida como archivo',
    recordHelp: 'inkling verify ARCHIVO la comprueba otra vez, sin esta página.',
    lost: 'Se ha perdido la conexión con el servidor; la página sigue intentándolo. Puedes seguir: no se pierde nada.',
    unsent: 'Tu jugada queda en este navegador, y se envía en cuanto responda el servidor.',
  },
  entry: {
    guess: 'Tu intento',
    code: 'Tu código',
    slot: (place, name) => `Lugar ${place}: ${name ?? 'vacío'}`,
    palette: (game) => (game === 'word' ? 'Letras' : 'Elementos'),
    erase: 'Borrar',
  },
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'Este navegador no deja usar el portapapeles: selecciona el texto y cópialo.',
  noHash:
    'Este navegador no calcula hashes en esta dirección y no puede prometer un código. Deja que lo guarde el servidor.',
  notKept:
    'Este navegador no guarda nada; el código se perdería con la página. Deja que lo guarde el servidor.',
  otherGame: 'Esta página aún no puede mostrar ese juego.',
  told: telling.told,
  verdict,
  front: (server, rooms) => {
    if (server === 'asking') return 'Consultando al servidor.';
    if (server === 'here') return `${counted(rooms, 'sala', 'salas')}. Abre otra, o pega un enlace.`;
    return server === 'none' ? 'Aquí no hay servidor.' : 'Ahora no responde ningún servidor.';
  },
  speech: {
    noSeat: 'No hay asiento libre.',
    notNow: (task) => NOT_NOW[task],
    incomplete: 'Llena primero todos los lugares.',
    repeated: 'Cada elemento puede estar solo una vez.',
    nothingToAnswer: 'No hay intento que responder.',
    noSuchAnswer:
      'A ningún código se le puede responder así: exactos y descolocados suman como mucho los lugares, y el último lugar no puede estar descolocado.',
    codeElsewhere: 'El código está en el navegador que lo prometió: muéstralo desde allí.',
    stillWaiting: 'Tu última jugada aún no se ha enviado.',
    queued: 'Aún no hay respuesta. Tu jugada queda aquí, y se envía en cuanto responda el servidor.',
    lineLost: 'Se ha perdido la conexión con el servidor. La página sigue intentándolo.',
    lineBack: 'La conexión con el servidor ha vuelto.',
  },
  command: { label: 'Orden', lobby: 'make, enlace, ?', room: 'intento, answer, ?', run: 'Enviar' },
  ...keys,
  refused,
  roomFault,
  lobbyFault,
};
