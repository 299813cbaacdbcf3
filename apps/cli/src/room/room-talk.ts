import { randomBytes } from 'node:crypto';
import type { Operations, RoomView } from '@inkling/client/api';
import { newRequest, type Reply } from '@inkling/client/client';
import { followRoom, type PresenceFacts } from '@inkling/client/follow';
import { REACTIONS } from '@inkling/games/contract/reactions';
import { owesNonce, type RoomTask, roomTask } from '@inkling/games/contract/room-task';
import type { RoomSheets } from '../contract/game-room.ts';
import type { Conversation } from '../play/conversation.ts';
import { openEventLine } from './event-line.ts';
import { sayCallFault } from './faults.ts';
import { HELP, LINE_BACK, LINE_LOST, NO_REACTION, NOT_NOW, sayNoMore } from './messages.ts';
import type { RoomAddress } from './room-address.ts';
import { newsOf, presenceLines, turnLines } from './room-news.ts';
import type { ServerLine } from './server-line.ts';

export interface RoomTalkParts {
  readonly address: RoomAddress;
  readonly link: string;
  readonly line: ServerLine;
  readonly game: RoomSheets;
  readonly talk: Conversation;
}

/** A person in a room: what others do is said when it happens, and what is typed is done. */
export class RoomTalk {
  readonly #parts: RoomTalkParts;
  readonly #isTerminal: boolean;
  #view: RoomView;
  #shown: RoomView | undefined;
  #presence: PresenceFacts | undefined;
  #typed: Promise<string | undefined> | undefined;
  #wake: () => void = () => undefined;
  #isSharing = false;

  constructor(parts: RoomTalkParts, view: RoomView) {
    this.#parts = parts;
    this.#view = view;
    this.#isTerminal = parts.talk.world.input.isTerminal;
  }

  /** Until the game is over or the person leaves. */
  async run(): Promise<{ readonly how: 'over' | 'left'; readonly view: RoomView }> {
    const stop = this.#follow();
    try {
      for (;;) {
        await this.#share();
        this.#tell();
        const task = roomTask(this.#view);
        if (task === 'over' || task === 'withdrawn') return { how: 'over', view: this.#view };
        const happened = await this.#next(task);
        if (happened === 'left') return { how: 'left', view: this.#view };
        if (happened !== 'changed' && (await this.#enter(happened.text)) === 'left')
          return { how: 'left', view: this.#view };
      }
    } finally {
      stop();
    }
  }

  #follow(): () => void {
    const { address, line, talk } = this.#parts;
    let isLost = false;
    return followRoom(
      address.id,
      {
        view: (view) => this.#take(view),
        presence: (facts) => {
          const lines = presenceLines(this.#view, facts, this.#presence);
          this.#presence = facts;
          if (this.#isTerminal) this.#say(...lines);
        },
        line: (state) => {
          if (state === 'lost' && !isLost) talk.world.input.interject(() => talk.say(LINE_LOST));
          if (state === 'open' && isLost) talk.world.input.interject(() => talk.say(LINE_BACK));
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

  /** A newer view; a stream that began before this person sat down speaks to a spectator. */
  #take(view: RoomView): void {
    const isOlder = view.version <= this.#view.version && view.you === this.#view.you;
    if (isOlder || (view.you === 'spectator' && this.#view.you !== 'spectator')) return;
    this.#view = view;
    this.#wake();
  }

  #tell(): void {
    const lines = newsOf(this.#view, this.#shown, this.#parts.game);
    this.#shown = this.#view;
    this.#say(...lines);
  }

  #say(...lines: readonly string[]): void {
    const { talk } = this.#parts;
    if (lines.length > 0) talk.world.input.interject(() => talk.say(...lines));
  }

  /** What comes first: a line that was typed, or a change. A pipe is asked only when it is this person's turn. */
  async #next(task: RoomTask): Promise<'changed' | 'left' | { readonly text: string }> {
    if (this.#shown !== this.#view) return 'changed';
    const changed = new Promise<'changed'>((resolve) => {
      this.#wake = () => resolve('changed');
    });
    if (!this.#isTerminal && task !== 'move' && task !== 'deposit') return changed;
    this.#typed ??= this.#parts.talk.ask();
    const first = await Promise.race([changed, this.#typed.then((text) => ({ text }))]);
    if (first === 'changed') return first;
    this.#typed = undefined;
    return first.text === undefined ? 'left' : { text: first.text };
  }

  /** A guess, or with a slash before it certainly a word. */
  async #enter(entry: string): Promise<'left' | 'done'> {
    const { game, talk } = this.#parts;
    const text = entry.trim();
    const task = roomTask(this.#view);
    const isTurn = task === 'move' || task === 'deposit';
    const guess = text.startsWith('/') ? undefined : game.readGuess(text);
    if (isTurn && guess?.ok) {
      await this.#move(`${task === 'move' ? 'guess' : 'deposit'} ${guess.value}`);
      return 'done';
    }
    const word = text.replace(/^\//, '').toLowerCase().split(/\s+/);
    const known = await this.#runWord(word);
    if (known === 'left') return 'left';
    if (known === 'unknown') talk.say(isTurn && guess && !guess.ok ? guess.error : sayNoMore(text));
    return 'done';
  }

  async #runWord([name = '', ...rest]: readonly string[]): Promise<'left' | 'done' | 'unknown'> {
    const { game, link, talk } = this.#parts;
    if (rest.length > 0 && name !== 'say') return 'unknown';
    switch (name) {
      case 'quit':
      case 'exit':
      case 'q':
        return 'left';
      case '?':
      case 'help':
        talk.say(...HELP.map(([typed, text]) => `  ${typed.padEnd(14)} ${text}`));
        return 'done';
      case 'board':
        talk.say(...turnLines(this.#view, undefined, game));
        return 'done';
      case 'link':
        talk.say(link);
        return 'done';
      case 'say':
        await this.#react(rest.join(' '));
        return 'done';
      case 'resign':
        if (roomTask(this.#view) === 'move') await this.#move('resign');
        else talk.say(NOT_NOW);
        return 'done';
      case 'withdraw':
        await this.#withdraw();
        return 'done';
      default:
        return 'unknown';
    }
  }

  async #react(name: string): Promise<void> {
    const reaction = REACTIONS.find((known) => known === name);
    const { address, line, talk } = this.#parts;
    if (!reaction) talk.say(NO_REACTION);
    else
      this.#answered(
        await line.callAsGuest('react', { id: address.id, body: { req: newRequest(), reaction } }),
      );
  }

  async #withdraw(): Promise<void> {
    const { address, line } = this.#parts;
    const body = { req: newRequest(), version: this.#view.version };
    this.#answered(await line.callPatiently('withdrawRoom', { id: address.id, body }));
  }

  /** What others say changes the version, and not what this move is about: then it is made again. */
  async #move(move: string): Promise<void> {
    const { address, line } = this.#parts;
    for (;;) {
      const { version } = this.#view;
      const before = standing(this.#view);
      const body: Operations['move']['input']['body'] = { req: newRequest(), version, move };
      const reply = await line.callPatiently('move', { id: address.id, body });
      const now =
        !reply.ok && reply.error.code === 'stale' && 'now' in reply.error ? reply.error.now : undefined;
      if (!now) return this.#answered(reply);
      this.#take(now);
      if (now.version <= version || standing(now) !== before) return this.#answered(reply);
    }
  }

  #answered(reply: Reply<RoomView>): void {
    const { line, talk } = this.#parts;
    if (reply.ok) this.#take(reply.value);
    else talk.say(sayCallFault(reply.error, line.server));
  }

  /** A share in the draw is put in by itself. */
  async #share(): Promise<void> {
    if (this.#isSharing || this.#view.commitment === undefined || !owesNonce(this.#view)) return;
    this.#isSharing = true;
    await this.#move(`nonce ${randomBytes(NONCE_BYTES).toString('base64url')}`);
    this.#isSharing = false;
  }
}

const NONCE_BYTES = 32;

/** What a move of this seat is about. */
function standing(view: RoomView): string {
  const own = view.sheets?.find(({ seat }) => seat === view.you);
  return JSON.stringify([roomTask(view), own?.turnsUsed, owesNonce(view)]);
}
