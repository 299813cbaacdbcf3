import type { Mark } from '@inkling/core/marks';
import { splitLetters } from '@inkling/games/word/rules/letters';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { messages } from '../messages/language.ts';
import { LetterTiles } from './letter-tile.tsx';

interface TryGridProps {
  readonly turns: readonly { readonly guess: string; readonly marks: readonly Mark[] }[];
  readonly length: number;
  readonly tries: number;
  /** The word that is being typed. Undefined if none is. */
  readonly draft: string | undefined;
  /** The number of refused words. The row shakes whenever it grows. */
  readonly refusals?: number;
}

/** A row for each try: those made, with their marks, the one being typed, and the remaining ones. */
export function TryGrid({ turns, length, tries, draft, refusals = 0 }: TryGridProps): VNode {
  const typed = splitLetters(draft ?? '');
  const places = Array.from({ length }, () => undefined);
  const letters = places.map((_, place) => typed[place]);
  // The user has already seen the rows that existed when the page was opened: only later ones turn over.
  const seen = useRef(turns.length);
  seen.current = Math.min(seen.current, turns.length);
  const left = Math.max(0, tries - turns.length - (draft === undefined ? 0 : 1));
  return (
    <ol class="letter-grid" aria-label={messages().play.heading} style={{ '--letters': String(length) }}>
      {turns.map(({ guess, marks }, index) => (
        <li key={index} class={index >= seen.current ? 'letter-row letter-row-new' : 'letter-row'}>
          <span class="unseen">{messages().play.tried(index + 1, guess, marks)}</span>
          <LetterTiles letters={Array.from(guess)} marks={marks} />
        </li>
      ))}
      {draft !== undefined && (
        <li
          key={`typed ${refusals}`}
          class={refusals > 0 ? 'letter-row letter-row-refused' : 'letter-row'}
          aria-current="step"
        >
          <span class="unseen">{messages().play.draft(turns.length + 1, letters)}</span>
          <LetterTiles letters={letters} />
        </li>
      )}
      {Array.from({ length: left }, (_, row) => (
        <li key={`blank ${row}`} class="letter-row" aria-hidden="true">
          <LetterTiles letters={places} />
        </li>
      ))}
    </ol>
  );
}
