import type { WrongAnswer } from '@inkling/games/contract/record';
import type { RoomVerdict } from '@inkling/games/record/room-verdict';
import { grammarOf } from '../../../shell/language/grammar.ts';
import type { Order } from '../session/order.ts';

const { counted } = grammarOf('de');

/** What this browser found when it checked a finished game, in one breath, in German. */
export function verdict(found: RoomVerdict, game: Order['game']): string {
  return [honesty(found, game), DRAWS[found.draw], DAYS[found.day]].filter((part) => part !== '').join(' ');
}

/** An answer that the secret does not give, in German. Turns count from 0. */
export function wrong({ turn, told, truth }: WrongAnswer, game: Order['game']): string {
  if (game === 'word') return `Zug ${turn + 1} wurde falsch beantwortet.`;
  if (game === 'witch') return `Blick ${turn + 1} zeigte ${told}; dort liegt ${truth}.`;
  return `Zug ${turn + 1}: gesagt ${pair(told)}; der Code gibt ${pair(truth)}.`;
}

function honesty({ promise, wrong: lies, claims }: RoomVerdict, game: Order['game']): string {
  const witch = game === 'witch';
  if (promise === 'broken')
    return witch
      ? 'Das Versprechen ist gebrochen: Das sind nicht die Karten, die versprochen wurden.'
      : 'Das Versprechen ist gebrochen: Das ist nicht der Code, der versprochen wurde.';
  const kept = promise === 'kept' ? 'Das Versprechen wurde gehalten' : 'Versprochen wurde nichts';
  if (lies.length > 0)
    return witch
      ? `${kept}, aber ${counted(lies.length, 'Blick zeigte', 'Blicke zeigten')} nicht, was dort liegt.`
      : `${kept}, aber ${counted(lies.length, 'Antwort stimmt', 'Antworten stimmen')} nicht mit dem Code überein.`;
  if (claims.length > 0) return `${kept}, aber was vom Spiel erzählt wird, folgt nicht aus seinen Zügen.`;
  return witch
    ? `${kept}, und jeder Blick zeigte, was dort liegt.`
    : `${kept}, und jede Antwort stimmt mit dem Code überein.`;
}

const DRAWS: Readonly<Record<RoomVerdict['draw'], string>> = {
  joint:
    'Gezogen wurde aus der versprochenen Zahl des Servers und den Zahlen der Spielenden: Niemand hat allein gewählt.',
  false: 'Aber die versprochene Zahl des Servers und die der Spielenden ergeben etwas anderes.',
  alone: 'Der Server hat allein gewählt.',
  none: '',
  unchecked: 'Die Ziehung ließ sich hier nicht wiederholen.',
};

const DAYS: Readonly<Record<RoomVerdict['day'], string>> = {
  none: '',
  proved: 'Der Schlüssel des Tages ergibt genau das.',
  copy: 'Der Schlüssel des Tages ergibt einen Code, von dem das eine Fassung ist.',
  unreleased: 'Der Schlüssel des Tages kommt heraus, wenn der Tag vorbei ist.',
  unchecked: '',
  'false-key': 'Aber der Schlüssel des Tages führt nicht zu dem, was veröffentlicht wurde.',
  'false-secret': 'Aber der Schlüssel des Tages ergibt etwas anderes.',
};

function pair(answer: string): string {
  const [exact = '0', near = '0'] = answer.split(',');
  return `${exact} genau ${near} versetzt`;
}
