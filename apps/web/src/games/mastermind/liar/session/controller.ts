import * as result from '@inkling/core/result';
import { playMove, redo, replay, type Sheet, undo } from '@inkling/core/sheet';
import { codesLeft, type PossibleCode } from '@inkling/games/mastermind/liar/analysis/codes-left';
import { suggestAgainstLies } from '@inkling/games/mastermind/liar/analysis/suggest';
import {
  type LiarFault,
  type LiarState,
  type LiarView,
  liarGame,
} from '@inkling/games/mastermind/liar/rules/game';
import { parseCode } from '@inkling/games/mastermind/rules/notation';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { BaseController } from '../../../../shell/game/base-controller.ts';
import { useController } from '../../../../shell/game/controller-context.ts';
import type { GameController, GameHost } from '../../../../shell/game-screen.ts';
import { usedHelp } from '../../../../shell/parts/helps.ts';
import { phaseOf } from '../../../../shell/parts/phase.ts';
import type { Progress } from '../../../../shell/saved/saved-game.ts';
import { winterSkin } from '../../board/chosen-skin.ts';
import { messages as codeMessages } from '../../messages/language.ts';
import { namesOf } from '../../pieces/names.ts';
import {
  codeOf,
  type Draft,
  emptyDraft,
  eraseSymbol,
  isFull,
  moveTo,
  placeSymbol,
} from '../../session/draft.ts';
import { messages } from '../messages/language.ts';
import { freshState, type LiarGameState, type Setup } from './format.ts';

/** Plays a game in which answers may be false. The code and the lies leave the rules only through `view`. */
export class LiarController extends BaseController implements GameController<LiarGameState> {
  readonly state: Signal<LiarGameState>;
  readonly view: ReadonlySignal<LiarView>;
  /** All codes that can be the secret; few enough to be computed synchronously. */
  readonly left: ReadonlySignal<readonly PossibleCode[]>;
  readonly title: ReadonlySignal<string>;
  readonly #position: ReadonlySignal<LiarState>;

  constructor(state: LiarGameState, host: GameHost) {
    super(host);
    this.state = signal(state);
    const sheet = computed(() => this.state.value.sheet);
    this.#position = computed(() => result.expect(replay(liarGame, sheet.value)));
    this.view = computed(() => liarGame.view(this.#position.value, 'breaker'));
    this.left = computed(() => codesLeft(this.view.value.params, this.view.value.turns));
    this.title = computed(() => messages().title(this.view.value.turns.length));
    if (host.origin === 'resumed' && this.view.peek().turns.length > 0) this.sayState();
  }

  get sheet(): Sheet {
    return this.state.value.sheet;
  }

  get skin(): Skin {
    return winterSkin(this.view.value.params.rules.symbols);
  }

  get isOver(): boolean {
    return this.view.value.status.phase === 'over';
  }

  get setup(): Setup {
    const { rules, liesMax } = this.view.value.params;
    return { rules: makeRules(rules), liesMax };
  }

  adopt(state: LiarGameState): void {
    this.state.value = state;
  }

  progress(): Progress {
    const { turns, params, status } = this.view.peek();
    const phase = phaseOf(status);
    return { phase, done: turns.length, of: params.turnsMax, withNotes: usedHelp(this.state.peek()) };
  }

  place(symbol: number): void {
    if (this.isOver) return;
    if (isFull(this.state.value.draft)) this.remarkOn(messages().full);
    else this.#draft(placeSymbol(this.state.value.draft, symbol));
  }

  erase(): void {
    this.#draft(eraseSymbol(this.state.value.draft));
  }

  moveTo(place: number): void {
    this.#draft(moveTo(this.state.value.draft, place));
  }

  /** Makes the guess in the draft. */
  submit(): void {
    const code = codeOf(this.state.value.draft);
    if (code) this.#play(code);
    else if (!this.isOver) this.remarkOn(messages().emptyPlaces);
  }

  /** Makes a guess that was typed, in any notation. */
  guess(text: string): void {
    const code = parseCode(text, this.view.value.params.rules, this.skin);
    if (code.ok) this.#play(code.value);
    else this.remarkOn(messages().fault(code.error));
  }

  /** Marks a row as a suspected lie, or removes the mark. */
  doubt(turn: number): void {
    const { doubted } = this.state.value;
    const rest = doubted.filter((row) => row !== turn);
    const next = rest.length < doubted.length ? rest : [...doubted, turn].toSorted((a, b) => a - b);
    this.state.value = { ...this.state.value, doubted: next };
    this.say(messages().doubted(turn + 1, next.includes(turn)));
  }

  /** Starts another game; an empty seed is replaced by a random one. */
  begin(setup: Setup, seed: string): void {
    const clean = this.seedOf(seed);
    this.remark.value = '';
    this.state.value = freshState(setup, clean);
    this.say(messages().begun(setup.liesMax, clean));
  }

  again(): void {
    this.begin(this.setup, '');
  }

  /** After a loss the user has seen the code, so from then on the game counts as played with notes. */
  undo(): void {
    const hasLost = this.progress().phase === 'lost';
    this.#go(undo(this.sheet), messages().nothingToUndo);
    if (hasLost) this.state.value = { ...this.state.value, withNotes: true };
  }

  redo(): void {
    this.#go(redo(this.sheet), messages().nothingToRedo);
  }

  resign(): void {
    this.dialog.value = undefined;
    if (!this.isOver) this.#show(playMove(this.sheet, liarGame.makeMove({ kind: 'resign' })));
    this.sayState();
  }

  /** Shows or hides the codes left. Looking at them during the game counts as playing with notes. */
  showLeft(drawerOpen: boolean): void {
    if (drawerOpen && this.refusesHelp()) return;
    const withNotes = this.state.value.withNotes || (drawerOpen && !this.isOver);
    this.state.value = { ...this.state.value, drawerOpen, withNotes };
  }

  hint(): void {
    if (this.isOver || this.refusesHelp()) return;
    const best = suggestAgainstLies(this.view.value.params, this.left.value);
    this.state.value = { ...this.state.value, withHints: true };
    if (best)
      this.remarkOn(messages().hint(namesOf(this.skin, best.code), Math.round(best.expected * 10) / 10));
  }

  sayState(): void {
    this.say(messages().state(this.view.value, namesOf(this.skin, this.view.value.secret ?? [])));
  }

  #play(code: ArrayLike<number>): void {
    const move = { kind: 'guess', code: Array.from(code) } as const;
    const next = liarGame.apply(this.#position.peek(), move);
    if (!next.ok) {
      this.remarkOn(messages().fault(next.error as LiarFault));
      return;
    }
    this.#show(playMove(this.sheet, liarGame.makeMove(move)));
    const { turns } = this.view.value;
    const turn = turns.at(-1);
    if (this.isOver || !turn) this.sayState();
    else
      this.say(
        codeMessages().turns.row(
          turns.length,
          namesOf(this.skin, turn.guess),
          turn.feedback.exact,
          turn.feedback.near,
        ),
      );
  }

  #draft(draft: Draft): void {
    this.remark.value = '';
    this.state.value = { ...this.state.value, draft };
  }

  #go(sheet: Sheet | undefined, otherwise: string): void {
    if (!sheet) {
      this.remarkOn(otherwise);
      return;
    }
    this.#show(sheet);
    this.sayState();
  }

  #show(sheet: Sheet): void {
    this.remark.value = '';
    const { places } = this.view.value.params.rules;
    this.state.value = { ...this.state.value, sheet, draft: emptyDraft(places) };
  }
}

export const useLiar: () => LiarController = useController;
