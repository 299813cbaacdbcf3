import type { WitchFault } from '@inkling/games/witch/rules/game';

/** The label of the button that skips a question. */
export const SKIP = 'Saltar';

/**
 * Says what is wrong with an action on the board, and what would be right. It refers to a button by its label,
 * where `faultOfLine` refers to a command.
 */
export function faultByHand(fault: WitchFault): string {
  return fault.code === 'quiz-first' ? `Di antes quién es, o elige «${SKIP}».` : faultOfLine(fault, '');
}

/** Says what is wrong with a typed line, and what would be right. */
export function faultOfLine(fault: WitchFault, text: string): string {
  switch (fault.code) {
    case 'unreadable-move':
      return `${text} no es ni una carta ni una orden. Una carta es fila y columna: b3, o 2,3.`;
    case 'off-board':
      return 'Esa carta no existe en este tablero.';
    case 'face-up':
      return 'Esa carta está a la vista. Un fallo se tapa con cover.';
    case 'game-over':
      return 'Esta partida ha terminado.';
    case 'quiz-first':
      return 'Di antes quién es, o sáltalo con skip.';
    case 'peek-first':
      return 'Elige antes una carta para mirar debajo, o sáltalo con skip.';
    case 'no-peek':
      return 'Ahora no puedes mirar: solo lo permite el premio.';
    case 'no-quiz':
      return 'No hay ninguna pregunta abierta.';
    case 'already-hinted':
      return 'Ya está descrita.';
    case 'not-an-option':
      return `${text} no es ninguno de los nombres. Di un nombre, o su número.`;
    case 'nothing-to-cover':
      return 'No hay nada que tapar.';
    case 'nothing-to-skip':
      return 'No hay nada que saltar.';
    case 'no-passing':
      return 'Aquí no se puede pasar el turno.';
    case 'mid-turn':
      return 'El turno solo se pasa antes de la primera carta.';
    default:
      return 'Eso no se puede jugar aquí.';
  }
}
