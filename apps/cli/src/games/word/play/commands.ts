import { letterShares, readWordHints, suggestWords, wordsLeft } from 'inkling/word';
import { counted } from '../../../messages/numbers.ts';
import type { Command } from '../../../play/played-game.ts';
import { NO_WORD_FITS, sayFirstHint, saySecondHint } from '../messages/play.ts';
import { keyboardLine, spokenKeyboard } from './cells.ts';
import type { Match } from './match.ts';

/** The words that can be typed while a word is looked for. */
export function commandsOf(match: Match): readonly Command[] {
  /** The turn at which a hint was given last, so that asking again says more. */
  let hintedAt: number | undefined;
  return [
    {
      name: 'hint',
      text: 'a letter worth knowing; ask again for a good guess',
      run() {
        const turn = match.view.turns.length;
        const isRepeated = hintedAt === turn;
        hintedAt = turn;
        return [(isRepeated ? undefined : likeliestLetter(match)) ?? bestGuess(match)];
      },
    },
    {
      name: 'choices',
      text: 'what is still possible, place by place, and the words',
      run: () => choices(match),
    },
    { name: 'letters', text: 'what is known of each letter', run: () => letters(match) },
  ];
}

/** The letter of a place that is not known yet, where one is likeliest. */
function likeliestLetter({ rounds, lists }: Match): string | undefined {
  const known = new Set(
    rounds.flatMap(({ marks }) => marks.flatMap((mark, place) => (mark === 2 ? [place] : []))),
  );
  const best = letterShares(rounds, lists)
    .map(([first], place) => ({ place, first }))
    .filter(({ place }) => !known.has(place))
    .toSorted((a, b) => (b.first?.share ?? 0) - (a.first?.share ?? 0))[0];
  return best?.first && sayFirstHint(best.place + 1, best.first.letter, best.first.share);
}

function bestGuess({ rounds, lists, view }: Match): string {
  const { hard } = view.params;
  const [guess] = suggestWords(rounds, lists, { top: 1, hard }).suggestions;
  return guess ? saySecondHint(guess.guess, guess.possible, guess.bits) : NO_WORD_FITS;
}

function choices({ rounds, lists }: Match): readonly string[] {
  const hints = readWordHints(rounds, lists);
  const left = wordsLeft(rounds, lists).all;
  const shown = left.slice(0, WORDS_SHOWN);
  const hidden = left.length - shown.length;
  return [
    ...hints.places.map((letters, place) => `Place ${place + 1}: ${letters.toUpperCase()}`),
    `Words: ${shown.length === 0 ? 'none' : shown.join(' ')}${hidden > 0 ? ` and ${counted(hidden, 'more', 'more')}` : ''}`,
  ];
}

function letters({ view, lists, isPlain, style }: Match): readonly string[] {
  return isPlain
    ? [spokenKeyboard(lists.alphabet, view.letters)]
    : [`     ${keyboardLine(lists.alphabet, view.letters, style)}`];
}

const WORDS_SHOWN = 20;
