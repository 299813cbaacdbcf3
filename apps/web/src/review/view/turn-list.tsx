import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { KeyMarks } from '../../view/key-marks.tsx';
import { rove } from '../../view/roving.ts';
import { Token } from '../../view/token.tsx';
import { namesOf } from '../../words/names.ts';
import type { ReviewDesk } from '../review-desk.ts';
import { words } from '../words/language.ts';

/** Every turn as a bar that can be chosen; one tab stop, walked by the arrows. */
export function TurnList({ desk }: { readonly desk: ReviewDesk }): VNode {
  const list = useRef<HTMLOListElement>(null);
  const { turns } = desk.view;
  const at = desk.at.value;
  const onKeyDown = (event: KeyboardEvent) => {
    const along = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const next = rove(event.key, at, along ? turns.length : 1, along ? 1 : turns.length);
    if (next === undefined) return;
    event.preventDefault();
    desk.lookAt(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <ol class="printed review-list" ref={list} onKeyDown={onKeyDown}>
      {turns.map(({ guess, feedback }, turn) => {
        const reviewed = desk.turnAt(turn);
        const names = namesOf(desk.skin, guess);
        return (
          <li key={turn} class="bar review-bar">
            <button
              type="button"
              class="review-turn"
              aria-current={turn === at ? 'step' : undefined}
              tabIndex={turn === at ? 0 : -1}
              onClick={() => desk.lookAt(turn)}
            >
              <span class="unseen">
                {words().row(turn + 1, names, feedback.exact, feedback.near)}
                {'. '}
              </span>
              <span class="bar-number" aria-hidden="true">
                {turn + 1}
              </span>
              <span class="pegs" aria-hidden="true">
                {Array.from(guess, (symbol, place) => (
                  <Token key={place} skin={desk.skin.id} symbol={symbol} letter={desk.skin.letters[symbol]} />
                ))}
              </span>
              <KeyMarks feedback={feedback} places={guess.length} />
              <span class="review-told">
                {reviewed && <span>{words().change(reviewed.before, reviewed.after)}</span>}
                <small>{words().cost(reviewed?.choice)}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
