import type { RoomVerdict } from '@inkling/games/record/room-verdict';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { Noun } from '../../../../shell/parts/room-nouns.ts';
import type { RoomPart, VerdictMessages } from '../../../../shell/parts/room-part.ts';
import { articlesOf, CODE } from '../spanish-game.ts';
import type { english } from './english.ts';

const { counted } = grammarOf('es');

/** The messages about a room whose game was checked. */
export const spanish: typeof english = { verdict };

/** The result of this browser's check of a finished game as one announcement, in Spanish. */
function verdict(found: RoomVerdict, part: RoomPart): string {
  const own = part.messages().verdict ?? clausesOf((part.nouns?.es ?? CODE).secret);
  return [honesty(found, own), DRAWS[found.draw], DAYS[found.day]].filter((part) => part !== '').join(' ');
}

function honesty({ promise, wrong, claims }: RoomVerdict, own: VerdictMessages): string {
  if (promise === 'broken') return own.broken;
  const kept = promise === 'kept' ? 'La promesa se cumplió' : 'No se prometió nada';
  if (wrong.length > 0) return `${kept}, ${own.lies(wrong.length)}`;
  if (claims.length > 0) return `${kept}, pero lo que se dice de la partida no se deduce de sus jugadas.`;
  return `${kept}, ${own.honest}`;
}

/** The clauses about the check for a game without its own. */
function clausesOf(secret: Noun): VerdictMessages {
  const word = secret.one;
  const { el, ese } = articlesOf(secret);
  return {
    broken: `La promesa está rota: ${ese} no es ${el} ${word} que se prometió.`,
    honest: `y cada respuesta es la que da ${el} ${word}.`,
    lies: (count) =>
      `pero ${counted(count, 'respuesta no es la que da', 'respuestas no son las que da')} ${el} ${word}.`,
  };
}

const DRAWS: Readonly<Record<RoomVerdict['draw'], string>> = {
  joint:
    'Salió del número que prometió el servidor y de los números de los jugadores: nadie lo eligió por su cuenta.',
  false: 'Pero el número que prometió el servidor y los números de los jugadores dan otra cosa.',
  alone: 'El servidor lo eligió por su cuenta.',
  none: '',
  unchecked: 'Aquí no se pudo repetir el sorteo.',
};

const DAYS: Readonly<Record<RoomVerdict['day'], string>> = {
  none: '',
  proved: 'La clave del día da exactamente este secreto.',
  copy: 'La clave del día da este código, con otros lugares y fichas.',
  unreleased: 'La clave del día se publica cuando el día acaba.',
  unchecked: '',
  'false-key': 'Pero la clave del día no lleva a lo que se publicó.',
  'false-secret': 'Pero la clave del día da otro secreto.',
};
