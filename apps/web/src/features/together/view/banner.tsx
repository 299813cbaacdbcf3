import type { VNode } from 'preact';
import type { RoomController } from '../controller/room-controller.ts';
import { pageMessages } from '../messages/page/language.ts';

/**
 * Shown while the server is unreachable or slow to answer. The console announces what happens, so the banner itself is
 * silent.
 */
export function Banner({ controller }: { readonly controller: RoomController }): VNode | null {
  const [isLost, isWaiting] = [
    controller.line.state.value === 'lost',
    controller.waiting.value !== undefined,
  ];
  if (!isLost && !isWaiting) return null;
  return (
    <p class="notice online-banner" hidden={!isLost && !controller.outbox.isLate.value}>
      {isLost && <span>{pageMessages().lost}</span>} {isWaiting && <span>{pageMessages().unsent}</span>}
    </p>
  );
}
