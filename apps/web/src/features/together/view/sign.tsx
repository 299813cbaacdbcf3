import type { Mark, Nickname } from '@inkling/games/contract/names';
import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';

/** The sign of a player who has chosen one, or an empty space of the same size. */
export function Sign({ nickname }: { readonly nickname: Nickname | undefined }): VNode {
  if (!nickname) return <span class="online-sign" />;
  return (
    <span class="online-sign" role="img" aria-label={messages().room.names.marks[nickname.mark]}>
      {SIGNS[nickname.mark]}
    </span>
  );
}

export const SIGNS: Readonly<Record<Mark, string>> = {
  circle: '●',
  triangle: '▲',
  square: '■',
  diamond: '◆',
  star: '★',
  moon: '☾',
};
