import type { RoomView } from '@inkling/client/generated/api';
import { effect, type ReadonlySignal, type Signal } from '@preact/signals';
import { isForTwoPeople, isOnesTurn } from '../session/presence.ts';

/** What a browser has to remind somebody of their turn. */
export interface ReminderHost {
  /** Nobody looks at the page. */
  isHidden(): boolean;
  /** A mark on the app's own sign; not there where the browser has none. */
  badge?(isSet: boolean): void;
  /** Shows a notification; not there where the browser has none. */
  notify?(room: string): void;
  /** Whether the person asked for notifications on this device. */
  readonly isAsked: ReadonlySignal<boolean>;
}

/** A room as far as it says whose turn it is. */
interface Viewed {
  readonly view: ReadonlySignal<RoomView | undefined>;
}

/** Does the other wait for this person? Then the title says so. */
export function isWaitedFor({ view }: Viewed): boolean {
  const now = view.value;
  return now !== undefined && isForTwoPeople(now) && isOnesTurn(now);
}

/** Reminds gently: a mark while it is this person's turn, and one notification for each turn, if they asked for it. */
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

/** Asks the browser whether it may notify; what the person chose stays on this device. */
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
