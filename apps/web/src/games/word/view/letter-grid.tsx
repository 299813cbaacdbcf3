import type { WordView } from '@inkling/games/word/rules/game';
import { splitLetters } from '@inkling/games/word/rules/letters';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { messages } from '../messages/language.ts';
import { useWord } from '../session/controller.ts';
import { LetterTiles } from './letter-tile.tsx';

/** The grid while its word is still being drawn: nothing moves when the game is there. */
export function WaitingGrid({ length, tries }: { readonly length: number; readonly tries: number }): VNode {
  return (
    <div class="letter-grid-waiting" aria-hidden="true">
      {Array.from({ length: tries }, (_, row) => (
        <div key={row} class="letter-row">
          <LetterTiles letters={Array.from({ length }, () => undefined)} />
        </div>
      ))}
    </div>
  );
}

/** A row for each try: those made, with their marks, the one being typed, and those to come. */
export function LetterGrid({ view }: { readonly view: WordView }): VNode {
  const { play, refusals } = useWord();
  const { turns, over, params } = view;
  const typed = splitLetters(play.draft);
  const places = Array.from({ length: params.length }, () => undefined);
  const draft = places.map((_, place) => typed[place]);
  // Rows that were there when the page was opened have been seen: only later ones turn over.
  const seen = useRef(turns.length);
  seen.current = Math.min(seen.current, turns.length);
  return (
    <ol class="letter-grid" aria-label={messages().play.heading}>
      {turns.map(({ guess, marks }, index) => (
        <li key={index} class={index >= seen.current ? 'letter-row letter-row-new' : 'letter-row'}>
          <span class="unseen">{messages().play.tried(index + 1, guess, marks)}</span>
          <LetterTiles letters={Array.from(guess)} marks={marks} />
        </li>
      ))}
      {!over && (
        <li
          key={`typed ${refusals.value}`}
          class={refusals.value > 0 ? 'letter-row letter-row-refused' : 'letter-row'}
          aria-current="step"
        >
          <span class="unseen">{messages().play.draft(turns.length + 1, draft)}</span>
          <LetterTiles letters={draft} />
        </li>
      )}
      {Array.from({ length: Math.max(0, params.tries - turns.length - (over ? 0 : 1)) }, (_, row) => (
        <li key={`blank ${row}`} class="letter-row" aria-hidden="true">
          <LetterTiles letters={places} />
        </li>
      ))}
    </ol>
  );
}
