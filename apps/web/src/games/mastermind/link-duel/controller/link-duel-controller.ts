import type { CodeTurn } from '@inkling/core/deduction';
import { type Code, feedbackClass } from '@inkling/core/feedback';
import { makeBase64url } from '@inkling/games/encoding/base64url';
import {
  challengeOf,
  checkReveal,
  type DuelLink,
  type Reveal,
} from '@inkling/games/mastermind/duel/duel-link';
import type { DuelTerms } from '@inkling/games/mastermind/duel/duel-terms';
import type { DuelAnswer, DuelGuess } from '@inkling/games/mastermind/duel/turn-link';
import { makeFeedback, parseFeedback } from '@inkling/games/mastermind/rules/notation';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { Sha256 } from '@inkling/games/promise/commitment';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Announcer } from '../../../../shell/announcer.ts';
import { useController } from '../../../../shell/game/controller-context.ts';
import { winterSkin } from '../../board/chosen-skin.ts';
import { codeOf, type Draft, draftOf, drawnCode, emptyDraft } from '../../session/draft.ts';
import type { Checked } from '../engine/questions.ts';
import { messages } from '../messages/language.ts';
import {
  answered,
  isLegal,
  type LinkDuel,
  linkDuelId,
  sentGuess,
  statusOf,
  type Verdict,
  withTurns,
  wrongTurns,
} from '../session/link-duel.ts';
import type { Listed } from '../session/link-duel-store.ts';
import type { LinkDuelParts } from './link-duel-parts.ts';

/** Controls the duels of this device: the list of all, the one that is open, and the announcements. */
export class LinkDuelController {
  readonly listed: Signal<readonly Listed[]> = signal([]);
  readonly open: Signal<LinkDuel | undefined> = signal(undefined);
  readonly terms: Signal<DuelTerms> = signal(FIRST_TERMS);
  readonly draft: Signal<Draft> = signal(emptyDraft(FIRST_TERMS.rules.places));
  /** The answer entered along with the draft, in notation such as `1,2`. */
  readonly heard: Signal<string> = signal(makeFeedback({ exact: 0, near: 0 }));
  readonly checked: Signal<Checked | undefined> = signal(undefined);
  readonly verdict: Signal<Verdict | undefined> = signal(undefined);
  /** Whether turns are entered by hand instead of by opening links. */
  readonly byHand: Signal<boolean> = signal(false);
  /** Whether the maker's own screen shows the code. */
  readonly uncovered: Signal<boolean> = signal(false);
  readonly announcer: Announcer;
  readonly notice: Signal<string | undefined> = signal(undefined);
  readonly dialog: Signal<'keys' | undefined> = signal(undefined);
  readonly skin: ReadonlySignal<Skin>;
  readonly parts: LinkDuelParts;
  readonly #stop: () => void;
  #unfollow: () => void = () => undefined;

  constructor(parts: LinkDuelParts) {
    this.parts = parts;
    this.announcer = parts.announcer;
    this.skin = computed(() => winterSkin((this.open.value?.challenge ?? this.terms.value).rules.symbols));
    this.#stop = effect(() => void this.#check(this.open.value));
  }

  /** Loads the list of duels, and opens a duel if one is given. */
  async begin(duel: LinkDuel | undefined): Promise<void> {
    this.listed.value = await this.parts.store.list();
    if (duel) this.#show(duel);
  }

  /** Opens a link of any kind, and reports the result. */
  async take(link: DuelLink): Promise<void> {
    this.notice.value = undefined;
    if (link.kind === 'guess' || link.kind === 'answer') {
      await this.#takeTurn(link);
      return;
    }
    if (link.kind === 'challenge') {
      const stored = await this.parts.store.read(makeBase64url(link.commitment));
      const duel: LinkDuel = stored ?? { role: 'breaker', challenge: link, reveal: undefined, turns: [] };
      this.#show(duel);
      if (!stored) await this.#keep(duel);
      this.parts.goTo(linkDuelId(duel));
      this.announcer.say(stored ? messages().speech.openAgain : messages().speech.accepted);
      return;
    }
    if (!this.parts.sha256) this.notice.value = messages().noHash;
    else await this.#takeReveal(link, this.parts.sha256);
  }

  /** Commits to a code (by default the draft), and opens the maker's side of the duel. */
  async make(code: Code | undefined = codeOf(this.draft.value)): Promise<void> {
    const { sha256, salt } = this.parts;
    if (!sha256) {
      this.notice.value = messages().noHash;
      return;
    }
    if (!code || !isLegal(code, this.terms.value.rules)) {
      this.announcer.say(messages().speech.incomplete);
      return;
    }
    const reveal: Reveal = { kind: 'reveal', ...this.terms.value, salt: salt(), code: Array.from(code) };
    const duel: LinkDuel = {
      role: 'maker',
      challenge: await challengeOf(reveal, sha256),
      reveal,
      turns: [],
    };
    this.#show(duel);
    await this.#keep(duel);
    this.parts.goTo(linkDuelId(duel));
    this.announcer.say(messages().speech.made);
  }

  /** Puts a random code into the draft. */
  drawCode(): void {
    this.draft.value = draftOf(drawnCode(this.terms.value.rules, this.parts.draw));
  }

  setTerms(terms: DuelTerms): void {
    batch(() => {
      this.terms.value = terms;
      this.draft.value = emptyDraft(terms.rules.places);
    });
  }

  /**
   * Submits the draft. Without an open duel, it starts one. The maker's side answers a guess itself; the breaker's side
   * copies its link, or records the answer entered by hand.
   */
  submit(): void {
    const duel = this.open.value;
    const code = (duel && sentGuess(duel)) ?? codeOf(this.draft.value);
    if (!duel) void this.make();
    else if (!code) this.announcer.say(messages().speech.incomplete);
    else if (duel.role === 'maker') this.print(answered(code, duel.reveal));
    else if (!isLegal(code, duel.challenge.rules)) this.announcer.say(messages().speech.repeated);
    else if (!this.byHand.value) void this.copy();
    else {
      const heard = parseFeedback(this.heard.value, duel.challenge.rules.places);
      if (!heard.ok) this.announcer.say(messages().speech.noSuchAnswer);
      else this.print({ guess: code, feedback: feedbackClass(heard.value.exact, heard.value.near) });
    }
  }

  print(turn: CodeTurn): void {
    const duel = this.open.value;
    if (!duel) return;
    if (statusOf(duel) !== 'playing') this.announcer.say(messages().speech.over);
    else if (!isLegal(turn.guess, duel.challenge.rules)) this.announcer.say(messages().speech.repeated);
    else {
      void this.#change(withTurns(duel, [...duel.turns, { ...turn, guess: Array.from(turn.guess) }]));
      this.draft.value = emptyDraft(duel.challenge.rules.places);
    }
  }

  undo(): void {
    const duel = this.open.value;
    if (!duel || duel.turns.length === 0 || this.verdict.value)
      this.announcer.say(messages().speech.nothingToUndo);
    else void this.#change(withTurns(duel, duel.turns.slice(0, -1)));
  }

  /** Corrects the answer to a turn; only the breaker's answers can be corrected. */
  mend(turn: number, feedback: number): void {
    const duel = this.open.value;
    const before = duel?.turns[turn];
    if (duel?.role !== 'breaker' || !before) return;
    void this.#change({ ...duel, turns: duel.turns.with(turn, { ...before, feedback }) });
  }

  sayState(): void {
    const duel = this.open.value;
    if (duel) this.announcer.say(messages().speech.state(duel, this.checked.value, this.verdict.value));
    else this.announcer.say(messages().speech.front(this.listed.value.length));
  }

  async forget(id: string): Promise<void> {
    const done = await this.parts.store.remove(id);
    this.listed.value = await this.parts.store.list();
    this.announcer.say(done ? messages().speech.forgotten : messages().notKept);
  }

  openKeys(): void {
    this.dialog.value = 'keys';
  }

  close(): void {
    this.#stop();
    this.#unfollow();
    this.parts.engine.close();
  }

  /** Copies the given link, or else the one that this side has to send next. */
  async copy(link?: DuelLink): Promise<void> {
    const duel = this.open.value;
    const shown = duel?.role === 'maker' && this.uncovered.value ? duel.reveal : undefined;
    const sent = link ?? shown ?? (duel && (await turnLinks()).nextLink(duel, codeOf(this.draft.value)));
    const done = sent !== undefined && (await this.parts.copy(sent));
    this.announcer.say(done ? messages().copied : messages().notCopied);
    if (done) await (await sentGuesses()).noteSent(this, sent);
  }

  /** Replaces the open duel and saves it, without announcing a turn. */
  async replace(duel: LinkDuel, draft: Draft): Promise<void> {
    batch(() => {
      this.open.value = duel;
      this.draft.value = draft;
    });
    await this.#keep(duel);
  }

  /** Handles a link with a guess or an answer. */
  async #takeTurn(link: DuelGuess | DuelAnswer): Promise<void> {
    const { store, goTo } = this.parts;
    const duel = await store.read(makeBase64url(link.commitment));
    if (duel) this.#show(duel);
    const next = duel && (await turnLinks()).withTurn(duel, link);
    if (!next?.ok) {
      this.notice.value = next ? messages().turnFaults[next.error] : messages().strange;
      if (next?.error === 'own-link') await (await sentGuesses()).noteSent(this, link);
    } else {
      if (next.value === duel) this.sayState();
      else await this.#change(next.value);
      goTo(linkDuelId(next.value));
    }
  }

  async #takeReveal(reveal: Reveal, sha256: Sha256): Promise<void> {
    const { commitment } = await challengeOf(reveal, sha256);
    const open = this.open.value;
    const stored = (await this.parts.store.read(makeBase64url(commitment))) ?? open;
    if (stored?.role !== 'breaker') {
      this.notice.value = stored ? messages().ownReveal : messages().strange;
      return;
    }
    const duel: LinkDuel = { ...stored, reveal };
    this.#show(duel);
    if ((await checkReveal(stored.challenge, reveal, sha256)) === 'kept') await this.#keep(duel);
    this.parts.goTo(linkDuelId(duel));
    await this.#judge(duel, reveal, sha256);
    this.sayState();
  }

  #show(duel: LinkDuel): void {
    this.#unfollow();
    this.#unfollow = this.parts.store.follow(linkDuelId(duel), (changed) => {
      if (changed.role === 'breaker' && changed.reveal) this.#show(changed);
      else this.open.value = changed;
    });
    batch(() => {
      this.open.value = duel;
      this.terms.value = { rules: duel.challenge.rules, turnsMax: duel.challenge.turnsMax };
      this.draft.value = emptyDraft(duel.challenge.rules.places);
      this.verdict.value = undefined;
      this.notice.value = undefined;
    });
    if (duel.role === 'breaker' && duel.reveal && this.parts.sha256)
      void this.#judge(duel, duel.reveal, this.parts.sha256);
  }

  async #judge(duel: LinkDuel, reveal: Reveal, sha256: Sha256): Promise<void> {
    const promise = await checkReveal(duel.challenge, reveal, sha256);
    const wrong = promise === 'other-terms' ? [] : wrongTurns(duel.turns, reveal);
    this.verdict.value = { promise, wrong };
  }

  /** Applies an added, removed or corrected turn: saves it immediately, and announces it once it is counted. */
  async #change(duel: LinkDuel): Promise<void> {
    this.open.value = duel;
    this.notice.value = undefined;
    void this.#counted.then(() => {
      if (this.open.value === duel) this.announcer.say(messages().speech.turn(duel, this.checked.value));
    });
    await this.#keep(duel);
  }

  #counted: Promise<void> = Promise.resolve();

  #check(duel: LinkDuel | undefined): void {
    if (!duel) return;
    const ask = { rules: duel.challenge.rules, turns: duel.turns };
    this.#counted = this.parts.engine.ask('check', ask).then((checked) => {
      if (this.open.peek() === duel) this.checked.value = checked;
    });
  }

  async #keep(duel: LinkDuel): Promise<void> {
    if (!(await this.parts.store.write(duel))) this.notice.value = messages().notKept;
    this.listed.value = await this.parts.store.list();
  }
}

/** Loaded lazily, because the page where duels begin sends no turns. */
const turnLinks = () => import('../session/turn-links.ts');
const sentGuesses = () => import('./sent-guess.ts');
const FIRST_TERMS: DuelTerms = { rules: { places: 4, symbols: 6, repeats: true }, turnsMax: 10 };

/** Returns the controller of the duel that the component belongs to. */
export const useLinkDuel: () => LinkDuelController = useController;
