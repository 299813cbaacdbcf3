import { type Signal, signal } from '@preact/signals';
import { Announcer } from '../../../shell/announcer.ts';
import { appAddress } from '../../../shell/app-address.ts';
import { linkReviewAddress, linkReviewPath } from '../../../shell/review-address.ts';
import type {
  ChoiceWords,
  JudgedGame,
  JudgedTurn,
  PracticeTurn,
  ReviewedGame,
} from '../../../shell/review-part.ts';
import { messages } from '../messages/language.ts';
import type { Shared } from '../model/command.ts';
import { firstShown, isCostly, nextCostly } from '../model/costly-turns.ts';

/** What a review needs from its surroundings. */
export interface ReviewHost {
  goTo(address: string): void;
  /** Copies a string to the clipboard. Resolves to false if the browser does not allow it. */
  copy(text: string): Promise<boolean>;
  /** Called when all turns have been judged. `costly` lists the zero-based turns worth a second look. */
  noteJudged(judged: JudgedGame, costly: readonly number[]): void;
  notePractised(turn: number, how: 'found' | 'shown'): void;
}

/** A turn that is being practised. */
export interface OpenPractice {
  readonly turn: number;
  readonly practice: PracticeTurn;
  readonly end: Signal<'found' | 'shown' | undefined>;
}

/** How to open a game for review. */
interface Asked {
  readonly turn: number | undefined;
  /** The path of the saved game after `#/review/`. Undefined if the game exists only in a link. */
  readonly path?: string | undefined;
  readonly opensPractice?: boolean;
}

/**
 * The state of a review: what is known about the turns, and the selected turn. Keys, buttons and typed commands
 * all call its methods.
 */
export class ReviewSession {
  readonly gameId: string;
  readonly game: ReviewedGame;
  readonly judged: Signal<JudgedGame | 'beginning' | 'broken'> = signal('beginning');
  readonly reference: Signal<string | undefined>;
  /** Zero-based index of the selected turn. */
  readonly at: Signal<number>;
  readonly announcer: Announcer = new Announcer();
  readonly practice: Signal<OpenPractice | undefined> = signal(undefined);
  readonly keysOpen: Signal<boolean> = signal(false);
  readonly #host: ReviewHost;
  readonly #path: string | undefined;
  /** Whether the user or the address has selected a turn. */
  #isChosen: boolean;
  #opensPractice: boolean;
  #stop: () => void = () => undefined;

  constructor(
    gameId: string,
    game: ReviewedGame,
    { turn, path, opensPractice = false }: Asked,
    host: ReviewHost,
  ) {
    this.gameId = gameId;
    this.game = game;
    this.#host = host;
    this.#path = path;
    this.#opensPractice = opensPractice;
    this.#isChosen = turn !== undefined;
    this.at = signal(Math.min(turn ?? 0, game.turns.length - 1));
    this.reference = signal(game.references[0]);
    this.judgeBy(this.reference.value);
  }

  /** Restarts the judging, measured against another reference player. */
  judgeBy(reference: string | undefined): void {
    this.#stop();
    this.endPractice();
    this.reference.value = reference;
    this.judged.value = 'beginning';
    this.#stop = this.game.judge(reference, (judged) => {
      this.judged.value = judged ?? 'broken';
      if (!judged?.isOver) return;
      if (!this.#isChosen) this.at.value = firstShown(judged.turns);
      const costly = judged.turns.flatMap((turn, at) => (isCostly(turn) ? [at] : []));
      this.#host.noteJudged(judged, costly);
      if (this.#opensPractice) this.startPractice();
      this.#opensPractice = false;
    });
  }

  get turns(): readonly JudgedTurn[] {
    const judged = this.judged.value;
    return typeof judged === 'string' ? [] : judged.turns;
  }

  /** The path after `#/review/` that leads back to this turn. */
  get address(): string {
    const { game, at } = this;
    if (this.#path !== undefined) return `${this.#path}/${at.value + 1}`;
    return game.link === undefined ? '' : linkReviewPath(this.gameId, game.link, at.value);
  }

  get words(): ChoiceWords {
    return this.game.choiceWords?.() ?? messages();
  }

  get isOver(): boolean {
    const judged = this.judged.value;
    return typeof judged !== 'string' && judged.isOver;
  }

  lookAt(turn: number): void {
    this.#isChosen = true;
    this.at.value = Math.min(Math.max(turn, 0), this.game.turns.length - 1);
    this.sayState();
  }

  /** Selects the next turn at which a better choice existed, wrapping around to the start. */
  nextCostly(): void {
    const next = nextCostly(this.turns, this.at.value) ?? nextCostly(this.turns, -1);
    if (next === undefined) this.announcer.say(messages().noneCostly(this.isOver));
    else this.lookAt(next);
  }

  /** Opens the game at the position before the selected turn. */
  playOn(): Promise<void> {
    return this.#open(undefined);
  }

  /** Opens the game at the position before the selected turn, with the better guess played. */
  async playBetter(): Promise<void> {
    const better = this.turns[this.at.value]?.better;
    if (better) await this.#open(better.guess);
    else this.announcer.say(messages().nothingBetter(this.isOver));
  }

  /** Starts practising a turn: the given one if it was costly, or else the next costly one. */
  startPractice(turn: number = this.at.value): void {
    const judged = this.turns[turn];
    const isWorth = judged !== undefined && isCostly(judged);
    const at = isWorth ? turn : (nextCostly(this.turns, turn) ?? nextCostly(this.turns, -1));
    const found = at === undefined ? undefined : this.turns[at];
    if (!this.isOver) this.announcer.say(messages().practice.notYet);
    else if (at === undefined || !found || !this.game.practice)
      this.announcer.say(messages().practice.flawless);
    else this.#practise(at, found);
  }

  endPractice(): void {
    if (!this.practice.value) return;
    this.practice.value.practice.close();
    this.practice.value = undefined;
    this.announcer.say(messages().practice.ended);
  }

  async copy(text: string | undefined): Promise<void> {
    const copied = text !== undefined && (await this.#host.copy(text));
    const { share } = messages();
    this.announcer.say(text === undefined ? share.noLink : copied ? share.copied : share.notCopied);
  }

  sayState(): void {
    const { practice } = this;
    if (practice.value) practice.value.practice.sayState();
    else this.announcer.say(this.sentence(this.at.value));
  }

  /** Returns everything known about a turn, in words. */
  sentence(turn: number): string {
    const labels = messages();
    const played = this.game.turns[turn]?.text() ?? '';
    const judged = this.turns[turn];
    if (!judged) return `${played} ${labels.notJudged}`;
    // In the witch game a turn can find a pair before the game is over.
    const left =
      judged.isFound && turn === this.turns.length - 1
        ? labels.foundIt
        : labels.change(this.game.counted(judged.before), this.game.counted(judged.after));
    const choice = judged.choice
      ? labels.choiceAndLost(
          this.words.choiceIs[judged.choice],
          judged.choice === 'best' ? undefined : judged.lost,
        )
      : '';
    return [played, left, choice, ...judged.facts()].filter((part) => part !== '').join(' ');
  }

  close(): void {
    this.#stop();
    this.practice.value?.practice.close();
    this.game.close?.();
  }

  async #open(guess: unknown): Promise<void> {
    const address = await this.game.playOn?.(this.at.value, guess);
    if (address) this.#host.goTo(address);
    else this.announcer.say(messages().notOpened);
  }

  #practise(turn: number, judged: JudgedTurn): void {
    const end: OpenPractice['end'] = signal(undefined);
    const say = (sentence: string) => this.announcer.say(sentence);
    const practice = this.game.practice?.(turn, judged, {
      say,
      end: (how) => {
        if (end.value) return;
        end.value = how;
        this.#host.notePractised(turn, how);
      },
    });
    if (!practice) return;
    this.practice.value?.practice.close();
    this.at.value = turn;
    this.practice.value = { turn, practice, end };
    practice.sayState();
  }
}

/** Returns a link or command that shares this review. Undefined if there is none. */
export function linkOf({ game, at, gameId }: ReviewSession, what: Shared): string | undefined {
  if (what === 'command') return game.command;
  if (game.link === undefined) return undefined;
  const turn = what === 'turn' ? at.value : undefined;
  return appAddress(linkReviewAddress(gameId, game.link, turn));
}
