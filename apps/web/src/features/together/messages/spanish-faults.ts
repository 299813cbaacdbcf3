import type { CallFault } from '@inkling/client/client';
import { capitalised } from '../../../shell/language/grammar.ts';
import type { GameNouns } from '../../../shell/parts/room-nouns.ts';
import type { LobbyCommandFault } from '../session/lobby-command.ts';
import { articlesOf, CODE } from './spanish-game.ts';

type Refusals = Readonly<Partial<Record<CallFault['code'], string>>>;

/** The server's refusals, except those about the moves of one game: the game explains these itself. */
const REFUSED: Refusals = {
  offline: 'Ningún servidor responde. Comprueba la conexión e inténtalo otra vez.',
  'not-understood': 'Lo que ha respondido no es un servidor de Inkling.',
  'no-guest': 'El servidor ya no conoce este navegador.',
  'cross-origin': 'El servidor solo acepta eso desde su propia página.',
  'wrong-host':
    'El servidor no conoce esta dirección. Abre la página por la dirección que tiene configurada.',
  'not-your-seat': 'No tienes asiento en esta sala.',
  'not-yet-shown': 'Se verá cuando termine el día o cuando lo hayas jugado.',
  'clock-behind': 'El reloj del servidor va mal, y hasta que se corrija no hay juegos del día.',
  'no-such-room': 'Esa sala no existe. Pide el enlace otra vez.',
  'no-such-classroom': 'Ninguna clase juega ahora con ese nombre. Mira bien cómo se escribe.',
  'no-such-game': 'Este servidor no ofrece el juego de esta sala.',
  'no-such-recovery': 'Nadie tiene ese código de recuperación. Revisa cada letra; las mayúsculas cuentan.',
  'no-record': 'Aún no hay archivo de esta partida.',
  stale: 'La partida ha cambiado, así que tu jugada no se hizo. Así está ahora.',
  'seat-taken': 'Alguien ocupó ese asiento antes.',
  'seat-reserved': 'Ese asiento está reservado para alguien de la partida anterior.',
  'already-seated': 'Ya tienes un asiento en esta sala.',
  'request-reused': 'Eso ya se envió con otro contenido. Inténtalo otra vez.',
  'too-many-requests': 'Son demasiadas peticiones. Espera un poco.',
  'too-many-rooms':
    'Ya tienes todas las salas que puede tener una persona. Las que no se usan desaparecen solas.',
  unavailable: 'El servidor no puede guardar ahora. No se pierde nada; inténtalo en un momento.',
  busy: 'El servidor está ocupado. Inténtalo en un momento.',
  overloaded: 'El servidor tiene demasiadas visitas. Inténtalo en un momento.',
  fault: 'Algo ha fallado en el servidor. Inténtalo otra vez.',
  'bad-rules': 'Ningún juego tiene esas reglas.',
  'rules-too-large':
    'Ese código es demasiado grande para un ordenador o para responder a mano. Elige menos lugares o fichas.',
  'waiting-for-players': 'Aún no están todos.',
  'game-over': 'Esta partida ha terminado.',
  'not-your-move': 'Esa jugada no le corresponde a tu asiento.',
  'not-your-turn': 'No te toca.',
  'answer-first': 'El último intento espera su respuesta.',
  'nothing-to-answer': 'No hay intento que responder.',
  'not-over': 'La partida aún no ha terminado.',
  'enough-said': 'En esta sala ya no se puede decir más.',
  'too-many-moves': 'Esta partida ya no admite más jugadas.',
  'nobody-to-tell': 'Aquí no hay nadie a quien decirle un nombre.',
  'already-followed': 'La siguiente partida ya está abierta.',
  'room-withdrawn': 'Esta invitación se ha retirado.',
  'nothing-to-withdraw': 'No hay invitación que retirar: ya están todos.',
  'nobody-awaited': 'Ese asiento ya está libre para cualquiera.',
  'bad-request': 'El servidor no puede leer eso.',
  'bad-json': 'El servidor no puede leer eso.',
  'not-json': 'El servidor no puede leer eso.',
  'too-large': 'Es más de lo que el servidor lee de una vez.',
  'bad-token': 'El servidor no sabe quién eres. Vuelve con tu código de recuperación.',
  'expired-token': 'Has estado fuera demasiado tiempo. Vuelve con tu código de recuperación.',
  'not-found': 'El servidor no conoce eso; quizá sea más antiguo que esta página.',
  'too-many-watchers': 'Ya hay demasiadas personas mirando esta sala. La página seguirá intentándolo.',
  'too-many-streams': 'Ya hay demasiadas personas mirando. La página seguirá intentándolo.',
  'maker-not-for-this-game': 'En este juego nadie puede poner así el secreto.',
  'no-race-by-hand': 'En una carrera no se puede responder a mano.',
  'computer-not-for-this-game': 'En este juego el ordenador no busca el secreto.',
  'commitment-missing': 'Un código guardado tiene que prometerse antes.',
  'bad-commitment': 'Esa no es una promesa que se pueda comprobar.',
  'nothing-to-draw': 'Donde una persona pone el secreto no hay nada que sortear.',
  'not-for-a-class': 'Una clase no puede jugar a este juego.',
  'no-such-seat': 'En esta sala no hay ese asiento.',
  'nonce-first': 'El sorteo se hace en cuanto estén todos listos.',
  'bad-nonce': 'Con ese número no se puede hacer el sorteo.',
  'not-a-move': 'Esa jugada no vale aquí.',
  'no-attempt': 'Hoy no has abierto este juego.',
  'no-such-puzzle': 'No existe ese puzle.',
  'not-for-programs': 'Los programas no se puntúan.',
  'already-over': 'La partida de hoy ya ha terminado.',
  'bad-pause': 'Los días libres empiezan como pronto mañana y acaban en un plazo de sesenta días.',
  'bad-opening': 'Eso no es un código con la sal de una promesa.',
};

/** Explains a refusal of the server, in Spanish. */
export function refused(fault: CallFault, nouns: GameNouns = CODE): string {
  // A newer server may know more codes than this page.
  return REFUSED[fault.code] ?? refusalsOf(nouns)[fault.code] ?? 'El servidor no lo ha aceptado.';
}

function refusalsOf({ secret, turn }: GameNouns): Refusals {
  const word = secret.one;
  const { el, ese, ningún } = articlesOf(secret);
  return {
    'no-code-yet': `Aún no hay ${word}.`,
    'no-such-turn': `${capitalised(articlesOf(turn).ese)} ${turn.one} no existe.`,
    'nothing-to-open': `En esta sala no se guarda ${ningún} ${word}.`,
    'already-open': `${capitalised(el)} ${word} ya se ve.`,
    'promise-broken': `${capitalised(ese)} no es ${el} ${word} que se prometió.`,
  };
}

/** Explains what is wrong with a line typed in the lobby, in Spanish. */
export function lobbyFault(fault: LobbyCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Pega un enlace, o escribe una orden. Con ? las ves todas.';
    case 'not-understood':
      return `${fault.text} no es ni una orden ni el enlace de una sala. Con ? ves todas las órdenes.`;
    case 'no-such-rules':
      return `${fault.text} no son reglas válidas aquí. Con ? ves ejemplos.`;
    case 'not-together':
      return `${fault.text}: eso no se puede combinar en este juego.`;
    case 'no-secret':
      return fault.sentence;
  }
}
