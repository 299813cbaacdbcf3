import type { Mark } from '@inkling/core/marks';
import type { BoardsView } from '@inkling/games/boards/rules/game';
import type { VNode } from 'preact';
import type { KeyLook } from '../../view/keyboard.tsx';
import { MARK_CLASSES } from '../../view/letter-tile.tsx';
import { messages } from '../messages/language.ts';

/** A key in as many parts as there are boards, each with the best mark of the letter there; a found board has none. */
export function splitLook(letter: string, view: BoardsView | undefined): KeyLook {
  const marks = (view?.boards ?? []).map(({ isFound, letters }) => (isFound ? undefined : letters[letter]));
  const open = (view?.boards ?? []).filter(({ isFound }) => !isFound);
  const isOut = open.length > 0 && open.every(({ letters }) => letters[letter] === 0);
  return {
    label: messages().key(letter, marks),
    ...(isOut && { class: 'marked-absent' }),
    ...(!isOut && marks.some((mark) => mark !== undefined) && { sign: <Parts marks={marks} /> }),
  };
}

function Parts({ marks }: { readonly marks: readonly (Mark | undefined)[] }): VNode {
  return (
    <span class={`key-parts key-parts-${marks.length}`} aria-hidden="true">
      {marks.map((mark, board) => (
        <i key={board} class={mark === undefined ? undefined : `part-${MARK_CLASSES[mark]}`} />
      ))}
    </span>
  );
}
