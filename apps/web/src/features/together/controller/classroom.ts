import type { RoomView } from '@inkling/client/generated/api';
import type { VotingStep } from '@inkling/games/contract/room';
import { type Signal, signal } from '@preact/signals';
import { classMessages } from '../messages/classroom/language.ts';
import { keptVote, makeVote, type OwnVote, parseVote, sentVote } from '../session/own-vote.ts';
import type { RoomController } from './room-controller.ts';

/** The vote of a class as this browser sees it: its own vote, and whether the numbers are hidden here. */
export class Classroom {
  readonly room: RoomController;
  /** The vote that this browser has sent for the next guess. */
  readonly vote: Signal<OwnVote | undefined> = signal(undefined);
  readonly areNumbersHidden: Signal<boolean> = signal(false);
  /** Whether a vote, or a step of the vote, is being sent. */
  readonly isSending: Signal<boolean> = signal(false);
  readonly #saved: SavedVote;

  constructor(room: RoomController, saved: SavedVote) {
    this.room = room;
    this.#saved = saved;
    this.vote.value = parseVote(saved.read());
  }

  /** Drops the own vote once the room no longer counts it. */
  adopt(view: RoomView): void {
    const kept = keptVote(this.vote.peek(), view);
    if (kept?.guess !== this.vote.peek()?.guess) this.#saved.write(kept ? makeVote(kept) : '');
    this.vote.value = kept;
  }

  /** Sends the guess that is set, or a typed one, as this browser's vote. */
  async cast(typed?: string): Promise<void> {
    const [view, open] = [this.room.view.value, this.room.game.value];
    if (open?.kind !== 'sheets' || !view?.classroom || this.isSending.value) return;
    const closed = whyClosed(view, open.game.part);
    const set = open.field.read();
    const guess = typed ?? (set.ok ? set.value : undefined);
    if (closed !== undefined) this.room.say(closed);
    else if (guess === undefined) this.room.say(set.ok ? '' : set.error);
    else {
      const { client, id, newRequest } = this.room.parts;
      const voted = await this.#send(() => client.call('vote', { id, body: { req: newRequest(), guess } }));
      if (!voted) return;
      this.vote.value = sentVote(guess, voted);
      this.#saved.write(makeVote(this.vote.value));
      if (set.ok && set.value === guess) open.field.clear();
      this.room.say(classMessages().yourVoteIs(open.sheets.sayGuess(guess)));
    }
  }

  /** Lets the vote pause, go on, show what can be, or begin anew. */
  async direct(step: VotingStep): Promise<void> {
    const { classroom } = this.room.view.value ?? {};
    if (!classroom || this.isSending.value) return;
    if (step === 'reveal' && classroom.voters === 0) this.room.say(classMessages().noReveal);
    else {
      const { client, id, newRequest } = this.room.parts;
      await this.#send(() => client.call('directVote', { id, body: { req: newRequest(), step } }));
    }
  }

  /** Makes one of the guesses that the class has voted for. */
  play(at: number): void {
    const wanted = this.room.view.value?.classroom?.guesses[at];
    if (this.isSending.value) return;
    if (wanted) this.room.send('move', `guess ${wanted.guess}`);
    else this.room.say(classMessages().noSuchGuess);
  }

  toggleNumbers(): void {
    this.areNumbersHidden.value = !this.areNumbersHidden.value;
    const { hidden, shown } = classMessages();
    this.room.say(this.areNumbersHidden.value ? hidden : shown);
  }

  /** Calls the server as a guest. Resolves to the room, or undefined if the call was refused. */
  async #send(call: Parameters<typeof this.room.parts.guest.as<RoomView>>[0]): Promise<RoomView | undefined> {
    this.isSending.value = true;
    const reply = await this.room.parts.guest.as(call);
    this.isSending.value = false;
    await this.room.answered(reply);
    return reply.ok ? reply.value : undefined;
  }
}

/** Where the own vote is kept while the page is loaded again. */
export interface SavedVote {
  read(): string | null;
  write(text: string): void;
}

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
