import { feedbackClass } from '@inkling/core/feedback';
import type { MastermindMove } from '@inkling/games/mastermind/moves';
import { parseFeedback, parseSymbol } from '@inkling/games/mastermind/notation';
import type { Skin } from '@inkling/games/mastermind/skins';
import { type Hint, hintFor } from 'inkling/mastermind/hint';
import type { Talk } from '../../playing/talk.ts';
import { codeText } from '../../words/codes.ts';
import { sayFeedbackFault, sayNoSuchPlace, sayNoSuchSymbol } from '../../words/faults.ts';
import { sayHint } from '../../words/hints.ts';
import { grouped, quoted } from '../../words/numbers.ts';
import {
  HELP,
  MAKER_HELP,
  NO_TURN_YET,
  NOTHING_TO_REDO,
  NOTHING_TO_UNDO,
  sayCorrected,
  sayMoveFault,
  UNCOUNTED,
} from '../../words/play.ts';
import { sayReason } from '../../words/reasons.ts';
import { choicesTable } from '../choices-table.ts';
import { readPlace } from '../problem.ts';
import type { Desk } from './desk.ts';
import type { Screen } from './screen.ts';
import type { GameWord } from './table-words.ts';

/** A desk with somebody at it: answers the words that can be typed at any prompt. */
export class Table {
  readonly talk: Talk;
  readonly screen: Screen;
  readonly desk: Desk;
  readonly skin: Skin;
  /** The certain hint that was given last, so that asking again says more. */
  #hinted: string | undefined;

  constructor(talk: Talk, screen: Screen, desk: Desk, skin: Skin) {
    this.talk = talk;
    this.screen = screen;
    this.desk = desk;
    this.skin = skin;
  }

  /** Plays a move, or says why it cannot be played. */
  play(move: MastermindMove): boolean {
    const played = this.desk.play(move);
    if (!played.ok) this.talk.say(sayMoveFault(played.error, this.desk.view.rules, this.skin));
    return played.ok;
  }

  /** Does what a word asks for; `quit` is for the caller. */
  answer(word: GameWord): void {
    this.talk.say(...this.#linesFor(word));
  }

  /** All turns so far, each with the codes that were left after it. */
  boardLines(): readonly string[] {
    let position = this.desk.start;
    return this.desk.view.turns.flatMap((turn, index) => {
      const feedback = feedbackClass(turn.feedback.exact, turn.feedback.near);
      position = position?.with({ guess: turn.guess, feedback });
      return this.screen.turn(index + 1, turn, position?.count());
    });
  }

  /** The last turn, after it was played. */
  sayLastTurn(): void {
    const { turns } = this.desk.view;
    const last = turns.at(-1);
    if (last) this.talk.say(...this.screen.turn(turns.length, last, this.desk.position?.count()));
  }

  #linesFor(word: GameWord): readonly string[] {
    switch (word.kind) {
      case 'help':
        return this.#help();
      case 'undo':
        return this.#travel(this.desk.undo(), NOTHING_TO_UNDO);
      case 'redo':
        return this.#travel(this.desk.redo(), NOTHING_TO_REDO);
      case 'resign':
        this.play({ kind: 'resign' });
        return [];
      case 'board':
        return this.desk.view.turns.length === 0 ? [NO_TURN_YET] : this.boardLines();
      case 'rescore':
        return this.#rescore(word.turn, word.answer);
      case 'hint':
        return [this.#hint()];
      case 'choices':
        return this.#choices();
      case 'codes':
        return [this.#codes()];
      case 'why':
        return [this.#why(word.place, word.symbol)];
    }
  }

  #travel(moved: boolean, otherwise: string): readonly string[] {
    this.#hinted = undefined;
    if (!moved) return [otherwise];
    const { turns, turnsMax } = this.desk.view;
    const at = `You are at turn ${Math.min(turns.length + 1, turnsMax)} of ${turnsMax}.`;
    return this.talk.isPlain || turns.length === 0 ? [at] : this.boardLines();
  }

  #rescore(turnText: string, answerText: string): readonly string[] {
    const turn = /^\d{1,2}$/.test(turnText) ? Number(turnText) - 1 : -1;
    if (turn < 0) return [`${quoted(turnText)} is not a turn: write rescore 2 1,0 to correct turn 2.`];
    const { places } = this.desk.view.rules;
    const answer = parseFeedback(answerText, places);
    if (!answer.ok) return [sayFeedbackFault(answer.error, places)];
    const { exact, near } = answer.value;
    return this.play({ kind: 'rescore', turn, exact, near }) ? [sayCorrected(turn, answer.value)] : [];
  }

  #help(): readonly string[] {
    const rows = this.desk.seat === 'maker' ? [...MAKER_HELP, ...HELP] : HELP;
    return rows.map(([word, text]) => `  ${word.padEnd(14)} ${text}`);
  }

  #hint(): string {
    const { view, seat, position } = this.desk;
    if (seat === 'maker') {
      const waiting = this.desk.trueAnswer;
      return waiting === undefined
        ? 'Compare place by place: first count the exact ones, then pair what is left over; those are near.'
        : `Against your code that guess is ${waiting.exact} exact, ${waiting.near} near.`;
    }
    if (!position) return UNCOUNTED;
    const known = view.turns.length === 0 ? undefined : hintFor(position);
    if (!known)
      return view.turns.length === 0
        ? 'Before the first answer every code is equally likely: guess two symbols, two of each.'
        : 'No code fits.';
    return sayHint(known, this.#isRepeated(known), this.skin);
  }

  #isRepeated(hint: Hint): boolean {
    const key = `${this.desk.view.turns.length}/${hint.place}/${hint.symbol}`;
    const again = this.#hinted === key;
    this.#hinted = key;
    return again;
  }

  #choices(): readonly string[] {
    const { position } = this.desk;
    if (!position) return [UNCOUNTED];
    if (position.count() === 0n) return ['No code fits the answers.'];
    if (!this.talk.isPlain) return choicesTable(position, this.skin);
    return position.places().map((row, place) => {
      const possible = row.flatMap((count, symbol) => (count > 0n ? [this.skin.names[symbol] ?? '?'] : []));
      return `Place ${place + 1}: ${possible.join(', ')}.`;
    });
  }

  #codes(): string {
    const { position } = this.desk;
    if (!position) return UNCOUNTED;
    const codes = position.codes(CODES_SHOWN).map((code) => codeText(code, this.skin));
    const hidden = position.count() - BigInt(codes.length);
    if (codes.length === 0) return 'No code fits the answers.';
    return `${codes.join(' ')}${hidden > 0n ? ` and ${grouped(hidden)} more` : ''}`;
  }

  #why(placeText: string, symbolText: string): string {
    const { position, view } = this.desk;
    if (!position) return UNCOUNTED;
    const place = readPlace(placeText, view.rules);
    if (place === undefined) return sayNoSuchPlace(placeText, view.rules);
    const symbol = parseSymbol(symbolText, view.rules, this.skin);
    if (symbol === undefined) return sayNoSuchSymbol(symbolText, view.rules, this.skin);
    if (view.turns.length === 0) return 'No turn has been played: every symbol is possible everywhere.';
    return sayReason(place, symbol, position.why(place, symbol), this.skin);
  }
}

const CODES_SHOWN = 20;
