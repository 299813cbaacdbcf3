import { ENGLISH } from '@inkling/games/word/rules/letters';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { WordFindings, WordPosition } from '../engine/questions.ts';
import { wordWords } from '../messages/language.ts';
import type { HelperSession } from './helper-session.ts';
import type { Mode } from './keeping.ts';
import type { PlaySession } from './play-session.ts';
import { conflictSentence, endSentence } from './word-telling.ts';

/** What there is to tell of. */
interface Told {
  readonly mode: ReadonlySignal<Mode>;
  readonly helper: HelperSession;
  readonly play: PlaySession;
  readonly findings: ReadonlySignal<WordFindings | undefined>;
  readonly position: ReadonlySignal<WordPosition>;
  readonly left: ReadonlySignal<number | undefined>;
  readonly typed: string;
}

/** What is said of the word desk: one sentence at a time, once the engine has thought about what it tells of. */
export class WordTeller {
  /** The one line that is read aloud. */
  readonly said: Signal<string> = signal('');
  /** What answers a press and shows nowhere else on the page; until something is typed or the position changes. */
  readonly remarked: Signal<string> = signal('');
  readonly #told: Told;
  readonly #thought: () => Promise<void>;

  constructor(told: Told, thought: () => Promise<void>) {
    this.#told = told;
    this.#thought = thought;
  }

  /** Puts a sentence on the one line that is read aloud. The same sentence again is spoken again. */
  say(sentence: string): void {
    this.said.value = this.said.value === sentence ? `${sentence}\u00a0` : sentence;
  }

  /** Says a sentence that belongs beside the button, too: the line that is read aloud can be out of sight. */
  remark(sentence: string): void {
    this.remarked.value = sentence;
    this.say(sentence);
  }

  sayState(): void {
    const { speech } = wordWords();
    const left = speech.left(this.#told.left.value);
    if (this.#told.mode.value === 'helper') {
      this.say(speech.helperState(this.#told.helper.rounds.value.length, left, this.#told.typed));
      return;
    }
    const view = this.#told.play.view.value;
    const end = endSentence(this.#told.play.view.value);
    this.say(
      end || speech.playState((view?.turns.length ?? 0) + 1, view?.params.tries ?? 0, left, this.#told.typed),
    );
  }

  sayRound(): void {
    const rounds = this.#told.helper.rounds.value;
    const { guess = [], marks = [] } = rounds.at(-1) ?? {};
    const word = guess.map((letter) => ENGLISH.letters[letter]).join('');
    this.sayCounted((left) => {
      const conflict = conflictSentence(this.#told.findings.value);
      return wordWords().speech.round(rounds.length, word, marks, conflict ? ` ${conflict}` : left);
    });
  }

  sayTry(): void {
    const turns = this.#told.play.view.value?.turns ?? [];
    const { guess = '', marks = [] } = turns.at(-1) ?? {};
    const end = endSentence(this.#told.play.view.value);
    this.sayCounted((left) => {
      const told = wordWords().play.tried(turns.length, guess, marks);
      return end ? `${told} ${end}` : `${told}${left}`;
    });
  }

  sayChanged(): void {
    this.sayCounted(
      (left) => conflictSentence(this.#told.findings.value) ?? wordWords().speech.changed(left),
    );
  }

  /** Says a sentence once the position is thought about, unless another has come since. */
  sayCounted(sentence: (left: string) => string): void {
    const position = this.#told.position.value;
    void this.#thought().then(() => {
      if (position === this.#told.position.value)
        this.say(sentence(wordWords().speech.left(this.#told.left.value)));
    });
  }
}
