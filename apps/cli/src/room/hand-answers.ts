import type { RoomView } from '@inkling/client/generated/api';
import { fail, ok, type Result } from '@inkling/core/result';
import { answerOfSecret, answersByHand } from '@inkling/games/contract/by-hand';
import type { AnyGameModule } from '@inkling/games/contract/game-module';
import { mayCorrect } from '@inkling/games/contract/room-rights';
import { recordOfRoom } from '@inkling/games/record/finished-room';
import { verifyRoomRecord } from '@inkling/games/record/verify-room';
import { sha256 } from '../shell/sha256.ts';
import type { GameSentences } from './game-sentences.ts';
import { sayAnswers } from './messages.ts';
import type { SavedSecret, SavedSecrets } from './saved-secrets.ts';

/** Gives the answers of a secret that its maker keeps, and checks whether it is the one that was promised. */
export class HandAnswers {
  readonly #module: AnyGameModule;
  readonly #secrets: SavedSecrets;
  readonly #link: string;
  readonly #sentences: GameSentences;
  #promised: string | undefined;

  constructor(module: AnyGameModule, secrets: SavedSecrets, link: string, sentences: GameSentences) {
    this.#module = module;
    this.#secrets = secrets;
    this.#link = link;
    this.#sentences = sentences;
  }

  /** Remembers the promise of a room; the first one seen is the one that counts. */
  see({ commitment }: RoomView): void {
    if (commitment !== undefined) this.#promised ??= this.#secrets.firstSeen(this.#link, commitment);
  }

  secret({ commitment }: RoomView): SavedSecret | undefined {
    return this.#secrets.behind(commitment);
  }

  /** Returns the true answer to the pending guess, or `undefined` if the secret is not on this machine. */
  truth(view: RoomView): string | undefined {
    return answerOfSecret(this.#module, view.rules, this.secret(view)?.secret, pendingIn(view));
  }

  /** Returns the move that answers; an empty line gives the true answer. */
  readAnswer(view: RoomView, typed: string): Result<string, string> {
    const { room } = this.#module;
    const answer = typed === '' ? this.truth(view) : this.#answerIn(view, typed);
    if (answer === undefined || room.kind !== 'sheets' || !room.byHand) return fail(this.#refusal(view));
    return ok(room.byHand.answerMove(answer));
  }

  /**
   * Parses a correction such as `2 1,0`, with a one-based turn, and returns the move that gives the turn another
   * answer.
   */
  readCorrection(view: RoomView, typed: string): Result<string, string> {
    const { room } = this.#module;
    const [, turn, rest = ''] = /^(\d{1,3})\s+(.+)$/.exec(typed) ?? [];
    const answer = this.#answerIn(view, rest);
    const turns = view.sheets?.[0]?.turns?.length ?? 0;
    const isTurn = Number(turn) >= 1 && Number(turn) <= turns;
    if (!mayCorrect(view) || !isTurn || room.kind !== 'sheets' || !room.byHand)
      return fail(this.#sentences.noCorrection);
    return answer === undefined
      ? fail(this.#refusal(view))
      : ok(room.byHand.correctionMove(Number(turn) - 1, answer));
  }

  /** At the end, once the secret is shown, says whether it is the one that was promised and every answer was true. */
  async judged(view: RoomView): Promise<readonly string[]> {
    const commitment = this.#promised;
    const record = recordOfRoom(
      { ...view, ...(commitment === undefined ? {} : { commitment }) },
      this.#module,
    );
    if (!record) return [];
    const { promise, wrong } = await verifyRoomRecord(record, { sha256, module: this.#module });
    const { broken, kept, wrongAnswer } = this.#sentences;
    if (promise !== 'kept') return [broken];
    return wrong.length === 0 ? [kept] : wrong.map(wrongAnswer);
  }

  #answerIn({ rules }: RoomView, typed: string): string | undefined {
    const text = typed
      .trim()
      .toLowerCase()
      .replace(/\s*[,\s]\s*/g, ',');
    return answersByHand(this.#module, rules).find((answer) => answer === text);
  }

  #refusal({ rules }: RoomView): string {
    return sayAnswers(answersByHand(this.#module, rules));
  }
}

export function pendingIn({ sheets = [] }: RoomView): string | undefined {
  return sheets.find(({ pending }) => pending !== undefined)?.pending;
}
