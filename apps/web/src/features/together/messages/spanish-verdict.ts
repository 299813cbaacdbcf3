import type { WrongAnswer } from '@inkling/games/contract/record';
import type { RoomVerdict } from '@inkling/games/record/room-verdict';
import { grammarOf } from '../../../shell/language/grammar.ts';
import type { Order } from '../session/order.ts';

const { counted } = grammarOf('es');

/** What this browser found when it checked a finished game, in one breath, in Spanish. */
export function verdict(found: RoomVerdict, game: Order['game']): string {
  return [honesty(found, game), DRAWS[found.draw], DAYS[found.day]].filter((part) => part !== '').join(' ');
}

/** An answer that the secret does not give, in Spanish. Turns count from 0. */
export function wrong({ turn, told, truth }: WrongAnswer, game: Order['game']): string {
  if (game === 'word') return `El turno ${turn + 1} se respondió mal.`;
  if (game === 'witch') return `La mirada ${turn + 1} mostró ${told}; allí está ${truth}.`;
  return `Turno ${turn + 1}: se dijo ${pair(told)}; el código da ${pair(truth)}.`;
}

function honesty({ promise, wrong: lies, claims }: RoomVerdict, game: Order['game']): string {
  const witch = game === 'witch';
  if (promise === 'broken')
    return witch
      ? 'La promesa está rota: esas no son las cartas que se prometieron.'
      : 'La promesa está rota: ese no es el código que se prometió.';
  const kept = promise === 'kept' ? 'La promesa se cumplió' : 'No se prometió nada';
  if (lies.length > 0)
    return witch
      ? `${kept}, pero ${counted(lies.length, 'mirada no mostró', 'miradas no mostraron')} lo que hay allí.`
      : `${kept}, pero ${counted(lies.length, 'respuesta no es la que da', 'respuestas no son las que da')} el código.`;
  if (claims.length > 0) return `${kept}, pero lo que se cuenta de la partida no sale de sus jugadas.`;
  return witch
    ? `${kept}, y cada mirada mostró lo que hay allí.`
    : `${kept}, y cada respuesta es la que da el código.`;
}

const DRAWS: Readonly<Record<RoomVerdict['draw'], string>> = {
  joint: 'Salió del número prometido por el servidor y de los de quienes juegan: nadie lo eligió a solas.',
  false: 'Pero el número prometido por el servidor y los de quienes juegan dan otra cosa.',
  alone: 'El servidor lo eligió a solas.',
  none: '',
  unchecked: 'Aquí no se pudo repetir el sorteo.',
};

const DAYS: Readonly<Record<RoomVerdict['day'], string>> = {
  none: '',
  proved: 'La clave del día da justo eso.',
  copy: 'La clave del día da un código del que este es una copia.',
  unreleased: 'La clave del día sale cuando el día acaba.',
  unchecked: '',
  'false-key': 'Pero la clave del día no lleva a lo que se publicó.',
  'false-secret': 'Pero la clave del día da otra cosa.',
};

function pair(answer: string): string {
  const [exact = 0, near = 0] = answer.split(',').map(Number);
  return `${counted(exact, 'exacto', 'exactos')} y ${counted(near, 'descolocado', 'descolocados')}`;
}
