import { checkWord } from '@inkling/games/word/analysis/check';
import { readWordHints } from '@inkling/games/word/analysis/hints';
import type { WordLists } from '@inkling/games/word/analysis/lists';
import { wordPatterns } from '@inkling/games/word/analysis/patterns';
import { reviewWord } from '@inkling/games/word/analysis/review';
import { letterShares, suggestWords, wordsLeft } from '@inkling/games/word/analysis/suggestions';
import { whyWord } from '@inkling/games/word/analysis/why';
import { wordGame } from '@inkling/games/word/rules/game';
import { checkAnswers } from '@inkling/games/word/runaway/analysis/check-answers';
import { runawayWordGame } from '@inkling/games/word/runaway/rules/game';
import type { Asked } from '../../../shell/worker/protocol.ts';
import { alphabetOfList, parseListId } from '../model/lists.ts';
import { type Dictionary, WordStore } from './dictionary.ts';
import { secretsOfGrid } from './grid.ts';
import {
  type GameAnswered,
  type GameAsked,
  WORDS_LISTED_MAX,
  type WordFindings,
  type WordPosition,
  type WordQuestions,
  type WordsFound,
  type WordsHaving,
} from './questions.ts';
import { shownAfter, stateAfter } from './served-game.ts';

/**
 * Answers the questions of the word games' pages. It caches the words of the most recent list and length. It does not
 * depend on a worker, so it can be tested in Node.
 */
export class WordService {
  readonly #store: WordStore;

  /** @param onMissing called when a list could not be fetched */
  constructor(onMissing?: () => void) {
    this.#store = new WordStore(onMissing);
  }

  *answer({
    name,
    ask,
  }: Asked<WordQuestions>): Generator<unknown, WordQuestions[keyof WordQuestions]['answer']> {
    switch (name) {
      case 'findings':
        return findingsOf(ask, yield* this.#store.words(ask, ask.length));
      case 'why': {
        const { rounds, place, letter, length } = ask;
        const reason = whyWord(rounds, place, letter, { length, alphabet: alphabetOfList(ask.list) });
        if (reason.verdict !== 'possible') return reason;
        const words = yield* this.#store.words(ask, length);
        return { ...reason, words: words && wordsHaving(ask, words) };
      }
      case 'patterns': {
        const words = yield* this.#store.words(ask, ask.length);
        return patternsOf(ask, words && wordsLeft(ask.rounds, words.lists).all, ask.most);
      }
      case 'advice': {
        const words = yield* this.#store.words(ask, ask.length);
        return words && suggestWords(ask.rounds, words.lists, ask);
      }
      case 'review': {
        const words = yield* this.#store.words(ask, ask.length);
        return words && (yield* reviewWord(ask.rounds, words.lists, ask));
      }
      case 'answers': {
        const words = yield* this.#store.words(ask, ask.length);
        return words && checkAnswers(ask.rounds, words.lists);
      }
      case 'game': {
        const [, length, name] = /^w(\d{1,2})t\d{1,2}h?@(.*)$/.exec(ask.params) ?? [];
        const list = parseListId(name);
        if (!list) return { kind: 'not-a-game' };
        return gameOf(ask, yield* this.#store.words({ list, own: ask.own }, Number(length)));
      }
      case 'grid': {
        const words = yield* this.#store.words(ask, ask.rows[0]?.length ?? 0);
        return words && (yield* secretsOfGrid(ask.rows, words.lists));
      }
    }
  }
}

function findingsOf(position: WordPosition, dictionary: Dictionary | undefined): WordFindings {
  const { rounds, length } = position;
  const question = { length, alphabet: alphabetOfList(position.list) };
  return {
    position,
    hints: readWordHints(rounds, question),
    check: checkWord(rounds, question),
    words: dictionary && wordsOf(position, dictionary.lists),
  };
}

function wordsOf({ rounds }: WordPosition, lists: WordLists): WordsFound {
  const left = wordsLeft(rounds, lists);
  const shares = letterShares(rounds, lists).map((row) => {
    const share = new Map(row.map((entry) => [entry.letter, entry.share]));
    return lists.alphabet.letters.map((letter) => share.get(letter) ?? 0);
  });
  return {
    listed: left.all.slice(0, WORDS_LISTED_MAX),
    likelyCount: left.likely.length,
    allCount: left.all.length,
    withheldCount: left.withheldCount,
    shares,
  };
}

function patternsOf(
  position: WordPosition,
  usefulFor: readonly string[] | undefined,
  most: number,
): readonly string[] {
  const found: string[] = [];
  if (most === 0) return found;
  const question = { length: position.length, alphabet: alphabetOfList(position.list) };
  const options = usefulFor ? { ...question, usefulFor } : question;
  for (const pattern of wordPatterns(position.rounds, options)) if (found.push(pattern) >= most) break;
  return found;
}

function gameOf(asked: GameAsked, dictionary: Dictionary | undefined): GameAnswered {
  if (!dictionary) return { kind: 'no-list' };
  const game = [wordGame, runawayWordGame]
    .map((rules) => rules([dictionary.game]))
    .find(({ id }) => id === asked.game);
  const state = game && stateAfter(game, asked);
  return game && state ? shownAfter(game, state, asked.guess) : { kind: 'not-a-game' };
}

/** Counts the words of the list that fit and have the letter at the place. */
function wordsHaving(
  { list, rounds, place, letter }: WordQuestions['why']['ask'],
  { lists }: Dictionary,
): WordsHaving {
  const { all, likely } = wordsLeft(rounds, lists);
  const wanted = alphabetOfList(list).letters[letter];
  const has = (word: string) => [...word][place] === wanted;
  return { count: all.filter(has).length, example: likely.find(has) ?? all.find(has) };
}
