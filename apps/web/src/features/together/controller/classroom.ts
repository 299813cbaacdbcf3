import type { Reply } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';
import type { VotingStep } from '@inkling/games/contract/room';
import { effect, type Signal, signal } from '@preact/signals';
import { classMessages } from '../messages/classroom/language.ts';
import { pageMessages } from '../messages/page/language.ts';
import { keptVote, makeVote, type OwnVote, parseVote, sentVote, turnsIn } from '../session/own-vote.ts';
import type { RoomController } from './room-controller.ts';

/** The vote of a class as this browser sees it: its own vote, and whether the numbers are hidden here. */
export class Classroom {
  readonly room: RoomController;
  /** The vote that this browser has sent for the next guess. */
  readonly vote: Signal<OwnVote | undefined> = signal(undefined);
  readonly areNumbersHidden: Signal<boolean>;
  /** A vote that the server has not answered. */
  readonly unsent: Signal<Pick<OwnVote, 'guess' | 'turns'> | undefined> = signal(undefined);
  /** Whether a vote, or a step of the vote, is being sent. */
  readonly isSending: Signal<boolean> = signal(false);
  readonly #saved: SavedClassroom;

  constructor(room: RoomController, saved: SavedClassroom) {
    this.room = room;
    this.#saved = saved;
    this.vote.value = parseVote(saved.vote.read());
    this.areNumbersHidden = signal(saved.numbers.read() === HIDDEN);
    effect(() => {
      if (room.line.state.value === 'open' && this.unsent.peek()) void this.#castAgain();
    });
  }

  /** Drops the own vote once the room no longer counts it. */
  adopt(view: RoomView): void {
    const kept = keptVote(this.vote.peek(), view);
    if (kept?.guess !== this.vote.peek()?.guess) this.#saved.vote.write(kept ? makeVote(kept) : '');
    this.vote.value = kept;
  }

  /** Sends the guess that is set, or a typed one, as this browser's vote. */
  async cast(typed?: string): Promise<void> {
    const [view, open] = [this.room.view.value, this.room.game.value];
    if (open?.kind !== 'sheets' || !view?.classroom || this.#isBusy()) return;
    const closed = whyClosed(view, open.game.part);
    const set = open.field.read();
    const guess = typed ?? (set.ok ? set.value : undefined);
    if (closed !== undefined) this.room.say(closed);
    else if (guess === undefined) this.room.say(set.ok ? '' : set.error);
    else {
      const { client, id, newRequest } = this.room.parts;
      this.unsent.value = undefined;
      const reply = await this.#send(() => client.call('vote', { id, body: { req: newRequest(), guess } }));
      if (!reply.ok) {
        if (reply.error.code !== 'offline') return;
        this.unsent.value = { guess, turns: turnsIn(view) };
        this.room.say(classMessages().unsent);
        return;
      }
      this.vote.value = sentVote(guess, reply.value);
      this.#saved.vote.write(makeVote(this.vote.value));
      if (set.ok && set.value === guess) open.field.clear();
      this.room.say(classMessages().yourVoteIs(open.sheets.sayGuess(guess)));
    }
  }

  /** Sends the vote that the server has not answered, unless the class has moved on meanwhile. */
  async #castAgain(): Promise<void> {
    const look = await this.room.parts.look();
    const unsent = this.unsent.peek();
    if (!look.ok || !unsent) return;
    await this.room.answered(look);
    if (turnsIn(look.value) === unsent.turns && look.value.classroom?.vote !== 'revealed')
      await this.cast(unsent.guess);
    else {
      this.unsent.value = undefined;
      this.room.say(classMessages().tooLate);
    }
  }

  /** Lets the vote pause, go on, show what can be, or begin anew. */
  async direct(step: VotingStep): Promise<void> {
    const { classroom } = this.room.view.value ?? {};
    if (!classroom || this.#isBusy()) return;
    if (step === 'reveal' && classroom.voters === 0) this.room.say(classMessages().noReveal);
    else {
      const { client, id, newRequest } = this.room.parts;
      await this.#send(() => client.call('directVote', { id, body: { req: newRequest(), step } }));
    }
  }

  /** Makes one of the guesses that the class has voted for. */
  play(at: number): void {
    const wanted = this.room.view.value?.classroom?.guesses[at];
    if (this.#isBusy()) return;
    if (wanted) this.room.send('move', `guess ${wanted.guess}`);
    else this.room.say(classMessages().noSuchGuess);
  }

  toggleNumbers(): void {
    this.areNumbersHidden.value = !this.areNumbersHidden.value;
    this.#saved.numbers.write(this.areNumbersHidden.value ? HIDDEN : '');
    const { hidden, shown } = classMessages();
    this.room.say(this.areNumbersHidden.value ? hidden : shown);
  }

  /** Whether the server has not answered the last action, which is then said. */
  #isBusy(): boolean {
    if (this.isSending.value) this.room.say(pageMessages().speech.stillSending);
    return this.isSending.value;
  }

  /** Calls the server as a guest, and shows what it answers. */
  async #send(call: Parameters<typeof this.room.parts.guest.as<RoomView>>[0]): Promise<Reply<RoomView>> {
    this.isSending.value = true;
    const reply = await this.room.parts.guest.as(call);
    this.isSending.value = false;
    const refusal = reply.ok ? undefined : classMessages().refusals[reply.error.code];
    if (refusal === undefined) await this.room.answered(reply);
    else this.room.say(refusal);
    return reply;
  }
}

/** What a tab keeps while its page is loaded again. */
export interface SavedClassroom {
  readonly vote: SavedText;
  /** Whether the numbers are hidden. */
  readonly numbers: SavedText;
}

interface SavedText {
  read(): string | null;
  write(text: string): void;
}

const HIDDEN = 'hidden';

/** Why this page cannot vote now, as a sentence. Undefined if it can. */
export function whyClosed(
  { classroom, watching }: RoomView,
  part: Parameters<ReturnType<typeof classMessages>['inNounsOf']>[0],
): string | undefined {
  const { inNounsOf, watchOnly } = classMessages();
  const { paused, revealed } = inNounsOf(part);
  if (watching) return watchOnly;
  if (classroom?.vote === 'paused') return paused;
  return classroom?.vote === 'revealed' ? revealed : undefined;
}
