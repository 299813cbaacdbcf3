import './style/room.css';
import './style/room-board.css';
import { followRoom } from '@inkling/client/follow';
import { computed, effect, signal, untracked } from '@preact/signals';
import { shareLink, toClipboard } from '../../shell/clipboard.ts';
import { dayMessages } from '../../shell/daily/messages/language.ts';
import { saveFinishedGame } from '../../shell/finished-games.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { linkReviewAddress } from '../../shell/review-address.ts';
import { openReminders } from './controller/browser-reminders.ts';
import { keepDraft } from './controller/kept-draft.ts';
import { isWaitedFor, remind } from './controller/reminder.ts';
import { RoomController } from './controller/room-controller.ts';
import { pressInRoom } from './controller/room-keys.ts';
import { messages } from './messages/language.ts';
import { notesOfDay, saveDayOfRoom } from './session/day-of-room.ts';
import { termsOf } from './session/room-game.ts';
import { roomPath } from './session/room-path.ts';
import type { SharedParts } from './shared-parts.ts';
import { roomAddress } from './view/invitation.tsx';
import { RoomPage } from './view/room-page.tsx';

/** Opens the page of one room, for players and spectators. */
export async function openRoomPage(
  services: PageServices,
  shared: SharedParts,
  { id, isWatching }: { readonly id: string; readonly isWatching: boolean },
  base: string,
): Promise<Page> {
  const { client, goTo } = shared;
  const { host, reminders } = await openReminders(shared.storage);
  const tookNotes = signal<boolean | undefined>(undefined);
  const controller: RoomController = new RoomController({
    ...shared,
    id,
    reminders,
    loadClassroom: async () => (await import('./view/classroom/classroom.tsx')).openClassroom(controller),
    look: () => client.call(isWatching ? 'watchRoom' : 'lookAtRoom', { id }),
    follow: (listener) => followRoom(id, listener, { base, watching: isWatching }),
    keepFinished: (game) => saveFinishedGame(services.saved, game, services.stamp),
    review: ({ game, rules, turns }) => {
      const load = services.games.find((entry) => entry.id === game)?.review;
      if (!load || turns.length === 0) return undefined;
      return async () => {
        const link = (await load()).played?.(rules, turns);
        if (link !== undefined) location.hash = linkReviewAddress(game, link);
      };
    },
    tookNotes,
    copyLink: (address = isWatching ? location.href : roomAddress(id)) => toClipboard(address),
    goTo: (room) => goTo(roomPath(room)),
    share: shareLink(navigator),
    leave: () => {
      location.hash = '#/online';
    },
  });
  const leave = new AbortController();
  for (const state of ['online', 'offline'] as const)
    window.addEventListener(state, () => controller.online(state === 'online'), { signal: leave.signal });
  const stopSaving = effect(() => {
    const view = controller.view.value;
    if (view)
      untracked(() => {
        void saveDayOfRoom(services, view);
        if (tookNotes.peek() !== undefined) return;
        void notesOfDay(client, view).then((noted) => {
          tookNotes.value = noted;
        });
      });
  });
  const stopKeeping = keepDraft(controller, shared.storage, id);
  void controller.begin();
  const stopReminding = remind(controller, host);
  return {
    title: computed(() => titleOf(controller)),
    played: computed(() => controller.game.value?.game.name()),
    within: computed(() => (controller.view.value?.daily === undefined ? undefined : 'daily')),
    View: () => (
      <RoomPage controller={controller} preferences={services.preferences} sound={services.sound} />
    ),
    press: (event, target) => pressInRoom(controller, event, target, document),
    sayState: () => controller.sayState(),
    close: () => {
      leave.abort();
      stopReminding();
      stopSaving();
      stopKeeping();
      controller.close();
    },
  };
}

/** The title of the page, with a sign in front while others wait for this user. */
function titleOf(controller: RoomController): string {
  const [view, open] = [controller.view.value, controller.game.value];
  const terms = view && open && termsOf(open.game, view.rules);
  const title = messages().title(
    view?.daily && terms ? `${dayMessages().ofDay(view.daily)}, ${terms}` : terms,
  );
  return isWaitedFor(controller) ? `● ${messages().room.yourTurn} ${title}` : title;
}
