import { letterShares, readWordHints, suggestWords, wordsLeft } from 'inkling/word';
import { counted } from '../../../messages/numbers.ts';
import { HintSteps } from '../../../play/hint-steps.ts';
import type { Command } from '../../../play/played-game.ts';
import { NO_WORD_FITS, sayGoodGuess, sayLetter, sayWhere } from '../messages/play.ts';
import { keyboardLine, spokenKeyboard } from './cells.ts';
import type { Match } from './match.ts';

/** The words that can be typed while a word is looked for. */
export function commandsOf(match: Match): readonly Command[] {
  const steps = new HintSteps();
  return [
    {
      name: 'hint',
      text: 'a letter worth knowing; ask again for more, at last a good guess',
      run: () => [steps.next(String(match.view.turns.length), hintsOf(match))],
    },
    { name: 'suggest', text: 'a guess that tells much', run: () => [bestGuess(match)] },
    {
      name: 'choices',
      text: 'what is still possible, place by place, and the words',
      run: () => choices(match),
    },
    { name: 'letters', text: 'what is known of each letter', run: () => letters(match) },
    { name: 'resign', text: 'end the game and see the word', run: () => match.resign() },
  ];
}

/** Where to look, which letter it is, the words that are left, and a good guess. */
function hintsOf(match: Match): readonly (() => string)[] {
  const letter = likeliestLetter(match);
  const looks = letter
    ? [
        () => sayWhere(letter.place + 1, letter.share === 1),
        () => sayLetter(letter.place + 1, letter.letter, letter.share),
      ]
    : [];
  return [...looks, () => choices(match).at(-1) ?? NO_WORD_FITS, () => bestGuess(match)];
}

/** The letter of a place that is not known yet, where one is likeliest. */
function likeliestLetter({ rounds, lists }: Match) {
  const known = new Set(
    rounds.flatMap(({ marks }) => marks.flatMap((mark, place) => (mark === 2 ? [place] : []))),
  );
  return letterShares(rounds, lists)
    .flatMap(([first], place) => (first && !known.has(place) ? [{ ...first, place }] : []))
    .toSorted((a, b) => b.share - a.share)[0];
}

function bestGuess({ rounds, lists, view }: Match): string {
  const { hard } = view.params;
  const [guess] = suggestWords(rounds, lists, { top: 1, hard }).suggestions;
  return guess ? sayGoodGuess(guess.guess, guess.possible, guess.bits) : NO_WORD_FITS;
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
