import type { Submission } from '../../session/submission.ts';
import type { CommandFault } from '../session/command.ts';
import { and, counted } from './english-grammar.ts';
import { players } from './english-players.ts';

/** Whether the guess can be printed, and if not, why. A race never says whether a guess fits. */
export function reason(submission: Submission, nameOf: (symbol: number) => string): string {
  if (submission.ready) return 'Ready to print.';
  switch (submission.why) {
    case 'over':
      return 'This race is over.';
    case 'empty-places': {
      const places = submission.places.map((place) => String(place + 1));
      if (places.length === submission.total) return 'Every place is empty.';
      return places.length === 1 ? `Place ${places[0]} is empty.` : `Places ${and(places)} are empty.`;
    }
    case 'repeated':
      return `${nameOf(submission.symbol)} may stand only once.`;
  }
}

export function fault(fault: CommandFault): string {
  switch (fault.code) {
    case 'nothing':
    case 'empty':
      return 'Type a guess, or a command such as race knuth. Type ? for all of them.';
    case 'not-a-setting':
      return `${fault.text} is neither a player nor a setting. Players: ${Object.keys(players).join(', ')}; then p4c6r, open or covered, seed and any words.`;
    case 'rules-not-raced':
      return `${fault.text} cannot be raced here: 3 to 5 places, 4 to 6 elements, and enough elements when none repeats.`;
    case 'too-many-players':
      return 'At most two players race you.';
    case 'same-player':
      return `${players[fault.name].name} can race you once only.`;
    case 'not-in-a-race':
      return `There is no ${fault.text} in a race: everybody breaks the code alone, and nothing is taken back.`;
    case 'unknown-symbol':
      return `${fault.text} is not an element of this race.`;
    case 'not-understood':
      return `${fault.text} is neither a command nor an element. Type ? for the words that work.`;
    case 'wrong-length':
      return `That guess has ${counted(fault.length, 'element', 'elements')}; this race has ${fault.wanted} places.`;
    case 'repeated-symbol':
      return `${fault.text} may stand only once.`;
  }
}
