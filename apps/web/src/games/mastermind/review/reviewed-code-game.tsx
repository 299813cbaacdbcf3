import type { CodeTurn } from '@inkling/core/deduction';
import { feedbackOf } from '@inkling/core/feedback';
import { goTo, playMove, type Sheet } from '@inkling/core/sheet';
import { isPartlyUnknown } from '@inkling/games/mastermind/analysis/positions';
import { REFERENCES, type Reference } from '@inkling/games/mastermind/analysis/review';
import { answerOf, codeTurn, type MastermindView, mastermind } from '@inkling/games/mastermind/rules/game';
import { makeCode } from '@inkling/games/mastermind/rules/notation';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { makePlayCommand } from '@inkling/games/mastermind/share/share';
import { language } from '../../../shell/language/language.ts';
import type { Helps } from '../../../shell/parts/helps.ts';
import { phaseOf } from '../../../shell/parts/phase.ts';
import type { ShareSpec } from '../../../shell/parts/share-spec.ts';
import type {
  JudgedGame,
  JudgedTurn,
  PlayedTurn,
  PracticeHost,
  PracticeTurn,
  ReviewedGame,
} from '../../../shell/review-part.ts';
import { saveAsCurrent } from '../../../shell/saved/save-as-current.ts';
import type { Saved } from '../../../shell/saved/saved.ts';
import { skinChosen } from '../board/chosen-skin.ts';
import { BULLS_GAME } from '../bulls/name.ts';
import { messages as gameMessages } from '../messages/language.ts';
import { namesOf } from '../pieces/names.ts';
import { shareOf } from '../result/share.ts';
import { nodesTo } from '../session/branches.ts';
import { FORMAT } from '../session/format.ts';
import { helpsOf } from '../session/notes.ts';
import { linkTextOf } from '../session/position-link.ts';
import { type MastermindGameState, stateFor, viewOf } from '../session/session.ts';
import type { SkinChoice } from '../session/settings.ts';
import { isBulls } from '../session/setup.ts';
import { judgedTurns } from './judged-turns.tsx';
import { type Judged, judge } from './judging/judging.ts';
import { weigh } from './judging/weighing.ts';
import { messages } from './messages/language.ts';
import { CodePractice } from './practice/code-practice.ts';
import { CodePracticeView } from './practice/code-practice-view.tsx';
import { CodeRow, turnText } from './view/code-row.tsx';

interface Parts {
  readonly saved: Saved;
  readonly stamp: () => string;
  readonly skin: SkinChoice;
  /** Whether the game is saved on this device, so that the help used in it is known. */
  readonly isSaved: boolean;
}

/** A game of Mastermind as Review shows it. The cursor of its sheet must be at the end of the reviewed line. */
export class ReviewedCodeGame implements ReviewedGame {
  readonly turns: readonly PlayedTurn[];
  readonly references: readonly string[] = REFERENCES;
  readonly #state: MastermindGameState;
  readonly #parts: Parts;
  readonly #view: MastermindView;
  readonly #played: readonly CodeTurn[];
  readonly #skin: Skin;
  #judged: Judged | undefined;
  #reference: Reference = 'unrestricted';

  constructor(state: MastermindGameState, parts: Parts) {
    this.#state = state;
    this.#parts = parts;
    this.#view = viewOf(state.sheet);
    this.#played = this.#view.turns.map(codeTurn);
    this.#skin = skinChosen(parts.skin, this.#view.rules.symbols);
    const skin = this.#skin;
    this.turns = this.#view.turns.map((turn, at) => ({
      Row: () => <CodeRow skin={skin} guess={turn.guess} answer={answerOf(turn)} />,
      text: () => turnText(at + 1, namesOf(skin, turn.guess), answerOf(turn)),
    }));
  }

  get seed(): string | undefined {
    return this.#view.maker === 'drawn' ? this.#sheet.seed : undefined;
  }

  /** The help used in the game, including guesses by computer players; undefined if it is not known. */
  get helps(): Helps | undefined {
    if (!this.#parts.isSaved) return undefined;
    return helpsOf(this.#state.notes, this.#state.seating, this.#sheet);
  }

  get outcome(): ReviewedGame['outcome'] {
    return phaseOf(this.#view.status);
  }

  get link(): string | undefined {
    return linkTextOf(this.#sheet);
  }

  get isSeedInLink(): boolean {
    return this.seed !== undefined;
  }

  get command(): string | undefined {
    const { rules, turnsMax, maker } = this.#view;
    return maker === 'drawn' ? makePlayCommand(rules, turnsMax, this.#sheet.seed) : undefined;
  }

  name(): string {
    const { ending, skin } = gameMessages();
    if (isBulls(this.#view.rules)) return BULLS_GAME.name[language.value];
    return ending.game(skin.names[this.#parts.skin]);
  }

  referenceName(reference: string): string {
    return messages().references[referenceOf(reference)];
  }

  counted(count: number): string {
    return messages().counted(count);
  }

  judge(reference: string | undefined, onJudged: (judged: JudgedGame | undefined) => void): () => void {
    this.#judged = undefined;
    this.#reference = referenceOf(reference);
    const { rules, turnsMax } = this.#view;
    const ask = { rules, turns: this.#played, reference: this.#reference };
    return judge(ask, (judged) => {
      this.#judged = judged;
      onJudged(judged && { ...judged, turns: judgedTurns(judged, this.#skin, turnsMax) });
    });
  }

  /**
   * Returns the address of a puzzle whose clues are the turns before the one that found the code, or all turns. Returns
   * undefined unless they leave only one code, all their answers are known, and the game is small enough.
   */
  proof(): string | undefined {
    const { rules } = this.#view;
    const known = this.#judged?.review.turns ?? [];
    const end = this.outcome === 'found' ? known.length - 1 : known.length;
    const isOnly = this.outcome === 'found' ? known.at(-1)?.before === 1 : known.at(-1)?.after === 1;
    if (!isOnly || rules.places > PLACES_MAX || rules.symbols ** rules.places > CODES_MAX || end > CLUES_MAX)
      return undefined;
    if (this.#played.slice(0, end).some(isPartlyUnknown)) return undefined;
    const clues = this.#played.slice(0, end).map(({ guess, feedback }) => {
      const { exact, near } = feedbackOf(feedback);
      return `${makeCode(guess)}${exact}${near}`;
    });
    return `#/puzzles/mastermind/${makeRules(rules)}/${clues.join('.')}/proof`;
  }

  share(): ShareSpec {
    return shareOf(this.#view, this.#sheet, this.helps);
  }

  async playOn(turn: number, guess: unknown): Promise<string | undefined> {
    const before = goTo(this.#sheet, this.#nodeBefore(turn));
    const code = Array.isArray(guess) ? guess.filter(Number.isInteger) : undefined;
    const sheet = code ? playMove(before, mastermind.makeMove({ kind: 'guess', code })) : before;
    const state = stateFor(sheet, this.#state.seating);
    return (await saveAsCurrent(FORMAT, state, this.#parts)) ? '#/mastermind' : undefined;
  }

  practice(turn: number, _: JudgedTurn, host: PracticeHost): PracticeTurn | undefined {
    const reviewed = this.#judged?.review.turns[turn];
    if (!reviewed) return undefined;
    const position = {
      rules: this.#view.rules,
      before: this.#played.slice(0, turn),
      reviewed,
      reference: this.#reference,
      skin: this.#skin,
    };
    const practice = new CodePractice(position, host, weigh);
    return {
      View: () => <CodePracticeView practice={practice} />,
      press: (event, target) => practice.press(event, target),
      run: (line) => practice.run(line),
      giveUp: () => practice.giveUp(),
      sayState: () => practice.sayState(),
      close: () => practice.close(),
    };
  }

  get #sheet(): Sheet {
    return this.#state.sheet;
  }

  /** Returns the node of the sheet from which a turn was played. */
  #nodeBefore(turn: number): number {
    const { nodes } = this.#sheet;
    const guesses = nodesTo(this.#sheet).filter((node) => nodes[node]?.move.startsWith('guess '));
    return nodes[guesses[turn] ?? 0]?.parent ?? 0;
  }
}

/** Limits within which a proof can be found while the user waits. */
const PLACES_MAX = 6;
const CODES_MAX = 100_000;
const CLUES_MAX = 12;

function referenceOf(text: string | undefined): Reference {
  return REFERENCES.find((reference) => reference === text) ?? 'unrestricted';
}
