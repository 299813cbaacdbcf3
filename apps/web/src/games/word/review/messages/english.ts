import { grammarOf } from '../../../../shell/language/grammar.ts';

const { counted } = grammarOf('en', 'always');

const groups = (count: number) => counted(count, 'group', 'groups');

export const english = {
  counted: (words: number): string => counted(words, 'word', 'words'),
  notPossible: (guess: string, tellsSome: boolean): string =>
    `${guess} could not be the word${tellsSome ? ', but such a guess may still tell you more' : ''}.`,
  against: (guess: string): string => `The earlier marks had already ruled ${guess} out.`,
  rare: (guess: string): string => `${guess} agreed with every mark, but it is not a common word.`,
  /** The words on which the figures are based. */
  measure: (words: 'likely' | 'all' | 'own', isHard: boolean): string => {
    const by = {
      likely: 'Measured by the common words of the list.',
      all: 'The word was not a common one, so it is measured by the whole list.',
      own: 'Measured by the words of your list.',
    };
    return isHard ? `${by[words]} Better tries keep to hard mode, as you had to.` : by[words];
  },
  /** Why a game has no verdict if no word fits its answers. */
  unjudged: 'A mark is wrong, or the word is not in the list, so the game as a whole cannot be judged.',
  contradiction: 'No word of the list fits the marks, so there are no figures.',
  practice: {
    question: (turn: number, before: number, played: string): string =>
      `At try ${turn}, ${counted(before, 'word was', 'words were')} left, and you played ${played.toUpperCase()}. Which word would have told you more?`,
    yours: 'was played',
    field: 'Your better word',
    submit: 'Try it',
    length: (length: number): string => `Type a word of ${length} letters.`,
    unknown: (word: string): string => `${word.toUpperCase()} is not in the list.`,
    broken: 'Weighing your guess failed. Try again; your game is safe.',
    verdict: (word: string, share: number, parts: number, own: number): string => {
      const made = `It splits the words into ${groups(parts)}; yours made ${own}.`;
      if (share >= 0.985) return `${word.toUpperCase()} is as good as any. ${made}`;
      return share >= 0.93
        ? `${word.toUpperCase()} is good, but another word is better. ${made}`
        : `${word.toUpperCase()} is not the best yet. ${made}`;
    },
    best: (word: string, parts: number, own: number): string =>
      `${word} splits the words into ${groups(parts)}; yours made ${own}.`,
  },
};

export type Messages = typeof english;
