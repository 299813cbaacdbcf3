import type { WordFault, WordParams, WordState, WordView } from '@inkling/games/word/game';
import { spell } from '@inkling/games/word/letters';
import {
  letterShares,
  type Round,
  readWordHints,
  suggestWords,
  type WordLists,
  type WordShareCard,
  wordShareCard,
  wordsLeft,
} from 'inkling/word';
import type { SheetDesk } from '../../playing/sheet-desk.ts';
import type { Talk } from '../../playing/talk.ts';
import type { Style } from '../../shell/style.ts';
import { counted } from '../../words/numbers.ts';
import { NOTHING_TO_REDO, NOTHING_TO_UNDO } from '../../words/play.ts';
import {
  NO_TURN_PLAYED,
  NO_WORD_FITS,
  sayFirstHint,
  saySecondHint,
  sayWordHelp,
  sayWordTurn,
} from '../../words/word-play.ts';
import { keyboardLine, markedWord, spokenKeyboard } from './cells.ts';
import type { PlayWord } from './words.ts';

export type WordDesk = SheetDesk<WordParams, WordState, string, WordView, 'breaker', WordFault>;

/** A desk with somebody at it: shows turns, and answers the words that can be typed at the prompt. */
export class WordTable {
  readonly desk: WordDesk;
  readonly talk: Talk;
  readonly lists: WordLists;
  readonly style: Style;
  /** The turn at which a hint was given last, so that asking again says more. */
  #hinted: number | undefined;

  constructor(desk: WordDesk, talk: Talk, lists: WordLists, style: Style) {
    this.desk = desk;
    this.talk = talk;
    this.lists = lists;
    this.style = style;
  }

  get view(): WordView {
    return this.desk.view('breaker');
  }

  /** Does what a word asks for; `quit` is for the caller. */
  answer(word: Exclude<PlayWord, 'quit'>): void {
    this.talk.say(...this.#linesFor(word));
  }

  sayLastTurn(): void {
    const { turns, letters, over } = this.view;
    this.talk.say(...this.#turnLines(turns.length - 1));
    if (!this.talk.isPlain && !over)
      this.talk.say('', `     ${keyboardLine(this.lists.alphabet, letters, this.style)}`);
  }

  boardLines(): readonly string[] {
    return this.view.turns.flatMap((_, index) => this.#turnLines(index));
  }

  shareCard(): WordShareCard {
    const { params, turns } = this.view;
    return wordShareCard(
      params,
      turns,
      turns.map((_, index) => this.#leftAfter(index)),
    );
  }

  #linesFor(word: Exclude<PlayWord, 'quit'>): readonly string[] {
    const { turns, letters, params } = this.view;
    switch (word) {
      case 'help':
        return sayWordHelp(params.length);
      case 'undo':
        return this.#travel(this.desk.undo(), NOTHING_TO_UNDO);
      case 'redo':
        return this.#travel(this.desk.redo(), NOTHING_TO_REDO);
      case 'board':
        return turns.length === 0 ? [NO_TURN_PLAYED] : this.boardLines();
      case 'letters':
        return this.talk.isPlain
          ? [spokenKeyboard(this.lists.alphabet, letters)]
          : [`     ${keyboardLine(this.lists.alphabet, letters, this.style)}`];
      case 'hint':
        return [this.#hint()];
      case 'choices':
        return this.#choices();
    }
  }

  #turnLines(index: number): readonly string[] {
    const turn = this.view.turns[index];
    if (!turn) return [];
    const left = this.#leftAfter(index);
    if (this.talk.isPlain) return [sayWordTurn(index + 1, turn.guess, turn.marks, left)];
    const number = String(index + 1).padStart(3);
    return [`${number}  ${markedWord(turn.guess, turn.marks, this.style)}  ${counted(left, 'word')} left`];
  }

  #leftAfter(index: number): number {
    const { all, withheldCount } = wordsLeft(this.#rounds().slice(0, index + 1), this.lists);
    return all.length + withheldCount;
  }

  #rounds(): readonly Round[] {
    return this.view.turns.map(({ guess, marks }) => ({
      guess: spell(this.lists.alphabet, guess) ?? [],
      marks,
    }));
  }

  #travel(moved: boolean, otherwise: string): readonly string[] {
    this.#hinted = undefined;
    if (!moved) return [otherwise];
    const { turns, params } = this.view;
    const at = `You are at turn ${Math.min(turns.length + 1, params.tries)} of ${params.tries}.`;
    return this.talk.isPlain || turns.length === 0 ? [at] : this.boardLines();
  }

  #hint(): string {
    const rounds = this.#rounds();
    const again = this.#hinted === rounds.length;
    this.#hinted = rounds.length;
    if (!again) {
      const known = new Set(
        rounds.flatMap(({ marks }) => marks.flatMap((mark, place) => (mark === 2 ? [place] : []))),
      );
      const best = letterShares(rounds, this.lists)
        .map(([first], place) => ({ place, first }))
        .filter(({ place }) => !known.has(place))
        .toSorted((a, b) => (b.first?.share ?? 0) - (a.first?.share ?? 0))[0];
      if (best?.first) return sayFirstHint(best.place + 1, best.first.letter, best.first.share);
    }
    const { hard } = this.view.params;
    const [guess] = suggestWords(rounds, this.lists, { top: 1, hard }).suggestions;
    return guess ? saySecondHint(guess.guess, guess.possible, guess.bits) : NO_WORD_FITS;
  }

  #choices(): readonly string[] {
    const rounds = this.#rounds();
    const hints = readWordHints(rounds, this.lists);
    const left = wordsLeft(rounds, this.lists).all;
    const shown = left.slice(0, WORDS_SHOWN);
    const hidden = left.length - shown.length;
    return [
      ...hints.places.map((letters, place) => `Place ${place + 1}: ${letters.toUpperCase()}`),
      `Words: ${shown.length === 0 ? 'none' : shown.join(' ')}${hidden > 0 ? ` and ${counted(hidden, 'more', 'more')}` : ''}`,
    ];
  }
}

const WORDS_SHOWN = 20;
