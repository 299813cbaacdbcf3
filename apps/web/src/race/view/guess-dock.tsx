import type { ComponentChildren, VNode } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { moveTo } from '../../session/draft.ts';
import { rove } from '../../view/roving.ts';
import { EmptyToken } from '../../view/token.tsx';
import { useMouseTyping } from '../../view/typing-focus.ts';
import { nameOf } from '../../words/names.ts';
import { hasFound } from '../session/race-session.ts';
import { words } from '../words/language.ts';
import { Stamp } from './code-tokens.tsx';
import { useDesk } from './desk-context.ts';

/** Where a guess is set: its places, the elements, and the buttons that print it or give up. */
export function GuessDock(): VNode {
  return (
    <div class="dock">
      <RivalStrip />
      <GuessRow />
      <Elements />
      <Actions />
    </div>
  );
}

/** How the others stand, in reach of the eye where their sheets are further down. Silent: the sheets say it. */
function RivalStrip(): VNode | null {
  const desk = useDesk();
  const { session } = desk;
  const { rival } = words();
  if (session.rivals.value.length === 0) return null;
  return (
    <p class="rival-strip" aria-hidden="true">
      {session.rivals.value.map(({ name, turns }, seat) => (
        <span key={name}>
          {rival.strip(
            name,
            turns.length,
            hasFound(turns, session.rules),
            desk.leftAfter(seat + 1, turns.length),
          )}
        </span>
      ))}
    </p>
  );
}

/** One tab stop, arrows between places. */
function GuessRow(): VNode {
  const desk = useDesk();
  const group = useRef<HTMLFieldSetElement>(null);
  const { draft } = desk.session;
  const { symbols, place: current } = draft.value;
  const { guess } = words();
  useLayoutEffect(() => {
    const slots = group.current;
    if (slots?.contains(document.activeElement)) slots.querySelectorAll('button')[current]?.focus();
  }, [current]);
  return (
    <fieldset class="bar guess" ref={group}>
      <legend class="unseen">{guess.group(desk.turnNumber)}</legend>
      <span class="bar-number" aria-hidden="true">
        {desk.turnNumber}
      </span>
      <span class="pegs">
        {symbols.map((symbol, place) => (
          <button
            key={place}
            type="button"
            class="slot"
            aria-label={guess.slot(place + 1, symbol === undefined ? undefined : nameOf(desk.skin, symbol))}
            aria-current={place === current ? 'true' : undefined}
            tabIndex={place === current ? 0 : -1}
            onClick={() => {
              draft.value = moveTo(draft.value, place);
            }}
            onKeyDown={(event) => {
              const next = rove(event.key, place, symbols.length);
              if (next !== undefined) draft.value = moveTo(draft.value, next);
              else if (event.key === 'Enter') desk.submit();
              else return;
              event.preventDefault();
            }}
          >
            {symbol === undefined ? <EmptyToken /> : <Stamp symbol={symbol} />}
          </button>
        ))}
      </span>
      <button type="button" class="press press-erase" aria-label={guess.erase} onClick={() => desk.erase()}>
        <span aria-hidden="true">⌫</span>
      </button>
    </fieldset>
  );
}

/** The elements to place: one tab stop, arrows between them. */
function Elements(): VNode {
  const desk = useDesk();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const { symbols } = desk.session.rules;
  return (
    <div class="palette" role="toolbar" aria-label={words().palette} ref={bar} {...useMouseTyping()}>
      {Array.from({ length: symbols }, (_, symbol) => (
        <button
          key={symbol}
          type="button"
          class="sort"
          aria-label={nameOf(desk.skin, symbol)}
          tabIndex={symbol === Math.min(stop, symbols - 1) ? 0 : -1}
          onFocus={() => setStop(symbol)}
          onClick={() => desk.place(symbol)}
          onKeyDown={(event) => {
            const next = rove(event.key, symbol, symbols);
            if (next === undefined) return;
            event.preventDefault();
            bar.current?.querySelectorAll('button')[next]?.focus();
          }}
        >
          <Stamp symbol={symbol} />
          <span class="sort-name">{nameOf(desk.skin, symbol)}</span>
        </button>
      ))}
    </div>
  );
}

function Actions(): VNode {
  const desk = useDesk();
  const reasonId = useId();
  const { guess, speech } = words();
  const { session } = desk;
  const submission = session.submission.value;
  const ready = submission.ready && !session.isWaiting;
  return (
    <div class="actions">
      <button
        type="button"
        class="press press-main"
        aria-disabled={ready ? undefined : 'true'}
        aria-describedby={reasonId}
        onClick={() => desk.submit()}
      >
        {guess.print}
        <Key>Enter</Key>
      </button>
      <button
        type="button"
        class="press"
        onClick={() => {
          desk.dialog.value = 'resign';
        }}
      >
        {guess.resign}
        <Key>G</Key>
      </button>
      <p class="reason" id={reasonId}>
        {session.isWaiting ? speech.waiting : guess.reason(submission, (symbol) => nameOf(desk.skin, symbol))}
      </p>
    </div>
  );
}

/** The key that does the same; hidden where there is no keyboard. */
function Key({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <span class="keycap" aria-hidden="true">
      {children}
    </span>
  );
}
