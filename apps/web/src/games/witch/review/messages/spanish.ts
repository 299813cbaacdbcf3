import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { Messages } from './english.ts';

const { counted, listed } = grammarOf('es');

export const spanish: Messages = {
  counted: (pairs) => counted(pairs, 'pareja', 'parejas'),
  move: (turn, names, end) =>
    `Turno ${turn}: ${listed(names)}. ${{ match: 'Una pareja', miss: 'No son pareja', bomb: 'Una bomba' }[end]}.`,
  choiceWords: {
    yourGuess: 'Las dos cartas',
    choice: 'Memoria',
    choiceMeans: 'Memoria: si aprovechaste lo que ya habías visto',
    choiceIs: {
      best: 'sin olvidos',
      good: 'casi sin olvidos',
      fair: 'algún olvido',
      costly: 'una carta olvidada',
    },
    claimIs: {
      best: 'No se olvidó nada.',
      good: 'No se olvidó casi nada.',
      fair: 'Se olvidó un poco.',
      costly: 'Se olvidó una carta.',
    },
    choices: {
      best: 'No olvidaste nada.',
      good: 'No olvidaste casi nada.',
      fair: 'Olvidaste un poco.',
      costly: 'Olvidaste cartas que habías visto.',
    },
  },
  nothingForgotten: 'No olvidaste nada de lo que habías visto.',
  bomb: (covered) =>
    covered === undefined ? 'La bomba no tapó ninguna pareja.' : `La bomba volvió a tapar a ${covered}.`,
  bonus: 'Por el camino salió un premio.',
  question: (answer, name, typed, hinted) => {
    const hint = hinted ? ' después de una pista' : '';
    if (answer === 'right') return `Sabías su nombre${hint}: ${name}.`;
    if (answer === 'slip') return `Sabías su nombre${hint}, salvo por una letra: ${name}.`;
    return answer === 'wrong'
      ? `Tomaste a ${name} por ${typed ?? 'otra'}.`
      : `No dijiste su nombre: es ${name}.`;
  },
  questions: 'Nombres acertados',
  knownOf: (known, asked) => `${known} de ${asked}`,
  confused: 'Las que más confundes',
  pair: (one, other, times) => `${one} y ${other}${times > 1 ? `, ${times} veces` : ''}`,
};
