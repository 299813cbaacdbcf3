import * as result from '@inkling/core/result';
import { newSheet, replay } from '@inkling/core/sheet';
import { checkWord } from '@inkling/games/word/analysis/check';
import { readWordHints } from '@inkling/games/word/analysis/hints';
import { type WordLists, wordLists } from '@inkling/games/word/analysis/lists';
import { wordPatterns } from '@inkling/games/word/analysis/patterns';
import { letterShares, suggestWords, wordsLeft } from '@inkling/games/word/analysis/suggestions';
import { whyWord } from '@inkling/games/word/analysis/why';
import { type WordList, wordGame } from '@inkling/games/word/rules/game';
import { ENGLISH } from '@inkling/games/word/rules/letters';
import { loadWords } from '@inkling/lists/english';
import type { ListedWords } from '@inkling/lists/packing/listed-words';
import type { Asked } from '../../../shell/worker/protocol.ts';
import {
  type GameAnswered,
  type GameAsked,
  WORDS_LISTED_MAX,
  type WordFindings,
  type WordPosition,
  type WordQuestions,
  type WordsFound,
} from './questions.ts';

interface Dictionary {
  readonly english: ListedWords;
  readonly lists: WordLists;
  readonly game: WordList;
}

/**
 * Answers the word place's questions. It keeps the words of the length that was asked about last; another length
 * loads its own. It knows no worker, so it is tested in Node.
 */
export class WordThinker {
  #length: number | undefined;
  #dictionary: Promise<Dictionary | undefined> = Promise.resolve(undefined);

  *answer(asked: Asked<WordQuestions>): Generator<unknown, WordQuestions[keyof WordQuestions]['answer']> {
    switch (asked.name) {
      case 'findings':
        return findingsOf(asked.ask, yield* this.#words(asked.ask.length));
      case 'why':
        return whyWord(asked.ask.rounds, asked.ask.place, asked.ask.letter, asked.ask);
      case 'patterns': {
        const words = yield* this.#words(asked.ask.length);
        return patternsOf(asked.ask, words && wordsLeft(asked.ask.rounds, words.lists).all, asked.ask.most);
      }
      case 'advice': {
        const words = yield* this.#words(asked.ask.length);
        return words && suggestWords(asked.ask.rounds, words.lists, asked.ask);
      }
      case 'game':
        return gameOf(asked.ask, yield* this.#words(lengthIn(asked.ask.params)));
    }
  }

  /** The words of a length, when they are there; `undefined` when they cannot be fetched, so that a later question tries again. */
  *#words(length: number): Generator<unknown, Dictionary | undefined> {
    if (this.#length !== length) {
      this.#length = length;
      this.#dictionary = loadWords(length).then(dictionaryOf, () => {
        this.#length = undefined;
        return undefined;
      });
    }
    let found: Dictionary | undefined;
    yield this.#dictionary.then((dictionary) => {
      found = dictionary;
    });
    return found;
  }
}

/** Where no word is common enough, any that is not withheld can be drawn. */
function dictionaryOf(english: ListedWords): Dictionary {
  const { length, all, likely, withheld } = english;
  const known = new Set(all);
  const answers = likely.length > 0 ? likely : all.filter((word) => !withheld.has(word));
  return {
    english,
    lists: wordLists(ENGLISH, length, all, likely, withheld),
    game: { id: LIST, alphabet: ENGLISH, answers, accepts: (word) => known.has(word) },
  };
}

export const LIST = 'english';

function lengthIn(params: string): number {
  return Number(/^w(\d{1,2})t/.exec(params)?.[1] ?? 0);
}

function findingsOf(position: WordPosition, dictionary: Dictionary | undefined): WordFindings {
  const { rounds } = position;
  return {
    position,
    hints: readWordHints(rounds, position),
    check: checkWord(rounds, position),
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
  const options = usefulFor ? { length: position.length, usefulFor } : position;
  for (const pattern of wordPatterns(position.rounds, options)) if (found.push(pattern) >= most) break;
  return found;
}

function gameOf({ params, seed, moves, guess }: GameAsked, dictionary: Dictionary | undefined): GameAnswered {
  if (!dictionary) return { kind: 'no-list' };
  const game = wordGame([dictionary.game]);
  const known = game.parseParams(params);
  if (!known.ok) return { kind: 'not-a-game' };
  const sheet = newSheet(game.id, params, seed);
  const nodes = moves.map((move, index) => ({ parent: index, move, next: undefined }));
  const state = replay(game, { ...sheet, nodes: [...sheet.nodes, ...nodes], cursor: nodes.length });
  if (!state.ok) return { kind: 'not-a-game' };
  const view = (at: typeof state.value) => game.view(at, 'breaker');
  if (guess === undefined) return { kind: 'game', view: view(state.value), fault: undefined };
  const move = game.interpret(state.value, 'breaker', guess);
  if (!move.ok) return { kind: 'game', view: view(state.value), fault: move.error };
  const next = result.expect(game.apply(state.value, move.value));
  return { kind: 'game', view: view(next), fault: undefined };
}
