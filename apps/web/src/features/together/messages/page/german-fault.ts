import { REACTIONS } from '@inkling/games/contract/room';
import type { RoomCommandFault } from '../../session/room-command.ts';

/** Explains what is wrong with a line typed in a room, in German. */
export function roomFault(fault: RoomCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Tippe einen Versuch oder einen Befehl. Mit ? siehst du alle.';
    case 'not-understood':
      return `${fault.text} ist hier weder ein Befehl noch ein Versuch. Mit ? siehst du alle Befehle.`;
    case 'correct-what':
      return 'Sag, welcher Zug und welche Antwort, zum Beispiel: correct 2 1,0.';
    case 'no-such-turn':
      return `Einen Zug ${fault.text} gibt es nicht.`;
    case 'no-such-reaction':
      return `Sag eines davon: ${REACTIONS.join(', ')}.`;
    case 'no-such-seat':
      return `Einen Sitz ${fault.text} gibt es nicht. Sitze heißen maker, breaker, first und second.`;
    case 'no-guess':
      return fault.sentence;
  }
}
