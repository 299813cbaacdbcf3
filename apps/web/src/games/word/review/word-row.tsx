import './word-row.css';
import type { Mark } from '@inkling/core/marks';
import { splitLetters } from '@inkling/games/word/rules/letters';
import type { VNode } from 'preact';
import { LetterTile } from '../view/letter-tile.tsx';

/** A word with its marks. Silent. */
export function WordRow(props: {
  readonly word: string;
  readonly marks: readonly Mark[];
  readonly isSmall?: boolean;
}): VNode {
  const { word, marks, isSmall = false } = props;
  return (
    <span class={isSmall ? 'word-row word-row-small' : 'word-row'} aria-hidden="true">
      {splitLetters(word).map((letter, place) => (
        <LetterTile key={place} letter={letter} mark={marks[place]} />
      ))}
    </span>
  );
}

/** A word without marks. Silent. */
export function PlainWord({ word }: { readonly word: string }): VNode {
  return (
    <span class="word-row word-row-plain" aria-hidden="true">
      {splitLetters(word).map((letter, place) => (
        <LetterTile key={place} letter={letter} />
      ))}
    </span>
  );
}
