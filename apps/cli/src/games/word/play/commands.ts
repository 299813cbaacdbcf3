import { splitLetters } from '@inkling/games/word/rules/letters';
import {
  letterShares,
  readWordHints,
  suggestWords,
  type WordSuggestion,
  whyWord,
  wordsLeft,
} from 'inkling/word';
import { counted } from '../../../messages/numbers.ts';
import { type HintStep, HintSteps } from '../../../play/hint-steps.ts';
import type { Command } from '../../../play/played-game.ts';
import { NO_WORD_FITS, sayGoodGuess, sayLetter, sayWhere, sayWordPlayFault } from '../messages/play.ts';
import { sayNoSuchLetter, sayNoSuchPlace, sayWordReason, wordsText } from '../messages/words.ts';
import { readLetter, readPlace } from '../position/problem.ts';
import { spokenKeyboard } from './cells.ts';
import type { Match } from './match.ts';

/** The commands of the game. */
export function commandsOf(match: Match): readonly Command[] {
  const steps = new HintSteps();
  return [
    {
      name: 'hint',
      text: 'a letter worth knowing; ask again for more, at last a good guess',
      run: async () => [await steps.next(String(match.view.turns.length), hintsOf(match))],
    },
    { name: 'check', text: 'how many words all marks leave', run: () => [check(match)] },
    { name: 'suggest', text: 'a guess that tells a lot', run: () => [suggestion(match)] },
    { name: 'solve', text: 'let the computer finish', run: () => finishGame(match) },
    {
      name: 'choices',
      text: 'what is still possible, place by place, and the words',
      run: () => choices(match),
    },
    {
      name: 'why',
      usage: 'why 2 s',
      text: 'why letter s can or cannot stand at place 2',
      run: (rest) => [why(match, rest)],
    },
    { name: 'codes', text: 'the first words that are left', run: () => choices(match).slice(-1) },
    { name: 'letters', text: 'what is known of each letter', run: () => letters(match) },
    { name: 'resign', text: 'end the game and see the word', run: () => match.resign() },
  ];
}

/** Returns the steps of a hint: where to look, which letter it is, the words that are left, and a good guess. */
function hintsOf(match: Match): readonly HintStep[] {
  const letter = likeliestLetter(match);
  const looks = letter
    ? [
        () => sayWhere(letter.place + 1, letter.share === 1),
        () => sayLetter(letter.place + 1, letter.letter, letter.share),
      ]
    : [];
  return [...looks, () => choices(match).at(-1) ?? NO_WORD_FITS, () => suggestion(match)];
}

/** Returns the likeliest letter at a place that is not known yet. */
function likeliestLetter({ rounds, lists }: Match) {
  const known = new Set(
    rounds.flatMap(({ marks }) => marks.flatMap((mark, place) => (mark === 2 ? [place] : []))),
  );
  return letterShares(rounds, lists)
    .flatMap(([first], place) => (first && !known.has(place) ? [{ ...first, place }] : []))
    .toSorted((a, b) => b.share - a.share)[0];
}

function suggestion(match: Match): string {
  const guess = goodGuess(match);
  return guess ? sayGoodGuess(guess.guess, guess.possible, guess.bits) : NO_WORD_FITS;
}

function goodGuess({ rounds, lists, view }: Match): WordSuggestion | undefined {
  const { hard } = view.params;
  return suggestWords(rounds, lists, { top: 1, hard }).suggestions[0];
}

/** Plays good guesses until the game is over. */
function finishGame(match: Match): readonly string[] {
  const lines: string[] = [];
  match.own.handOver(match.view.turns.length);
  while (!match.view.over) {
    const guess = goodGuess(match);
    if (!guess) return [...lines, NO_WORD_FITS];
    lines.push(...match.guess(guess.guess));
  }
  return lines.length > 0 ? lines : [sayWordPlayFault({ code: 'game-over' })];
}

function check({ rounds, lists }: Match): string {
  const left = { ...wordsLeft(rounds, lists), withheldCount: 0 };
  return left.all.length === 0 ? NO_WORD_FITS : `All answers can be true: ${wordsText(left)} left.`;
}

function why({ rounds, lists }: Match, rest: string): string {
  const [placeText = '', letterText = ''] = rest.split(' ');
  const { alphabet, length } = lists;
  const place = readPlace(placeText, length);
  if (place === undefined) return sayNoSuchPlace(placeText, length);
  const number = readLetter(letterText, alphabet);
  if (number === undefined) return sayNoSuchLetter(letterText);
  const reason = whyWord(rounds, place, number, { alphabet, length });
  if (reason.verdict === 'contradiction') return NO_WORD_FITS;
  const letter = alphabet.letters[number] as string;
  const having = wordsLeft(rounds, lists).all.filter((word) => splitLetters(word)[place] === letter);
  return sayWordReason(place + 1, letter, reason, having);
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

function letters(match: Match): readonly string[] {
  const { view, lists, isPlain } = match;
  return isPlain ? [spokenKeyboard(lists.alphabet, view.letters)] : match.keyboard(view.letters);
}

const WORDS_SHOWN = 20;
