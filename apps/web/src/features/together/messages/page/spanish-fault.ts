import { REACTIONS } from '@inkling/games/contract/room';
import type { RoomCommandFault } from '../../session/room-command.ts';

/** Explains what is wrong with a line typed in a room, in Spanish. */
export function roomFault(fault: RoomCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Escribe un intento o una orden. Con ? las ves todas.';
    case 'not-understood':
      return `${fault.text} no es aquí ni una orden ni un intento. Con ? ves todas las órdenes.`;
    case 'correct-what':
      return 'Di qué turno y qué respuesta, por ejemplo: correct 2 1,0.';
    case 'no-such-turn':
      return `No existe el turno ${fault.text}.`;
    case 'no-such-reaction':
      return `Di una de estas: ${REACTIONS.join(', ')}.`;
    case 'no-such-seat':
      return `No existe el asiento ${fault.text}. Los asientos son maker, breaker, first y second.`;
    case 'no-guess':
      return fault.sentence;
  }
}
