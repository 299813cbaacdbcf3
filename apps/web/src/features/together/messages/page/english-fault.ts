import { REACTIONS } from '@inkling/games/contract/room';
import type { RoomCommandFault } from '../../session/room-command.ts';

/** Explains what is wrong with a line typed in a room. */
export function roomFault(fault: RoomCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Type a guess or a command. Type ? to list them all.';
    case 'not-understood':
      return `${fault.text} is neither a command nor a guess here. Type ? for all commands.`;
    case 'correct-what':
      return 'Say which turn and which answer, for example: correct 2 1,0.';
    case 'no-such-turn':
      return `There is no turn ${fault.text}.`;
    case 'no-such-reaction':
      return `Say one of these: ${REACTIONS.join(', ')}.`;
    case 'no-such-seat':
      return `There is no seat called ${fault.text}. Seats are maker, breaker, first and second.`;
    case 'no-guess':
      return fault.sentence;
  }
}
