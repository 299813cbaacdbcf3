import type { SeatFault } from '../session/command.ts';
import { type SetupFault, TURNS_MOST } from '../session/setup.ts';

/** What is wrong with a typed line that only some seats know. */
export function seatFault(fault: SeatFault): string {
  switch (fault.code) {
    case 'no-feedback':
      return 'Say the answer too, for example 1,2 for 1 exact and 2 near.';
    case 'bad-feedback':
      return `${fault.text} is not an answer: type how many exact and how many near, for example 1,2.`;
    case 'impossible-feedback':
      return fault.why === 'too-many'
        ? `${fault.exact} exact and ${fault.near} near are more than there are places.`
        : `${fault.exact} exact and 1 near cannot be: the last one would be exact too.`;
    case 'which-turn':
      return 'Say which turn first, for example rescore 2 1,0.';
    case 'which-one':
      return 'Say which one by its number, from 1.';
    case 'on-or-off':
      return 'Say aids on or aids off.';
    case 'no-such-player':
      return `${fault.text} is not a player here: knuth, expected, entropy, parts, sampled, random or states.`;
    case 'no-such-rules':
      return setupFault(fault.why);
    case 'no-such-skin':
      return `${fault.text} is not a set of elements here: winter, halloween, letters or digits.`;
  }
}

export function setupFault(fault: SetupFault): string {
  switch (fault) {
    case 'not-rules':
    case 'places-out-of-range':
      return 'Places run from 1 to 16.';
    case 'symbols-out-of-range':
      return 'Elements run from 1 to 20.';
    case 'too-few-symbols':
      return 'Without repeats there must be at least as many elements as places.';
    case 'turns-out-of-range':
      return `Turns run from 1 to ${TURNS_MOST}.`;
  }
}
