import { mayVote } from '@inkling/games/contract/room-rights';
import { roomTask } from '@inkling/games/contract/room-task';
import { effect } from '@preact/signals';
import type { GuessField } from '../../../shell/parts/room-part.ts';
import type { OnlineStorage } from '../../../shell/server/online-storage.ts';
import type { RoomController } from './room-controller.ts';

/**
 * Saves the guess that is being entered, as the pages of games do, because a phone may discard the page while the user
 * thinks. A secret is not saved. Returns a function that stops saving.
 */
export function keepDraft(
  { view, game }: Pick<RoomController, 'view' | 'game'>,
  storage: Pick<OnlineStorage, 'draft' | 'keepDraft'>,
  room: string,
): () => void {
  let kept = '';
  const read = async (field: GuessField) => {
    kept = (await storage.draft(room)) ?? '';
    if (field.begun() === '') field.fill(kept);
    write(field.begun());
  };
  const write = (begun: string) => {
    if (begun === kept) return;
    kept = begun;
    void storage.keepDraft(room, begun === '' ? undefined : begun);
  };
  let isReading = false;
  return effect(() => {
    const [now, open] = [view.value, game.value];
    if (!now || open?.kind !== 'sheets') return;
    if (now.phase === 'over' || now.phase === 'ended') void storage.keepDraft(room, undefined);
    else if (roomTask(now) === 'move' || mayVote(now)) {
      write(open.field.begun());
      if (!isReading) void read(open.field);
      isReading = true;
    }
  });
}
