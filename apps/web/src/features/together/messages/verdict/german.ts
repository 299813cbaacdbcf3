import type { RoomVerdict } from '@inkling/games/record/room-verdict';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { VerdictMessages } from '../../../../shell/parts/room-part.ts';
import type { english } from './english.ts';

const { counted } = grammarOf('de');

/** What is said of a room whose game was checked. */
export const german: typeof english = { verdict };

/** What this browser found when it checked a finished game, in one breath, in German. */
function verdict(found: RoomVerdict, own: VerdictMessages = CODE): string {
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

/** Where the game says nothing else, the secret is a code. */
const CODE: VerdictMessages = {
  broken: 'Das Versprechen ist gebrochen: Das ist nicht der Code, der versprochen wurde.',
  honest: 'und jede Antwort stimmt mit dem Code überein.',
  lies: (count) =>
    `aber ${counted(count, 'Antwort stimmt', 'Antworten stimmen')} nicht mit dem Code überein.`,
};

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
