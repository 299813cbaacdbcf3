import type { WitchFault } from '@inkling/games/witch/rules/game';
import { counted, quoted } from '../../../messages/numbers.ts';
import { sayRefusal } from './boards.ts';

/** Says why there is no room with these rules, and which rules would be right. */
export function sayRulesFault(fault: WitchFault): string {
  switch (fault.code) {
    case 'impossible':
    case 'touching-not-least':
    case 'odd-free-squares':
    case 'no-pairs':
    case 'too-many-specials':
    case 'size-out-of-range':
    case 'bad-count':
      return sayRefusal({ fault }, (name, value) => (value === undefined ? name : `${name}=${value}`));
    case 'passing-alone':
      return 'Turns may be passed only where two play.';
    case 'roster-too-small':
      return `There are not enough witches for ${counted(fault.pairs, 'pair')}: take a smaller size.`;
    default:
      return `${quoted('word' in fault ? fault.word : '')} is not one of the rules: write a level (easy, medium, hard) or a size like 4x4, then settings like bombs=2, touching=1 and quiz=typed.`;
  }
}
