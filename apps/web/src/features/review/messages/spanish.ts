import { toldNothing } from '../../../shell/game/result/model/story.ts';
import { grammarOf } from '../../../shell/language/grammar.ts';
import type { ReviewCommandFault } from '../model/command.ts';
import type { Messages } from './english.ts';
import { commandRows, keyRows } from './spanish-keys.ts';
import { practice } from './spanish-practice.ts';

const { number, figure } = grammarOf('es');

function fault(fault: ReviewCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Escribe una orden como next costly o turn 2. Con ? las ves todas.';
    case 'no-such-turn':
      return `${fault.text === '' ? 'Eso' : fault.text} no es un turno de esta partida: van del 1 al ${fault.turns}.`;
    case 'no-such-share':
      return 'Se pueden compartir: link, turn, command.';
    case 'not-understood':
      return `${fault.text} no es una orden válida aquí. Con ? ves todas las órdenes.`;
  }
}

function lost(turns: number): string {
  if (turns < 0) return 'Mejor que la referencia.';
  if (turns < 0.005) return 'No se perdió nada.';
  if (turns < 0.05) return 'No se perdió casi nada.';
  if (turns < 0.15) return 'Se perdió una décima de turno, más o menos.';
  if (turns < 0.22) return 'Se perdió un quinto de turno, más o menos.';
  if (turns < 0.29) return 'Se perdió un cuarto de turno, más o menos.';
  if (turns < 0.42) return 'Se perdió un tercio de turno, más o menos.';
  if (turns < 0.6) return 'Se perdió medio turno, más o menos.';
  if (turns < 0.87) return 'Se perdieron tres cuartos de turno, más o menos.';
  return turns < 1.2 ? 'Se perdió un turno entero.' : `Se perdieron ${figure(turns, 1)} turnos.`;
}

const choiceIs: Messages['choiceIs'] = {
  best: 'tan buena como la mejor',
  good: 'buena',
  fair: 'aceptable',
  costly: 'había una mejor',
};

export const spanish: Messages = {
  title: (game) => (game === undefined ? 'Repaso · Inkling' : `Repaso: ${game} · Inkling`),
  heading: 'Repaso',
  yourGames: 'Tus partidas',
  seed: (seed) => `semilla ${seed}`,
  outcome: {
    found: (turns) => `Encontrado en ${turns}.`,
    lost: (turns) => `No encontrado en ${turns}.`,
    unfinished: (turns) => `${turns} ${turns === 1 ? 'turno' : 'turnos'} hasta ahora.`,
  },
  luckOfGame: {
    with: 'Tuviste suerte.',
    usual: 'La suerte fue normal.',
    against: 'Tuviste mala suerte.',
  },
  choices: {
    best: 'No se podía jugar mejor.',
    good: 'Buenos intentos.',
    fair: 'Intentos aceptables.',
    costly: 'Había intentos mejores.',
  },
  betterAt: (turn) => `Mira el turno ${turn}.`,
  fitsNothing: (turn) => `Nada encaja con las respuestas hasta el turno ${turn}.`,
  progress: (done, total) => `${done} de ${total} turnos valorados`,
  broken: 'La valoración se ha interrumpido. Recarga la página; tu partida está a salvo.',
  timeline: 'Hasta dónde te llevó cada turno',
  turns: 'Turno a turno',
  turn: (turn) => `Turno ${turn}`,
  left: (count) => `${count === 1 ? 'queda' : 'quedan'} ${number(count)}`,
  wereLeft: (counted) => `Antes quedaban: ${counted}.`,
  found: 'encontrado',
  foundIt: 'Encontrado.',
  noneLeft: 'Ya no queda ninguna posibilidad.',
  onlyOne: 'Solo quedaba una posibilidad.',
  oneOf: (before) => (before <= 1 ? 'la única que quedaba' : `una de ${number(before)}`),
  fromTo: (before, after) => `de ${number(before)} a ${number(after)}`,
  change: (before, after) => `Antes ${before}, después ${after}.`,
  yourGuess: 'Tu intento',
  better: 'Mejor',
  yours: 'El tuyo',
  choice: 'Elección',
  luck: 'Suerte',
  choiceIs,
  claimIs: {
    best: 'Tan bueno como el mejor.',
    good: 'Un buen intento.',
    fair: 'Un intento aceptable.',
    costly: 'Había un intento mejor.',
  },
  choiceAndLost: (choice, turns) => `Elección: ${choice}.${turns === undefined ? '' : ` ${lost(turns)}`}`,
  luckIs: { with: 'a favor', usual: 'normal', against: 'en contra' },
  toldThan: {
    with: 'La respuesta dijo más de lo habitual.',
    against: 'La respuesta dijo menos de lo habitual.',
  },
  strip: (counted) => `${counted}, con un corte en cada respuesta. Cuantos más cortes, menos quedan.`,
  choiceMeans: 'Elección: tu intento comparado con el mejor que había',
  luckMeans: 'Suerte: si la respuesta dijo más o menos de lo habitual',
  reference: 'Comparado con',
  notJudged: 'Sin valorar todavía.',
  answers: (count) => (count === 1 ? 'Una respuesta posible.' : `${count} respuestas posibles.`),
  largest: (count, answers) =>
    answers === 1
      ? 'No dice nada.'
      : count === 1
        ? 'Cada una deja una sola posibilidad: ya lo sabes.'
        : `Deja ${number(count)} como mucho.`,
  wins: 'Con ese intento ganas.',
  lost,
  figures: {
    heading: 'En cifras',
    left: 'Quedan de media',
    toGo: 'Turnos hasta el final',
    bits: 'Bits de media',
  },
  figure: (value) => figure(value, 2),
  gained: (gained, expected) =>
    toldNothing({ gained, expected })
      ? 'Ninguna respuesta a este intento podía decir nada.'
      : `La respuesta dijo ${figure(gained, 2)} bits; se esperaban ${figure(expected, 2)}. Un bit reduce a la mitad lo posible.`,
  proved: (lost, isProved) =>
    isProved
      ? `Costó ${figure(lost, 2)} turnos, y está demostrado.`
      : `Costó unos ${figure(lost, 2)} turnos, según una estimación.`,
  noneCostly: (isOver) =>
    isOver
      ? 'Ningún turno te costó tanto como para mirarlo otra vez.'
      : 'Ningún turno valorado hasta ahora te costó mucho.',
  nothingBetter: (isOver) =>
    isOver ? 'No se conoce un intento mejor para este turno.' : 'Este turno aún no está valorado.',
  playOn: 'Seguir desde aquí',
  playBetter: 'Jugar el mejor',
  costly: 'Siguiente turno mejorable',
  notOpened: 'Este navegador no permite guardar nada, así que no se puede abrir la partida.',
  fault,
  placeholder: 'next costly, turn 3, again 3, play best, share, practice',
  keyRows,
  commandRows,
  practice,
  slides: 'Ver como diapositivas',
  elsewhere: {
    open: 'Pegar una partida',
    heading: 'Una partida jugada en otro sitio',
    label: 'Pega sus turnos',
    example: '1122:1,0\n1344:2,1',
    ways: [
      ['Mastermind, un turno por línea', 'aabb:1,0 o 1122 1A1B'],
      ['Mastermind como tabla', 'columnas guess, exact, near'],
      ['Palabra, un intento por línea', 'crane:00120 o crane ⬜⬜🟨🟩⬜'],
      ['Un resultado de Wordle compartido', 'tal como llegó: mira qué palabras podrían darlo'],
    ],
    local: 'Nada sale de este dispositivo.',
    submit: 'Repasarla',
    file: 'Abrir un archivo',
    toSolver: 'Resolver una palabra de otro juego',
    unread: (line) =>
      `La línea ${line} no se puede leer con las demás: cada una necesita un intento y su respuesta. Tu texto sigue como estaba.`,
    fault: {
      empty: 'Aún no hay nada en el campo.',
      'too-long': 'Eso es demasiado largo para una partida. Pega solo sus turnos.',
      'not-text': 'Eso no es texto. Escribe o pega los turnos.',
      unknown:
        'No es una partida que se pueda leer aquí: cada línea necesita un intento y su respuesta. Tu texto sigue como estaba.',
      'plays-on':
        'Una de estas líneas ya acierta, así que después no puede seguir nada. Quita las líneas de debajo.',
      'marks-only':
        'Son marcas sin sus palabras. Pon las palabras delante de las marcas, o mira qué palabras podrían dar esta cuadrícula:',
      'shared-result':
        'Es un resultado compartido: tiene marcas y ningún intento. Pide el enlace a su repaso, que tiene las dos cosas.',
    },
  },
  share: {
    heading: 'Compartir',
    link: 'Enlace a este repaso',
    copyGame: 'Copiar enlace',
    copyTurn: (turn) => `Copiar enlace al turno ${turn}`,
    copyFrame: 'Copiar HTML para tu página',
    copyCommand: 'Copiar como orden',
    square: 'El enlace como código QR',
    copied: 'Copiado.',
    notCopied: 'Este navegador no permite copiar. Selecciona el enlace y cópialo.',
    noLink: 'Esta partida es demasiado larga para un enlace.',
    honest: (namesSeed) =>
      `La imagen solo muestra las marcas. El enlace muestra cada intento${namesSeed ? ' y nombra la semilla' : ''}.`,
  },
  no: {
    none: 'Aún no hay ninguna partida que repasar. Juega antes una.',
    missing:
      'No existe esa partida: no está en este navegador, o el enlace está dañado. No se ha cambiado nada.',
    nothingDue:
      'Hoy no toca nada. Los turnos que te costaron algo vuelven al día siguiente, y después cada vez más tarde.',
    noTurns: 'Aún no se ha jugado nada en esta partida, así que no hay nada que repasar.',
    tooLarge:
      'El repaso valora cada código, y este juego tiene demasiados para hacer una lista. Su propia página sigue contando y explicando cada turno.',
    unfinished: 'Esta partida aún no ha terminado. Se puede repasar cuando acabe.',
  },
  play: (game) => `Jugar a ${game}`,
};
