import type { ReviewedTurn, TurnFact } from '@inkling/games/mastermind/analysis/review';
import { toldNothing } from '../../../../shell/game/result/model/story.ts';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { Messages } from './english.ts';
import { practice } from './spanish-practice.ts';

const { counted, listed, percent } = grammarOf('es');

const FACTS: Readonly<Record<Exclude<TurnFact, 'impossible'>, string>> = {
  best: 'Ningún intento es mejor: está demostrado.',
  'beat-reference': 'Mejor de lo que habría jugado la referencia.',
  'found-by-logic': 'Solo quedaba este código, y lo jugaste.',
  'lucky-hit': 'Un acierto cuando aún eran posibles otros códigos.',
  // The review itself says how lucky an answer was, for every game.
  lucky: '',
  unlucky: '',
  'told-all-apart': 'Con cualquier respuesta habría quedado un solo código.',
  'told-nothing': 'La respuesta se sabía de antemano, así que no dijo nada.',
  'was-certain': 'Solo quedaba un código, y era otro.',
  repeated: 'El mismo intento que antes.',
  contradiction: 'Desde aquí ningún código encaja con las respuestas, así que no hay cifras.',
};

function impossible({ ruledOut, information }: ReviewedTurn): string {
  if (!ruledOut) return '';
  const tellsSome = information !== undefined && !toldNothing(information);
  const { kind, places, turns } = ruledOut;
  const where = `${places.length === 1 ? 'el lugar' : 'los lugares'} ${listed(places.map((place) => String(place + 1)))}`;
  const why = {
    'absent-symbol': `en ${where} había una ficha que no lleva ninguno de los códigos posibles`,
    'settled-place': `en ${where} ya era segura otra cosa`,
    'excluded-place': `ningún código posible tiene esa ficha en ${where}`,
    combination: 'cada ficha era posible donde estaba, pero no todas a la vez',
  }[kind];
  const shown =
    turns.length === 0
      ? ''
      : ` (mira ${turns.length === 1 ? 'el turno' : 'los turnos'} ${listed(turns.map((turn) => String(turn + 1)))})`;
  return `No podía ser el código: ${why}${shown}.${tellsSome ? ' Aun así, un intento de ese tipo puede decir más.' : ''}`;
}

const facts = (turn: ReviewedTurn) =>
  turn.facts
    .map((fact) => (fact === 'impossible' ? impossible(turn) : FACTS[fact]))
    .filter((sentence) => sentence !== '');

export const spanish: Messages = {
  counted: (codes) => counted(codes, 'código', 'códigos'),
  references: {
    unrestricted: 'cualquier intento',
    'consistent-only': 'intentos que podrían ser el código',
  },
  unjudged: 'Alguna respuesta debe de estar mal, así que la partida entera no se puede valorar.',
  noChance: (before) =>
    `No podía ser el código. Cualquiera de los ${counted(before, 'código', 'códigos')} que quedaban tenía una probabilidad del ${percent(1 / before)}.`,
  facts,
  practice,
};
