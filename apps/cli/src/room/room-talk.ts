import { randomBytes } from 'node:crypto';
import { newRequest, type Reply } from '@inkling/client/client';
import { followRoom, type PresenceFacts } from '@inkling/client/follow';
import type { Operations, RoomView } from '@inkling/client/generated/api';
import { ok, type Result } from '@inkling/core/result';
import { mayVote, owesNonce } from '@inkling/games/contract/room-rights';
import { type RoomTask, roomTask } from '@inkling/games/contract/room-task';
import { changeLines, presenceLines, roomStatus } from './change-lines.ts';
import { runClassroomWord } from './classroom-words.ts';
import { openEventLine } from './event-line.ts';
import { sayCallFault } from './faults.ts';
import { gameSentences } from './game-sentences.ts';
import {
  AGAIN,
  AGAIN_ALONE,
  AGAIN_THERE,
  LINE_BACK,
  LINE_LOST,
  NOT_BEGUN,
  NOT_YOUR_TURN,
  ONLY_WATCHING,
  STILL_SILENT,
  sayNoMore,
  sayVerify,
  TYPE_HELP,
} from './messages.ts';
import { nextSetup, openNext } from './next-room.ts';
import type { OpenRoom, RoomTalkParts } from './open-room.ts';
import { isQuit, newerView, runWord } from './room-words.ts';

/** A user in a room: prints what the other players do as it happens, and executes what is typed. */
export class RoomTalk implements OpenRoom {
  readonly parts: RoomTalkParts;
  readonly #isTerminal: boolean;
  #view: RoomView;
  #shown: RoomView | undefined;
  #presence: PresenceFacts | undefined;
  #typed: Promise<string | undefined> | undefined;
  #wake: () => void = () => undefined;
  #isSharing = false;

  constructor(parts: RoomTalkParts, view: RoomView) {
    this.parts = parts;
    this.#view = view;
    parts.hand?.see(view);
    this.#isTerminal = parts.talk.world.input.isTerminal;
  }

  get view(): RoomView {
    return this.#view;
  }

  /** Runs until the user leaves or the game is over, and returns the room in which the players continue, if any. */
  async run(): Promise<{ readonly how: 'over' | 'left'; readonly view: RoomView; readonly next?: string }> {
    const stop = this.#follow();
    try {
      for (;;) {
        if ((await this.#unlessLeft(this.#share())) === 'left') return { how: 'left', view: this.#view };
        this.#tell();
        const task = roomTask(this.#view);
        if (task === 'withdrawn' || task === 'ended') return { how: 'over', view: this.#view };
        if (task === 'over') {
          const next = await this.#playOn();
          return { how: 'over', view: this.#view, ...(next === undefined ? {} : { next }) };
        }
        const happened = await this.#next(task);
        if (happened === 'left') return { how: 'left', view: this.#view };
        if (happened !== 'changed' && (await this.#enter(happened.text)) === 'left')
          return { how: 'left', view: this.#view };
      }
    } finally {
      stop();
    }
  }

  /** After the end: returns the room to play on in, once a player asks for one. */
  async #playOn(): Promise<string | undefined> {
    const { address, game, hand, line, link, talk } = this.parts;
    if (hand && (await this.#waitForOpening()) === 'left') return undefined;
    const { secret } = this.#view;
    if (secret !== undefined && game.kind === 'sheets') talk.say(game.guessText(secret));
    if (hand) talk.say(...(await hand.judged(this.#view)));
    if (secret !== undefined && !address.watching) talk.say(sayVerify(link));
    if (!nextSetup(this.#view, false)) return undefined;
    const other = nextSetup(this.#view, true);
    const offered = () => (this.#view.next !== undefined ? AGAIN_THERE : other ? AGAIN : AGAIN_ALONE);
    let output: string | undefined;
    for (;;) {
      if (output !== offered()) talk.say(offered());
      output = offered();
      const happened = await this.#next('over');
      if (happened === 'left') return undefined;
      if (happened === 'changed') {
        this.#tell();
        continue;
      }
      const word = happened.text.trim().replace(/^\//, '').toLowerCase();
      const setup = word === 'again' || word === 'swap' ? nextSetup(this.#view, word === 'swap') : undefined;
      if (setup && this.#view.next !== undefined) {
        if (word === 'again') return this.#view.next;
        // The next room is open already, with the seats that another player chose.
        talk.say(offered());
        continue;
      }
      const next = setup && (await this.#unlessLeft(openNext(line, this.#view, setup)));
      if (next === 'left') return undefined;
      if (next?.ok) return next.value;
      if (next) talk.say(next.error);
      else if ((await this.#enter(happened.text)) === 'left') return undefined;
    }
  }

  /** Waits until the maker shows a secret that was kept, which may take any time. A pipe does not wait for that. */
  async #waitForOpening(): Promise<'open' | 'left'> {
    const { game, link, talk } = this.parts;
    if (this.#view.secret !== undefined) return 'open';
    talk.say(gameSentences(game.nouns).notOpenYet);
    if (!this.#isTerminal) talk.say(sayVerify(link));
    while (this.#isTerminal && this.#view.secret === undefined) {
      const happened = await this.#next('over');
      if (happened === 'left') return 'left';
      if (happened === 'changed') this.#tell();
      else if ((await this.#enter(happened.text)) === 'left') return 'left';
    }
    return this.#view.secret === undefined ? 'left' : 'open';
  }

  #follow(): () => void {
    const { address, line, talk } = this.parts;
    let isLost = false;
    return followRoom(
      address.id,
      {
        view: (view) => this.take(view),
        presence: (facts) => {
          const lines = presenceLines(this.#view, facts, this.#presence);
          this.#presence = facts;
          if (this.#isTerminal) talk.say(...lines);
        },
        line: (state) => {
          if (state === 'lost' && !isLost) talk.say(LINE_LOST);
          if (state === 'open' && isLost) talk.say(LINE_BACK);
          isLost = state === 'lost';
        },
      },
      {
        base: address.server,
        watching: address.watching,
        open: (url) => openEventLine(url, address.watching ? undefined : line.token),
      },
    );
  }

  /**
   * Accepts a newer view. A stream that began before this user sat down sends the spectators' view, which is
   * ignored.
   */
  take(view: RoomView): void {
    const isOlder = view.version <= this.#view.version && view.you === this.#view.you;
    if (isOlder || (view.you === 'spectator' && this.#view.you !== 'spectator')) return;
    this.#view = view;
    this.parts.hand?.see(view);
    this.#wake();
  }

  #tell(): void {
    const lines = this.#changesSince(this.#shown);
    this.#shown = this.#view;
    this.parts.talk.say(...lines);
  }

  #changesSince(before: RoomView | undefined): readonly string[] {
    return changeLines(this.#view, before, this.parts.game, this.parts.hand);
  }

  /** Waits for a typed line or a change, whichever comes first. Reads from a pipe only when this user has to act. */
  async #next(task: RoomTask): Promise<'changed' | 'left' | { readonly text: string }> {
    if (this.#shown !== this.#view) return 'changed';
    const changed = new Promise<'changed'>((resolve) => {
      this.#wake = () => resolve('changed');
    });
    if (!this.#isTerminal && !ASKS.has(task) && !mayVote(this.#view)) return changed;
    this.#typed ??= this.parts.talk.ask([], () => this.#changesSince(undefined));
    const first = await Promise.race([changed, this.#typed.then((text) => ({ text }))]);
    if (first === 'changed') return first;
    this.#typed = undefined;
    return first.text === undefined ? 'left' : { text: first.text };
  }

  #enter(entry: string): Promise<'left' | 'done'> {
    return this.#unlessLeft(this.#act(entry));
  }

  /**
   * Returns the result of the work, or `left` if the server is silent and a user at a terminal quits instead of
   * waiting.
   */
  async #unlessLeft<T>(work: Promise<T>): Promise<T | 'left'> {
    if (!this.#isTerminal) return work;
    const { line, talk } = this.parts;
    const done = work.then((value) => ({ value }));
    const first = await Promise.race([done, line.silence()]);
    if (first !== 'silent') return first.value;
    for (;;) {
      this.#typed ??= talk.ask();
      const next = await Promise.race([done, this.#typed.then((text) => ({ text }))]);
      if ('value' in next) return next.value;
      this.#typed = undefined;
      if (next.text !== undefined && !isQuit(next.text)) {
        talk.say(STILL_SILENT);
        continue;
      }
      line.leave();
      return 'left';
    }
  }

  /** Executes what was typed: a guess or a command. With a leading slash, it is always a command. */
  async #act(entry: string): Promise<'left' | 'done'> {
    const { game, talk } = this.parts;
    const text = entry.trim();
    const read = text.startsWith('/') ? undefined : this.#read(text);
    const move = ACTS.has(roomTask(this.#view)) ? read : undefined;
    // At a table, any text may be an answer, so commands take precedence there.
    if (move?.ok && game.kind === 'sheets') {
      await this.move(move.value);
      return 'done';
    }
    if (read?.ok && mayVote(this.#view)) {
      await runClassroomWord(this, 'vote', text);
      return 'done';
    }
    const word = text.replace(/^\//, '').toLowerCase().split(/\s+/);
    const known = await runWord(this, word);
    if (known === 'left') return 'left';
    if (known === 'unknown' && move?.ok) await this.move(move.value);
    else if (known === 'unknown')
      talk.say(move && !move.ok ? move.error : text === '' ? TYPE_HELP : this.#sayUnread(text, read));
    return 'done';
  }

  /** Says why an entry was not accepted. A guess that comes too early is not a typing mistake. */
  #sayUnread(text: string, read: Result<string, string> | undefined): string {
    const { phase, you } = this.#view;
    if (!read?.ok || phase === 'over') return sayNoMore(text);
    if (you === 'spectator') return ONLY_WATCHING;
    return phase === 'waiting' ? NOT_BEGUN : NOT_YOUR_TURN;
  }

  /** Converts what was typed to the server's notation. */
  #read(text: string): Result<string, string> | undefined {
    const { game } = this.parts;
    const task = roomTask(this.#view);
    if (task === 'answer') return this.parts.hand?.readAnswer(this.#view, text);
    const { table } = this.#view;
    if (game.kind === 'table') return table === undefined ? undefined : game.readMove(text, table);
    const guess = game.readGuess(text);
    return guess.ok ? ok(`${task === 'deposit' ? 'deposit' : 'guess'} ${guess.value}`) : guess;
  }

  /** Makes a move, and repeats it if only reactions of other players have changed the version in between. */
  async move(move: string): Promise<void> {
    const { address, line } = this.parts;
    for (;;) {
      const { version } = this.#view;
      const before = roomStatus(this.#view);
      const body: Operations['move']['input']['body'] = { req: newRequest(), version, move };
      const reply = await line.callPatiently('move', { id: address.id, body });
      const now = newerView(reply);
      if (!now) return this.answered(reply);
      this.take(now);
      if (now.version <= version || roomStatus(now) !== before) return this.answered(reply);
    }
  }

  answered(reply: Reply<RoomView>): void {
    const { game, line, talk } = this.parts;
    if (line.hasLeft) return;
    if (reply.ok) {
      this.take(reply.value);
      return;
    }
    talk.say(game.sayRefusal(reply.error) ?? sayCallFault(reply.error, line.server));
  }

  /** Contributes this user's nonce to the draw without asking. */
  async #share(): Promise<void> {
    if (this.#isSharing || this.#view.commitment === undefined || !owesNonce(this.#view)) return;
    this.#isSharing = true;
    await this.move(`nonce ${randomBytes(NONCE_BYTES).toString('base64url')}`);
    this.#isSharing = false;
  }
}

const NONCE_BYTES = 32;
/** The tasks that a typed move fulfils. */
const ACTS: ReadonlySet<RoomTask> = new Set(['move', 'deposit', 'answer']);
/** The tasks for which a pipe is read. */
const ASKS: ReadonlySet<RoomTask> = new Set(['move', 'deposit', 'answer', 'open', 'over']);
