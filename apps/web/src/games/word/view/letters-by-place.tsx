import type { VNode } from 'preact';
import type { WordsFound } from '../engine/questions.ts';
import { messages } from '../messages/language.ts';
import { useWord } from '../session/controller.ts';

/** Letters of a column that are shown; how many more there are is said below. */
const SHOWN_MAX = 6;

/** For each place the letters that words which fit have there, the likeliest first: the more ink, the likelier. */
export function LettersByPlace({ found }: { readonly found: WordsFound }): VNode {
  const { play } = useWord();
  const { left } = messages();
  return (
    <div class="letters-by-place">
      <h3>
        {left.byPlace} <small>{left.byPlaceHelp}</small>
      </h3>
      <ol class="place-columns">
        {found.shares.map((row, place) => {
          const letters = row
            .map((share, letter) => [play.alphabet.letters[letter] as string, share] as const)
            .filter(([, share]) => share > 0)
            .toSorted((a, b) => b[1] - a[1]);
          return (
            <li key={place}>
              <span class="place-number">
                <span class="unseen">{left.place(place + 1)}</span>
                <span aria-hidden="true">{place + 1}</span>
              </span>
              <ul>
                {letters.slice(0, SHOWN_MAX).map(([letter, share]) => (
                  <li
                    key={letter}
                    class={share === 1 ? 'place-letter place-sure' : 'place-letter'}
                    style={{ '--share': String(share) }}
                  >
                    <span class="unseen">{left.cell(letter, share)}</span>
                    <b aria-hidden="true">{letter.toUpperCase()}</b>
                  </li>
                ))}
              </ul>
              {letters.length > SHOWN_MAX && (
                <span class="place-more">
                  <span class="unseen">{left.further(letters.length - SHOWN_MAX)}</span>
                  <span aria-hidden="true">+{letters.length - SHOWN_MAX}</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
