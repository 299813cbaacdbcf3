import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { Messages } from './english.ts';

const { counted, listed } = grammarOf('de');

export const german: Messages = {
  counted: (pairs) => counted(pairs, 'Paar', 'Paare'),
  move: (turn, names, end) =>
    `Zug ${turn}: ${listed(names)}. ${{ match: 'Ein Paar', miss: 'Kein Paar', bomb: 'Eine Bombe' }[end]}.`,
  choiceWords: {
    yourGuess: 'Die zwei Karten',
    choice: 'Gedächtnis',
    choiceMeans: 'Gedächtnis: ob du genutzt hast, was du schon gesehen hattest',
    choiceIs: {
      best: 'nichts vergessen',
      good: 'kaum etwas vergessen',
      fair: 'ein wenig vergessen',
      costly: 'eine Karte vergessen',
    },
    claimIs: {
      best: 'Es wurde nichts vergessen.',
      good: 'Es wurde kaum etwas vergessen.',
      fair: 'Ein wenig wurde vergessen.',
      costly: 'Eine Karte wurde vergessen.',
    },
    choices: {
      best: 'Du hast nichts vergessen.',
      good: 'Du hast kaum etwas vergessen.',
      fair: 'Du hast ein wenig vergessen.',
      costly: 'Du hast Karten vergessen, die du gesehen hattest.',
    },
  },
  nothingForgotten: 'Du hast nichts vergessen, was du gesehen hattest.',
  bomb: (covered) =>
    covered === undefined ? 'Die Bombe hat kein Paar verdeckt.' : `Die Bombe hat ${covered} wieder verdeckt.`,
  bonus: 'Ein Bonus lag auf dem Weg.',
  question: (answer, name, typed, hinted) => {
    const hint = hinted ? ' nach einem Tipp' : '';
    if (answer === 'right') return `Du kanntest ihren Namen${hint}: ${name}.`;
    if (answer === 'slip') return `Du kanntest ihren Namen${hint}, bis auf einen Tippfehler: ${name}.`;
    return answer === 'wrong'
      ? `Du hast ${name} für ${typed ?? 'eine andere'} gehalten.`
      : `Ihren Namen hast du nicht gesagt: Sie heißt ${name}.`;
  },
  questions: 'Namen gewusst',
  knownOf: (known, asked) => `${known} von ${asked}`,
  confused: 'Am meisten verwechselt',
  pair: (one, other, times) => `${one} und ${other}${times > 1 ? `, ${times}-mal` : ''}`,
};
