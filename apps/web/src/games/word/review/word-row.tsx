import './word-row.css';
import type { Mark } from '@inkling/core/marks';
import { splitLetters } from '@inkling/games/word/rules/letters';
import type { VNode } from 'preact';
import { LetterTiles } from '../view/letter-tile.tsx';

/** A word with its marks. Hidden from screen readers. */
export function WordRow(props: {
  readonly word: string;
  readonly marks: readonly Mark[];
  readonly isSmall?: boolean;
}): VNode {
  const { word, marks, isSmall = false } = props;
  return (
    <span class={isSmall ? 'word-row word-row-small' : 'word-row'} aria-hidden="true">
      <LetterTiles letters={splitLetters(word)} marks={marks} />
    </span>
  );
}

/** A word without marks. Hidden from screen readers. */
export function PlainWord({ word }: { readonly word: string }): VNode {
  return (
    <span class="word-row word-row-plain" aria-hidden="true">
      <LetterTiles letters={splitLetters(word)} />
    </span>
  );
}

/** The tiles of a word that is not known yet. */
export function EmptyWord({ length }: { readonly length: number }): VNode {
  return (
    <span class="word-row word-row-plain">
      <LetterTiles letters={Array.from({ length })} />
    </span>
  );
}

/** The words that an answer leaves, as a review lists them. */
export function reviewWords(words: readonly string[]): readonly VNode[] {
  return words.map((word) => (
    <span key={word} class="review-word">
      {word.toUpperCase()}
    </span>
  ));
}
