import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { rove } from '../../view/roving.ts';
import type { HistoryDesk } from '../history-desk.ts';
import type { KeptSheet } from '../kept-sheet.ts';
import { deskOf } from '../laying-out.ts';
import { words } from '../words/language.ts';

/** One tab stop for all sheets: arrows go from sheet to sheet and along their buttons. */
export function SheetList({
  desk,
  sheets,
}: {
  readonly desk: HistoryDesk;
  readonly sheets: readonly KeptSheet[];
}): VNode {
  const list = useRef<HTMLOListElement>(null);
  const stop = useSignal(0);
  const at = Math.min(stop.value, sheets.length * ACTIONS - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = rove(event.key, at, ACTIONS, sheets.length);
    if (next === undefined) return;
    event.preventDefault();
    stop.value = next;
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <ol class="kept-sheets" ref={list} onKeyDown={onKeyDown}>
      {sheets.map((kept, row) => (
        <Row
          key={kept.key}
          kept={kept}
          stop={at - row * ACTIONS}
          onStop={(action) => {
            stop.value = row * ACTIONS + action;
          }}
          onOpen={() => void desk.open(kept)}
          onReview={() => desk.review(kept)}
          onDelete={() => {
            desk.doomed.value = kept;
          }}
        />
      ))}
    </ol>
  );
}

const ACTIONS = 3;

function Row(props: {
  readonly kept: KeptSheet;
  /** Which of its buttons is the tab stop, when one is. */
  readonly stop: number;
  readonly onStop: (action: number) => void;
  readonly onOpen: () => void;
  readonly onReview: () => void;
  readonly onDelete: () => void;
}): VNode {
  const { kept, stop, onStop } = props;
  const { standing } = kept;
  const name = words().name(standing);
  const opens = deskOf(kept) !== undefined;
  const reviewed = standing.kind === 'mastermind';
  return (
    <li class="kept-sheet">
      <p class="kept-name">
        <b>{name}</b>
        <small>
          {words().standing(standing)} · {words().date(kept.changed)}
        </small>
      </p>
      <div class="actions">
        <button
          type="button"
          class="press"
          aria-label={words().action(words().open, name)}
          aria-disabled={opens ? undefined : 'true'}
          tabIndex={stop === 0 ? 0 : -1}
          onFocus={() => onStop(0)}
          onClick={props.onOpen}
        >
          {words().open}
        </button>
        <button
          type="button"
          class="press"
          aria-label={words().action(words().review, name)}
          aria-disabled={reviewed ? undefined : 'true'}
          tabIndex={stop === 1 ? 0 : -1}
          onFocus={() => onStop(1)}
          onClick={props.onReview}
        >
          {words().review}
        </button>
        <button
          type="button"
          class="press"
          aria-label={words().action(words().delete, name)}
          tabIndex={stop === 2 ? 0 : -1}
          onFocus={() => onStop(2)}
          onClick={props.onDelete}
        >
          {words().delete}
        </button>
      </div>
    </li>
  );
}
