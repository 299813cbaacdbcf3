import type { Choice, ReviewedTurn, TurnFact } from '@inkling/games/mastermind/analysis/review';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import { pageName } from '../../../../shell/page.ts';
import type { ReviewCommandFault } from '../session/command.ts';
import type { Messages } from './english.ts';
import { hasFound, luckOf } from './review-figures.ts';
import { drill } from './spanish-drill.ts';

const { counted, figure: figureOf, listed, number } = grammarOf('es');

const figure = (value: number) => figureOf(value, 2);

const answer = (exact: number, near: number) =>
  `${counted(exact, 'exacto', 'exactos')}, ${counted(near, 'descolocado', 'descolocados')}`;

const FACTS: Readonly<Record<Exclude<TurnFact, 'impossible'>, string>> = {
  best: 'Ningún intento es mejor: está demostrado.',
  'beat-reference': 'Mejor de lo que habría jugado la referencia.',
  'found-by-logic': 'Solo quedaba este código, y lo imprimiste.',
  'lucky-hit': 'Un acierto cuando aún eran posibles otros códigos.',
  lucky: 'La respuesta dijo más de lo que cabía esperar.',
  unlucky: 'La respuesta dijo menos de lo que cabía esperar.',
  'told-all-apart': 'Con cualquier respuesta habría quedado un solo código.',
  'told-nothing': 'La respuesta se sabía de antemano, así que no dijo nada.',
  'was-certain': 'Solo quedaba un código, y era otro.',
  repeated: 'El mismo intento que antes.',
  contradiction: 'Desde aquí ningún código encaja con las respuestas, así que no hay cifras.',
};

function impossible({ ruledOut }: ReviewedTurn): string {
  if (!ruledOut) return '';
  const { kind, places, turns } = ruledOut;
  const where = `${places.length === 1 ? 'el lugar' : 'los lugares'} ${listed(places.map((place) => String(place + 1)))}`;
  const why = {
    'absent-symbol': `en ${where} había un elemento que no lleva ninguno de los códigos posibles`,
    'settled-place': `en ${where} ya era segura otra cosa`,
    'excluded-place': `ningún código posible tiene ese elemento en ${where}`,
    combination: 'cada elemento era posible donde estaba, pero no todos a la vez',
  }[kind];
  const shown =
    turns.length === 0
      ? ''
      : ` (mira ${turns.length === 1 ? 'el turno' : 'los turnos'} ${listed(turns.map((turn) => String(turn + 1)))})`;
  return `No podía ser el código: ${why}${shown}. Un intento así puede aun así decir más.`;
}

function cost(choice: Choice | undefined): string {
  if (!choice) return 'Sin valorar todavía';
  const { cost, basis } = choice;
  if (basis === 'exact')
    return cost === 0 ? 'Coste 0, demostrado' : `Coste: ${figure(cost)} turnos, demostrado`;
  return `Coste ≈ ${figure(cost)} turnos, estimado`;
}

const facts = (turn: ReviewedTurn) =>
  turn.facts
    .map((fact) => (fact === 'impossible' ? impossible(turn) : FACTS[fact]))
    .filter((sentence) => sentence !== '');

function bits(turn: ReviewedTurn): string {
  if (!turn.information) return 'sin cifras';
  if (hasFound(turn) && turn.before === 1) return 'encontrado';
  const { gained, expected } = turn.information;
  const luck = luckOf(gained, expected);
  return `${figure(gained)} bits = ${figure(expected)} esperados ${luck < 0 ? '−' : '+'} ${figure(Math.abs(luck))} de suerte`;
}

function fault(fault: ReviewCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Escribe una orden como next costly o turn 2. Con ? salen todas.';
    case 'no-such-turn':
      return `${fault.text === '' ? 'Eso' : fault.text} no es un turno de esta partida: van del 1 al ${fault.turns}.`;
    case 'no-such-share':
      return 'Se pueden compartir: turns, link, command.';
    case 'not-understood':
      return `${fault.text} no es una orden aquí. Con ? salen las que hay.`;
  }
}

export const spanish: Messages = {
  title: (seed) => `Repaso de ${seed} · Inkling`,
  heading: 'Turno a turno',
  none: 'Aún no hay ninguna partida que repasar. Haz antes un intento en Mastermind.',
  missing: 'Esa partida no está en este navegador, o no se puede leer. No se ha cambiado nada.',
  lastGame: ({ entry, part }) =>
    `Tu última partida fue de ${pageName(entry, 'es')}, que ${part.isReviewedAtEnd ? 'repasa sus partidas cuando acaban' : 'no tiene repaso'}.`,
  lastSheet: 'Esta es tu última partida de Mastermind.',
  noTurns: 'Esta partida no tiene aún ningún intento, así que no hay nada que repasar.',
  tooLarge:
    'El repaso sopesa cada código, y este juego tiene demasiados para hacer una lista. Mastermind sigue contando y explicando cada turno.',
  toGame: 'Jugar a Mastermind',
  toHistory: 'A tus partidas',
  seed: 'Semilla',
  progress: (done, total) => `${done} de ${counted(total, 'turno valorado', 'turnos valorados')}`,
  judged: 'todos los turnos valorados',
  broken:
    'La parte que valora se ha parado. Elige una referencia para ponerla en marcha otra vez; tu partida está a salvo.',
  reference: 'Comparado con',
  references: {
    unrestricted: 'cualquier intento',
    'consistent-only': 'intentos que podrían ser el código',
  },
  turn: (turn) => `Turno ${turn}`,
  row: (turn, guess, exact, near) => `Turno ${turn}: ${guess.join(', ')}. ${answer(exact, near)}`,
  change: (turn) => (hasFound(turn) ? 'encontrado' : `${number(turn.before)} → ${number(turn.after)}`),
  bits,
  cost,
  best: ({ best, played, cost }, namesOf) =>
    cost === 0 && best.guess === played.guess
      ? `Jugando bien hacen falta ${figure(played.turns)} turnos desde aquí, contando este.`
      : `Tu intento: ${figure(played.turns)} turnos de media desde aquí, contándolo. ${namesOf(best.guess).join(', ')}: ${figure(best.turns)}${best.possible ? '' : ', aunque no puede ser el código'}.`,
  facts,
  turnSentence: (turn, reviewed, namesOf) =>
    `Turno ${turn}: ${namesOf(reviewed.guess).join(', ')}. ${counted(reviewed.before, 'código', 'códigos')} antes, ${hasFound(reviewed) ? 'encontrado' : `${number(reviewed.after)} después`}. ${cost(reviewed.choice)}. ${facts(reviewed).join(' ')}`.trim(),
  bitsInAll: ({ gained, expected }) =>
    `En total, ${figure(gained)} bits: ${figure(expected)} por elección, ${figure(luckOf(gained, expected))} por suerte.`,
  costInAll: ({ cost, basis }) =>
    `Las elecciones costaron ${basis === 'exact' ? '' : 'unos '}${figure(cost)} turnos.`,
  noneCostly: (isOver) =>
    isOver
      ? 'Ningún turno costó tanto como para mirarlo otra vez.'
      : 'Ningún turno valorado hasta ahora costó mucho.',
  previous: 'Anterior',
  next: 'Siguiente',
  costly: 'Siguiente turno caro',
  tryAgain: 'Probar otra vez desde aquí',
  playBest: 'Jugar la sugerencia',
  nothingBetter: (isJudged) =>
    isJudged ? 'No se conoce ningún intento mejor para este turno.' : 'Este turno aún no está valorado.',
  fault,
  placeholder: 'next costly, turn 3, again 3, play best, share, drill',
  keyRows: [
    [['←', '→'], 'ir de turno en turno'],
    [['C'], 'el siguiente turno caro'],
    [['A'], 'probar otra vez desde este turno'],
    [['B'], 'jugar la sugerencia'],
    [['D'], 'aprender de tu partida'],
    [['L'], 'decir lo que se sabe de este turno'],
    [['/'], 'ir a la línea de órdenes'],
    [['?'], 'esta página'],
  ],
  commandRows: [
    ['turn 3', 'mirar ese turno'],
    ['next, previous', 'el turno de después, el de antes'],
    ['next costly', 'el siguiente turno que costó algo'],
    ['again 3', 'probar otra vez desde el turno 3; solo, desde este'],
    ['play best', 'jugar la sugerencia en vez de este turno'],
    ['share', 'copiar el enlace con tus turnos; también share link, share command'],
    ['drill', 'buscar un intento mejor para cada turno caro'],
  ],
  drill,
  terms:
    'Un bit reduce a la mitad los códigos posibles. El coste es lo que pierde la elección frente al mejor intento, en turnos, de media sobre los códigos posibles; la suerte no se cobra.',
  notOpened: 'Este navegador no deja guardar a la página, así que no se puede abrir la partida.',
  share: {
    heading: 'Compartir',
    copy: {
      command: 'Copiar como orden',
      fresh: 'Copiar enlace a este código',
      turns: 'Copiar enlace con mis turnos',
    },
    copied: {
      command: 'La orden está copiada: juega el mismo código en un terminal.',
      fresh: 'El enlace está copiado: abre el mismo código desde el primer turno.',
      turns: 'El enlace está copiado: muestra tus intentos.',
    },
    notCopied:
      'Este navegador no ha dejado copiar a la página. El texto está debajo de los botones: selecciónalo y cópialo.',
    tooLong: 'Esta partida es demasiado larga para un enlace. El archivo que guardas en «Tú» sí la lleva.',
    text: 'Texto para compartir',
    honest:
      'La imagen y su texto dicen respuestas, ningún intento. Los enlaces y las órdenes dicen la semilla, y con ella alguien con empeño podría calcular el código.',
  },
};
