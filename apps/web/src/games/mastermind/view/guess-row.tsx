import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { rove } from '../../../ui/roving.ts';
import { EmptyToken, Token } from '../../../ui/token.tsx';
import { placesFor } from '../engine/evidence.ts';
import { messages } from '../messages/language.ts';
import { nameOf } from '../messages/names.ts';
import { moveTo } from '../session/draft.ts';
import { useDesk } from './use-mastermind.ts';

/** The bar being set: one tab stop, arrows between places. */
export function GuessRow(): VNode {
  const desk = useDesk();
  const group = useRef<HTMLFieldSetElement>(null);
  const { symbols, place: current } = desk.session.draft.value;
  const picked = desk.picked.value;
  const { asks } = desk.session;
  const marks = desk.gives('evidence') && asks.value !== 'code';
  const findings = marks ? desk.findings.value : undefined;
  const fits = picked !== undefined && findings ? placesFor(findings, picked) : [];
  const { guess } = messages();

  useLayoutEffect(() => {
    const slots = group.current;
    if (slots?.contains(document.activeElement)) slots.querySelectorAll('button')[current]?.focus();
  }, [current]);

  return (
    <fieldset class="bar guess" ref={group}>
      <legend class="unseen">
        {asks.value === 'code' ? messages().two.heading : guess.group(desk.turnNumber)}
      </legend>
      <span class="bar-number" aria-hidden="true">
        {desk.turnNumber}
      </span>
      <span class="pegs">
        {symbols.map((symbol, place) => {
          const name = symbol === undefined ? undefined : nameOf(desk.skin, symbol);
          const fit = fits.includes(place) && picked !== undefined;
          const label = guess.slot(place + 1, name);
          return (
            <button
              key={place}
              type="button"
              class={`slot${fit ? ' slot-fits' : ''}`}
              aria-label={fit ? `${label}. ${guess.fits(nameOf(desk.skin, picked))}` : label}
              aria-current={place === current ? 'true' : undefined}
              tabIndex={place === current ? 0 : -1}
              onClick={() => {
                desk.session.draft.value = moveTo(desk.session.draft.value, place);
              }}
              onKeyDown={(event) => {
                const next = rove(event.key, place, symbols.length);
                if (next !== undefined) desk.session.draft.value = moveTo(desk.session.draft.value, next);
                else if (event.key === 'Enter') desk.submit();
                else return;
                event.preventDefault();
              }}
            >
              {symbol === undefined ? (
                <EmptyToken />
              ) : (
                <Token skin={desk.skin.id} symbol={symbol} letter={desk.skin.letters[symbol]} />
              )}
            </button>
          );
        })}
      </span>
      <button type="button" class="press press-erase" aria-label={guess.erase} onClick={() => desk.erase()}>
        <span aria-hidden="true">⌫</span>
      </button>
    </fieldset>
  );
}
