import { leavingTimes } from '../leaving-time.ts';
import { names } from '../spanish-names.ts';
import type { english } from './english.ts';
import { roomFault } from './spanish-fault.ts';

const leavingTime = leavingTimes('es');

export const spanish: typeof english = {
  invite: {
    awaited: (missing, isForTwo) =>
      `Esperando a ${missing > 1 ? 'los demás' : isForTwo ? 'la otra persona' : 'una persona más'}`,
    awaitedHelp: (missing) =>
      `${missing > 1 ? 'Sus asientos están reservados' : 'Su asiento está reservado'}. Quien jugó contigo encuentra esta partida en la página de la anterior.`,
    notComing: 'Si no viene nadie, juega con otra persona:',
    anybody: 'Invitar a otra persona',
    heading: (missing, isForTwo) =>
      `Envía esto a ${missing > 1 ? 'los demás' : isForTwo ? 'la otra persona' : 'una persona más'}`,
    square: 'El enlace de esta sala como código QR',
    share: 'Compartir el enlace',
    nobodyYet: 'Aún no ha venido nadie. Envía el enlace otra vez, o retira la invitación y empieza ya:',
    computer: 'Jugar contra el ordenador',
    withdraw: 'Retirar la invitación',
    goes: 'Una sala a la que no viene nadie se borra al cabo de un tiempo.',
    callOff: 'Cancelar la partida',
    othersHear: 'También puedes dejar de esperar; se avisará a los demás.',
    noNeedToWait: 'O que escaneen el código QR. No hace falta esperar aquí: la partida está en «Juntos».',
  },
  heading: (view) =>
    view.phase === 'withdrawn'
      ? 'Una invitación retirada'
      : view.phase === 'waiting'
        ? 'Una sala'
        : view.phase === 'over' || view.phase === 'ended'
          ? 'Una partida acabada'
          : 'Una partida',
  arrived: (name, isForTwo) =>
    isForTwo ? `${name ? names.names[name] : 'La otra persona'} ya está aquí.` : 'Ya están todos.',
  invites: (name) => `${name ? names.names[name] : 'Alguien'} te invita.`,
  watchers: (people) => (people === 1 ? 'Una persona está mirando.' : `${people} personas están mirando.`),
  seated: ({ seat, taken, reserved, computer }, you) => {
    if (seat === you) return 'tú';
    if (computer !== undefined) return `ordenador (${computer})`;
    if (reserved !== undefined) return 'reservado';
    return taken ? 'ocupado' : 'libre';
  },
  pending: (guess) => `Espera una respuesta: ${guess}.`,
  swap: 'Otra vez, cambiando de asiento',
  next: 'Ir a la siguiente partida',
  guess: 'Probar',
  answer: 'Responder',
  resign: 'Rendirse',
  link: 'Enlace de esta sala',
  letWatch: 'Dejar que otros miren',
  watchLink: 'Enlace para mirar',
  watchHelp: 'Quien lo abra ve la partida y no puede sentarse.',
  withdrawn: {
    said: 'Esta invitación se ha retirado.',
    help: 'Pide un enlace nuevo, o abre tú una sala.',
  },
  calledOff: {
    said: 'Esta partida se ha cancelado.',
    help: 'Faltaba alguien, y ya nadie puede entrar.',
  },
  ownWithdrawn: {
    said: 'Has retirado esta invitación.',
    help: 'Ya nadie puede entrar. Quien abra el enlace leerá que se ha retirado.',
  },
  saveRecord: 'Guardar la partida como archivo',
  recordHelp: 'inkling verify ARCHIVO la comprueba otra vez, sin esta página.',
  awaySince: (ms, nowMs) => {
    const { kind, text } = leavingTime(ms, nowMs);
    const article = kind !== 'hour' ? 'el' : text.startsWith('1:') ? 'la' : 'las';
    return `ausente desde ${article} ${text}`;
  },
  lost: 'Se ha perdido la conexión con el servidor. La página sigue intentándolo. Puedes seguir: no se pierde nada.',
  unsent: 'Tu jugada se guarda en este navegador y se enviará en cuanto responda el servidor.',
  end: {
    button: 'Terminar la partida para todos',
    heading: '¿Terminar la partida?',
    warning:
      'Quizá alguien vuelva todavía. Si terminas la partida, nadie podrá seguir jugando y no gana nadie.',
    yes: 'Terminar',
  },
  resignHeading: '¿Te rindes?',
  resignYes: 'Rendirse',
  resignNo: 'Seguir',
  roomFault,
  roomRows: [
    ['sit breaker', 'ocupa un asiento libre'],
    ['open', 'muestra al final el código guardado'],
    ['resign', 'se rinde'],
    ['rematch', 'juega otra vez lo mismo'],
    ['swap', 'juega otra vez, cambiando de asiento'],
    ['invite', 'deja libre para cualquiera un asiento reservado'],
    ['withdraw', 'retira la invitación mientras falte alguien'],
    ['end', 'termina la partida para todos, si alguien no va a volver'],
    ['say nice', 'dice una de seis cosas: hello, nice, thinking, oops, wow, thanks'],
    ['copy', 'copia el enlace de la sala'],
    ['state', 'dice cómo va todo'],
    ['back', 'va a todas las salas'],
  ],
  closed: 'No se ha podido abrir esta sala',
  reactions: 'Decir algo',
  seats: 'Asientos',
  again: 'Otra sala',
  sitHelp: 'Para eso se guarda una cookie, y nada más.',
  onItsWay: 'De camino al servidor…',
  notShownYet: 'Ahora quien lo escondió lo muestra; después se comprueba cada respuesta.',
  waitingToBeSent: 'Falta por enviar:',
  remind: 'Avisarme cuando me toque',
  linkHelp: 'Quien lo abra puede ocupar un asiento libre, o mirar.',
  speech: {
    reminding: {
      on: 'Recibirás un aviso cuando te toque y no estés mirando.',
      off: 'Sin avisos.',
      refused: 'Este navegador no permite avisos. Puedes cambiarlo en sus ajustes para esta página.',
    },
    nobodyHears: 'Aquí no hay nadie a quien decírselo.',
    noRematch: 'Aquí no hay nada que jugar otra vez.',
    noSeat: 'No hay asiento libre.',
    nothingToAnswer: 'No hay intento que responder.',
    stillSending: 'Un momento: tu última acción todavía se está enviando.',
    queued:
      'Aún no hay respuesta. Tu jugada se guarda en este navegador y se enviará en cuanto responda el servidor.',
    lineLost: 'Se ha perdido la conexión con el servidor. La página sigue intentándolo.',
    lineBack: 'La conexión con el servidor ha vuelto.',
  },
};
