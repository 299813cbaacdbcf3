import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { isReviewable, type KeptEntry } from '../../../shell/kept-games.ts';
import { rove } from '../../../ui/roving.ts';
import type { HistoryController } from '../controller/history-controller.ts';
import { messages } from '../messages/language.ts';

/** One tab stop for all kept games: arrows go from game to game and along their buttons. */
export function KeptList(props: {
  readonly controller: HistoryController;
  readonly kept: readonly KeptEntry[];
}): VNode {
  const { controller, kept } = props;
  const list = useRef<HTMLOListElement>(null);
  const stop = useSignal(0);
  const at = Math.min(stop.value, kept.length * ACTIONS - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = rove(event.key, at, ACTIONS, kept.length);
    if (next === undefined) return;
    event.preventDefault();
    stop.value = next;
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <ol class="kept-sheets" ref={list} onKeyDown={onKeyDown}>
      {kept.map((entry, row) => (
        <Row
          key={entry.key}
          controller={controller}
          entry={entry}
          stop={at - row * ACTIONS}
          onStop={(action) => {
            stop.value = row * ACTIONS + action;
          }}
        />
      ))}
    </ol>
  );
}

const ACTIONS = 3;

function Row(props: {
  readonly controller: HistoryController;
  readonly entry: KeptEntry;
  /** Which of its buttons is the tab stop, when one is. */
  readonly stop: number;
  readonly onStop: (action: number) => void;
}): VNode {
  const { controller, entry, stop, onStop } = props;
  const { name, standing, date, action, open, review, delete: remove } = messages();
  const buttons = [
    [open, entry.kept !== undefined, () => void controller.open(entry)],
    [review, isReviewable(entry), () => controller.review(entry)],
    [remove, true, () => void (controller.toDelete.value = entry)],
  ] as const;
  return (
    <li class="kept-sheet">
      <p class="kept-name">
        <b>{name(entry)}</b>
        <small>
          {standing(entry)} · {date(entry.changed)}
        </small>
      </p>
      <div class="actions">
        {buttons.map(([does, can, act], at) => (
          <button
            key={does}
            type="button"
            class="press"
            aria-label={action(does, name(entry))}
            aria-disabled={can ? undefined : 'true'}
            tabIndex={stop === at ? 0 : -1}
            onFocus={() => onStop(at)}
            onClick={act}
          >
            {does}
          </button>
        ))}
      </div>
    </li>
  );
}
