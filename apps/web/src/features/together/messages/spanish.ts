import { grammarOf } from '../../../shell/language/grammar.ts';
import type { english } from './english.ts';
import { announcements, REACTIONS } from './spanish-announcements.ts';
import { lobbyFault, refused } from './spanish-faults.ts';
import { gameSentences } from './spanish-game.ts';
import { keys } from './spanish-keys.ts';
import { names } from './spanish-names.ts';

const { counted, listed } = grammarOf('es');

export const spanish: typeof english = {
  title: (terms) => (terms ? `${terms} · Inkling` : 'Juntos · Inkling'),
  heading: 'Juntos',
  lead: 'Elige un juego, envía el enlace y juega.',
  sheet: 'Con amigos',
  steps: { game: 'Juego', link: 'Enlace', play: 'Jugar' },
  listed,
  inNounsOf: (part) => gameSentences(part?.nouns?.es),
  opening: 'Abriendo la sala…',
  none: {
    lead: 'Esta página no tiene servidor: con otra persona solo puedes jugar por enlace.',
    away: 'Ahora no responde ningún servidor: hasta que vuelva, solo puedes jugar por enlace.',
    again: 'Intentarlo otra vez',
  },
  apart: {
    heading: 'Cada uno por su lado, la misma partida',
    does: 'juega aquí y envía esa misma partida con «Compartir»',
    act: 'Jugar',
  },
  make: {
    heading: '¿Qué juego?',
    instead: {
      room: 'Mejor jugar en vivo, por el servidor',
      links: 'Mejor jugar por enlace, sin servidor',
    },
    hiders: { you: 'Tú', friend: 'La otra persona', computer: 'El ordenador' },
    keepers: (maker) => (maker === 'kept' ? 'Solo en este navegador' : 'En el servidor'),
    rules: 'Reglas',
    breakers: '¿Quién juega?',
    breakersOf: (breakers, maker) => {
      const own = maker === 'kept' || maker === 'deposited';
      if (breakers === 'player') return 'El ordenador';
      if (breakers === 'race')
        return own ? 'Otras dos personas, en carrera' : 'Tú y otra persona, en carrera';
      return own ? 'Otra persona' : 'Tú';
    },
    open: 'Crear el enlace',
    noAccount: 'Sin cuenta. Quien tenga el enlace puede mirar.',
  },
  take: {
    heading: 'Unirse a una partida',
    label: 'Con su enlace o su nombre',
    help: 'Pega el enlace que te han enviado, o escribe el nombre de una clase.',
    go: 'Unirse',
    none: 'Pega primero un enlace o escribe un nombre.',
    other: 'Esto no es el enlace de una sala ni el nombre de una clase.',
  },
  ways: {
    heading: 'Otras formas',
    contest: {
      name: 'Contra el ordenador',
      does: (game) => `${game}: ¿quién necesita menos intentos?`,
      act: 'Competir',
    },
    classroom: { name: 'Con una clase', does: 'todos votan el siguiente intento' },
    daily: { name: 'Los juegos del día', does: 'cada día, una sola partida de cada juego', act: 'Abrir' },
  },
  rooms: {
    heading: 'Tus partidas',
    goOn: 'Seguir',
    look: 'Ver',
    byLinks: 'Por enlace',
    forget: (name) => `Olvidar: ${name}`,
    forgetShort: 'Olvidar',
    forgetWarning:
      'Esta partida no ha terminado. Lo que necesitas para ella está solo en este navegador: sin eso nadie puede acabarla. No se puede deshacer.',
    forgetYes: 'Olvidarla',
    forgetNo: 'Conservarla',
    state: (view, game) => {
      const task = announcements.task(view, game);
      return view.you === 'spectator' ? `Mirando. ${task}` : task;
    },
    more: (rooms) => `y ${counted(rooms, 'sala más antigua', 'salas más antiguas')}`,
  },
  guest: {
    heading: 'Seguir en otro dispositivo',
    lead: 'Juegas como invitado, sin cuenta. El código de recuperación lleva tus asientos a otro navegador. No lo compartas: quien lo tenga juega como si fueras tú.',
    nobody: 'Aún no tienes asiento. Cuando ocupes uno, aquí tendrás un código de recuperación.',
    show: 'Mostrar el código de recuperación',
    former: 'Códigos de recuperación de los invitados que fuiste aquí antes:',
    hide: 'Ocultarlo',
    code: (code) =>
      code === undefined
        ? 'Este navegador no tiene código de recuperación.'
        : `Código de recuperación: ${code}`,
    label: 'Código de recuperación',
    recoverLabel: 'Volver con un código',
    recoverHelp: 'El código de recuperación de tu otro navegador.',
    recover: 'Recuperar',
    square: 'Un código QR que convierte otro dispositivo en el mismo invitado',
    scan: 'Escanéalo con tu otro dispositivo. Así jugarás en los dos como el mismo invitado.',
    arrivalHeading: '¿Jugar aquí como este invitado?',
    arrival: (isGuest) =>
      isGuest
        ? 'Has seguido un enlace de otro dispositivo. Si continúas, jugarás en los dos como el mismo invitado. El código del invitado que eres aquí se conserva.'
        : 'Has seguido un enlace de otro dispositivo. Si continúas, jugarás en los dos como el mismo invitado.',
    arrivalYes: 'Seguir jugando',
    arrivalNo: 'Aquí no',
    forget: 'Olvidarme',
    forgetHeading: '¿Olvidarte?',
    forgetWarning:
      'El servidor te olvida en el acto, y este navegador olvida tu código de recuperación y los códigos que guarda para las salas. Las partidas se conservan, sin nadie en tu asiento. No se puede deshacer.',
    forgetYes: 'Olvidarme',
    forgetNo: 'Mejor no',
    recovered: (rooms) => `Eres otra vez ese invitado, con ${counted(rooms, 'sala', 'salas')}.`,
    forgotten: 'Hecho: aquí ya nada lleva hasta ti.',
  },
  room: {
    back: 'Juntos',
    here: 'está aquí',
    yourTurn: 'Te toca.',
    names,
    reaction: (reaction) => REACTIONS[reaction],
    task: announcements.task,
    conflict: announcements.conflict,
    gaveUp: announcements.gaveUp,
  },
  plain: {
    make: 'abre una sala',
    answer: 'Respuesta',
    incomplete: 'Escribe algo primero.',
    noAnswer: (answers) => `Responde con una de estas: ${listed(answers)}.`,
    answers: 'responde a un intento',
  },
  yourGuess: 'Tu intento',
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'Este navegador no permite copiar: selecciona el texto y cópialo tú.',
  otherGame: 'Esta página aún no puede mostrar ese juego.',
  changes: announcements.changes,
  front: (server, rooms) => {
    if (server === 'asking') return 'Consultando al servidor.';
    if (server === 'here') return `${counted(rooms, 'sala', 'salas')}. Abre otra, o pega un enlace.`;
    return server === 'none' ? 'Aquí no hay servidor.' : 'Ahora no responde ningún servidor.';
  },
  placeholder: 'make, enlace, ?',
  keys,
  refused: (fault, part) => refused(fault, part?.nouns?.es),
  lobbyFault,
};
