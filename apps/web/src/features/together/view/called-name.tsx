import type { Mark, Nickname } from '@inkling/games/contract/names';
import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';

/** The name and the sign of somebody who has chosen them. */
export function CalledName({ nickname }: { readonly nickname: Nickname }): VNode {
  const { names, marks } = messages().room.names;
  return (
    <b class="online-name">
      <span role="img" aria-label={marks[nickname.mark]}>
        {SIGNS[nickname.mark]}
      </span>{' '}
      {names[nickname.name]}
    </b>
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
