import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { reviewAddress } from '../session/resume.ts';
import { words } from '../words/language.ts';
import { namesOf } from '../words/names.ts';
import { useDesk } from './desk-context.ts';
import { Token } from './token.tsx';

/** The perforation tears: the result, the code, and what to do next. Takes the focus that the guess row had. */
export function Ending(): VNode {
  const desk = useDesk();
  const heading = useRef<HTMLHeadingElement>(null);
  const { ending } = words();
  const { status, turns, secret } = desk.session.view.value;
  const won = status.phase === 'over' && status.winner === 'breaker';
  const code = secret ?? [];
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) heading.current?.focus();
  }, []);
  return (
    <section class="ending" aria-labelledby="ending-heading">
      <h2 id="ending-heading" class="result" tabIndex={-1} ref={heading}>
        {won ? ending.won(turns.length) : ending.lost}
      </h2>
      <p>{ending.code(namesOf(desk.skin, code))}</p>
      {!won && (
        <span class="pegs" aria-hidden="true">
          {Array.from(code, (symbol, place) => (
            <Token key={place} symbol={symbol} letter={desk.skin.letters[symbol]} />
          ))}
        </span>
      )}
      <div class="actions">
        <button
          type="button"
          class="press press-main"
          onClick={() => desk.begin(desk.session.rules.places, '')}
        >
          {ending.again}
        </button>
        <a class="press" href={reviewAddress(desk.session.sheet.value)}>
          {ending.review}
        </a>
        <button type="button" class="press" onClick={() => desk.undo()}>
          {ending.back}
        </button>
      </div>
    </section>
  );
}
