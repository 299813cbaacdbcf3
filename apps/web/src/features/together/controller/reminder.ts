import type { RoomView } from '@inkling/client/generated/api';
import { effect, type ReadonlySignal, type Signal } from '@preact/signals';
import { isForTwoPeople, isUsersTurn } from '../session/presence.ts';

/** What a browser can do to remind the user of their turn. */
export interface ReminderHost {
  /** Whether the page is hidden. */
  isHidden(): boolean;
  /** Sets or clears a badge on the app's icon. Undefined if the browser has none. */
  badge?(isSet: boolean): void;
  /** Shows a notification. Undefined if the browser has none. */
  notify?(room: string): void;
  /** Whether the user asked for notifications on this device. */
  readonly isAsked: ReadonlySignal<boolean>;
}

/** A room, reduced to the view that says whose turn it is. */
interface Viewed {
  readonly view: ReadonlySignal<RoomView | undefined>;
}

/** Whether another person waits for this user. The title then says so. */
export function isWaitedFor({ view }: Viewed): boolean {
  const now = view.value;
  return now !== undefined && isForTwoPeople(now) && isUsersTurn(now);
}

/**
 * Reminds gently: a badge while it is the user's turn, and one notification per turn if they asked for it. Returns a
 * function that stops it.
 */
export function remind(controller: Viewed, host: ReminderHost): () => void {
  let wasWaitedFor: boolean | undefined;
  const stop = effect(() => {
    if (controller.view.value === undefined) return;
    const now = isWaitedFor(controller);
    if (now === wasWaitedFor) return;
    host.badge?.(now);
    if (now && wasWaitedFor === false && host.isAsked.peek() && host.isHidden())
      host.notify?.(controller.view.value.id);
    wasWaitedFor = now;
  });
  return () => {
    stop();
    if (wasWaitedFor) host.badge?.(false);
  };
}

/** Asks the browser for permission to notify, and saves the user's choice on this device. */
export async function askToRemind(
  isAsked: Signal<boolean>,
  wanted: boolean,
  parts: { request(): Promise<boolean>; keep(isAsked: boolean): Promise<boolean> },
): Promise<'on' | 'off' | 'refused'> {
  const isOn = wanted && (await parts.request());
  isAsked.value = isOn;
  await parts.keep(isOn);
  return isOn ? 'on' : wanted ? 'refused' : 'off';
}
