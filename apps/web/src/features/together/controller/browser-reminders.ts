import { type Signal, signal } from '@preact/signals';
import type { OnlineStorage } from '../../../shell/server/online-storage.ts';
import { messages } from '../messages/language.ts';
import { askToRemind, type ReminderHost } from './reminder.ts';

/** Reminders, which the user can switch on and off. */
export interface Reminders {
  readonly isAsked: Signal<boolean>;
  ask(wanted: boolean): Promise<'on' | 'off' | 'refused'>;
}

/** What this browser can do to remind the user. `reminders` is undefined if it cannot show notifications. */
export async function openReminders(
  storage: OnlineStorage,
): Promise<{ readonly host: ReminderHost; readonly reminders: Reminders | undefined }> {
  const canNotify = 'Notification' in window;
  const isAsked = signal(
    canNotify && Notification.permission === 'granted' && (await storage.wantsReminders()),
  );
  const request = async () => canNotify && (await Notification.requestPermission()) === 'granted';
  const keep = (wants: boolean) => storage.keepWantsReminders(wants);
  const host: ReminderHost = {
    isAsked,
    isHidden: () => document.hidden,
    badge: (isSet) => void setBadge(isSet).catch(() => undefined),
    ...(canNotify ? { notify: (room) => void notify(room).catch(() => undefined) } : {}),
  };
  const ask = (wanted: boolean) => askToRemind(isAsked, wanted, { request, keep });
  return { host, reminders: canNotify ? { isAsked, ask } : undefined };
}

async function setBadge(isSet: boolean): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  if (isSet) await navigator.setAppBadge();
  else await navigator.clearAppBadge();
}

/** Phones show notifications only through the service worker. A notification replaces the room's previous one. */
async function notify(room: string): Promise<void> {
  const { yourTurn } = messages().room;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(yourTurn, { tag: room });
  else void new Notification(yourTurn, { tag: room });
}
