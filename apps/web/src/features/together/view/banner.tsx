import type { ComponentChildren, VNode } from 'preact';
import type { RoomController } from '../controller/room-controller.ts';
import { pageMessages } from '../messages/page/language.ts';

/**
 * Shown while the server is unreachable or slow to answer. The console announces what happens, so the banner itself is
 * silent. A page can say something else about a lost connection, and add to it.
 */
export function Banner(props: {
  readonly controller: RoomController;
  readonly lost?: string;
  readonly children?: ComponentChildren;
}): VNode | null {
  const { controller, lost = pageMessages().lost, children } = props;
  const [isLost, isWaiting] = [
    controller.line.state.value === 'lost',
    controller.waiting.value !== undefined,
  ];
  if (!isLost && !isWaiting) return null;
  return (
    <p class="notice online-banner" hidden={!isLost && !controller.outbox.isLate.value}>
      {isLost && <span>{lost}</span>} {isLost && children}
      {isWaiting && <span>{pageMessages().unsent}</span>}
    </p>
  );
}
