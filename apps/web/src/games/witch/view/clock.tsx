import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import { useWitch } from './board-context.ts';

/** The time of this game, for users who have switched the clock on. */
export function Clock(): VNode | null {
  const { look, session } = useWitch();
  if (!look.value.clock) return null;
  return (
    <span class="game-clock" role="timer" aria-label={messages().table.time}>
      {clockText(session.seconds.value)}
    </span>
  );
}

/** `1:05` */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
