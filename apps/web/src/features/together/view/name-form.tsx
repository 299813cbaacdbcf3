import type { RoomView } from '@inkling/client/api';
import { MARKS, type Mark, NAMES, type Name } from '@inkling/games/contract/names';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Pick } from '../../../ui/fields.tsx';
import type { RoomController } from '../controller/room-controller.ts';
import { takeName } from '../controller/to-others.ts';
import { messages } from '../messages/language.ts';

/** The name and the sign of somebody who has chosen them. */
export function CalledName({ seat }: { readonly seat: RoomView['seats'][number] }): VNode | null {
  const { names, marks } = messages().room.names;
  const { name, mark } = seat;
  if (name === undefined || mark === undefined) return null;
  return (
    <b class="online-name">
      <span role="img" aria-label={marks[mark]}>
        {SIGNS[mark]}
      </span>{' '}
      {names[name]}
    </b>
  );
}

/** What this person wants to be called, from two lists: nothing can be typed that could hurt anybody. */
export function NameForm(props: {
  readonly controller: RoomController;
  readonly own: RoomView['seats'][number];
}): VNode {
  const { controller, own } = props;
  const words = messages().room.names;
  const [name, setName] = useState<Name>(own.name ?? NAMES[0]);
  const [mark, setMark] = useState<Mark>(own.mark ?? MARKS[0]);
  return (
    <fieldset class="online-reactions">
      <legend class="unseen">{words.heading}</legend>
      <Pick
        label={words.name}
        options={NAMES}
        value={name}
        name={(each) => words.names[each]}
        onPick={setName}
      />
      <Pick
        label={words.mark}
        options={MARKS}
        value={mark}
        name={(each) => `${SIGNS[each]} ${words.marks[each]}`}
        onPick={setMark}
      />
      <button type="button" class="press" onClick={() => void takeName(controller, name, mark)}>
        {words.take}
      </button>
    </fieldset>
  );
}

const SIGNS: Readonly<Record<Mark, string>> = {
  circle: '●',
  triangle: '▲',
  square: '■',
  diamond: '◆',
  star: '★',
  moon: '☾',
};
