import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { KeyMarks } from '../../../../ui/key-marks.tsx';
import { rove } from '../../../../ui/roving.ts';
import { Token } from '../../../../ui/token.tsx';
import { namesOf } from '../../messages/names.ts';
import type { ReviewController } from '../controller/review-controller.ts';
import { messages } from '../messages/language.ts';

/** Every turn as a bar that can be chosen; one tab stop, walked by the arrows. */
export function TurnList({ controller }: { readonly controller: ReviewController }): VNode {
  const list = useRef<HTMLOListElement>(null);
  const { turns } = controller.view;
  const at = controller.at.value;
  const onKeyDown = (event: KeyboardEvent) => {
    const along = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const next = rove(event.key, at, along ? turns.length : 1, along ? 1 : turns.length);
    if (next === undefined) return;
    event.preventDefault();
    controller.lookAt(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <ol class="printed review-list" ref={list} onKeyDown={onKeyDown}>
      {turns.map(({ guess, feedback }, turn) => {
        const reviewed = controller.turnAt(turn);
        const names = namesOf(controller.skin, guess);
        return (
          <li key={turn} class="bar review-bar">
            <button
              type="button"
              class="review-turn"
              aria-current={turn === at ? 'step' : undefined}
              tabIndex={turn === at ? 0 : -1}
              onClick={() => controller.lookAt(turn)}
            >
              <span class="unseen">
                {messages().row(turn + 1, names, feedback.exact, feedback.near)}
                {'. '}
              </span>
              <span class="bar-number" aria-hidden="true">
                {turn + 1}
              </span>
              <span class="pegs" aria-hidden="true">
                {Array.from(guess, (symbol, place) => (
                  <Token
                    key={place}
                    skin={controller.skin.id}
                    symbol={symbol}
                    letter={controller.skin.letters[symbol]}
                  />
                ))}
              </span>
              <KeyMarks feedback={feedback} places={guess.length} />
              <span class="review-told">
                {reviewed && <span>{messages().change(reviewed)}</span>}
                <small>{messages().cost(reviewed?.choice)}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
