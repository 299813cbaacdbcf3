import './letters.css';
import { splitLetters } from '@inkling/games/word/rules/letters';
import type { VNode } from 'preact';
import { LetterTile } from '../view/letter-tile.tsx';

/** A word in letter tiles without marks. Hidden from screen readers. */
export function Letters({
  word,
  isSmall = false,
}: {
  readonly word: string;
  readonly isSmall?: boolean;
}): VNode {
  return (
    <>
      {splitLetters(word).map((letter, place) => (
        <span key={place} class={isSmall ? 'plain-letter plain-letter-small' : 'plain-letter'}>
          <LetterTile letter={letter} />
        </span>
      ))}
    </>
  );
}
