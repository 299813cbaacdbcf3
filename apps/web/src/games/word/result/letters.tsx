import './letters.css';
import { splitLetters } from '@inkling/games/word/rules/letters';
import type { VNode } from 'preact';
import { useWord } from '../session/controller.ts';
import { LetterGrid } from '../view/letter-grid.tsx';
import { LetterTile } from '../view/letter-tile.tsx';

/** A word in letter tiles without marks. Silent. */
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

/** The word that was not found. Silent. */
export function Secret(): VNode {
  return <Letters word={useWord().play.view.value?.secret ?? ''} />;
}

/** The tries with their marks. */
export function Played(): VNode | null {
  const view = useWord().play.view.value;
  return view ? <LetterGrid view={view} /> : null;
}
