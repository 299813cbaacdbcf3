import type { RoomVerdict } from '@inkling/games/record/room-verdict';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { Noun } from '../../../../shell/parts/room-nouns.ts';
import type { RoomPart, VerdictMessages } from '../../../../shell/parts/room-part.ts';
import { CODE } from '../german-game.ts';
import { articlesOf } from '../german-noun.ts';
import type { english } from './english.ts';

const { counted } = grammarOf('de');

/** The messages about a room whose game was checked. */
export const german: typeof english = { verdict };

/** The result of this browser's check of a finished game as one announcement, in German. */
function verdict(found: RoomVerdict, part: RoomPart): string {
  const own = part.messages().verdict ?? clausesOf((part.nouns?.de ?? CODE).secret);
  return [honesty(found, own), DRAWS[found.draw], DAYS[found.day]].filter((part) => part !== '').join(' ');
}

function honesty({ promise, wrong, claims }: RoomVerdict, own: VerdictMessages): string {
  if (promise === 'broken') return own.broken;
  const kept = promise === 'kept' ? 'Das Versprechen wurde gehalten' : 'Versprochen wurde nichts';
  if (wrong.length > 0) return `${kept}, ${own.lies(wrong.length)}`;
  if (claims.length > 0)
    return `${kept}, aber was über das Spiel behauptet wird, folgt nicht aus seinen Zügen.`;
  return `${kept}, ${own.honest}`;
}

/** The clauses about the check for a game without its own. */
function clausesOf(secret: Noun): VerdictMessages {
  const word = secret.one;
  const { der, dem } = articlesOf(secret);
  return {
    broken: `Das Versprechen ist gebrochen: Das ist nicht ${der} ${word}, ${der} versprochen wurde.`,
    honest: `und jede Antwort stimmt mit ${dem} ${word} überein.`,
    lies: (count) =>
      `aber ${counted(count, 'Antwort stimmt', 'Antworten stimmen')} nicht mit ${dem} ${word} überein.`,
  };
}

const DRAWS: Readonly<Record<RoomVerdict['draw'], string>> = {
  joint:
    'Gezogen wurde aus der versprochenen Zahl des Servers und den Zahlen aller, die mitspielen: Niemand hat allein gewählt.',
  false:
    'Aber die versprochene Zahl des Servers und die Zahlen aller, die mitspielen, ergeben etwas anderes.',
  alone: 'Der Server hat allein gewählt.',
  none: '',
  unchecked: 'Die Ziehung ließ sich hier nicht wiederholen.',
};

const DAYS: Readonly<Record<RoomVerdict['day'], string>> = {
  none: '',
  proved: 'Der Schlüssel des Tages ergibt genau dieses Geheimnis.',
  copy: 'Der Schlüssel des Tages ergibt diesen Code, nur mit anderen Plätzen und Steinen.',
  unreleased: 'Der Schlüssel des Tages wird veröffentlicht, wenn der Tag vorbei ist.',
  unchecked: '',
  'false-key': 'Aber der Schlüssel des Tages führt nicht zu dem, was veröffentlicht wurde.',
  'false-secret': 'Aber der Schlüssel des Tages ergibt ein anderes Geheimnis.',
};
