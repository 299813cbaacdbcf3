import type { Mark } from '@inkling/core/marks';
import type { VNode } from 'preact';
import { MarkSign } from './mark-sign.tsx';

/** The CSS classes of the marks. They differ in fill, edge and sign, so that no mark depends on colour alone. */
export const MARK_CLASSES: Readonly<Record<Mark, string>> = { 0: 'absent', 1: 'near', 2: 'exact' };

/** A letter of the grid with its mark. Hidden from screen readers: the component that uses it provides a label. */
export function LetterTile({
  letter,
  mark,
}: {
  readonly letter?: string | undefined;
  readonly mark?: Mark | undefined;
}): VNode {
  const look = mark !== undefined ? MARK_CLASSES[mark] : letter === undefined ? 'empty' : 'typed';
  return (
    <span class={`letter-tile marked-${look}`} aria-hidden="true">
      <b>{letter?.toUpperCase()}</b>
      {mark !== undefined && <MarkSign mark={mark} />}
    </span>
  );
}

/** A tile for each letter of a word; undefined letters are empty tiles. Hidden from screen readers. */
export function LetterTiles(props: {
  readonly letters: readonly (string | undefined)[];
  readonly marks?: readonly Mark[];
}): VNode {
  return (
    <>
      {props.letters.map((letter, place) => (
        <LetterTile key={place} letter={letter} mark={props.marks?.[place]} />
      ))}
    </>
  );
}
