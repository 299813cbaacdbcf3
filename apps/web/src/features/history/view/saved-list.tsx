import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { isReviewable, type SavedEntry } from '../../../shell/saved-games.ts';
import { Icon } from '../../../ui/icon.tsx';
import { rove } from '../../../ui/roving.ts';
import type { HistoryController } from '../controller/history-controller.ts';
import { messages } from '../messages/language.ts';
import { KeptName } from './kept-name.tsx';

/** The list of saved games. All of it is one tab stop: arrow keys move between games and between their buttons. */
export function SavedList(props: {
  readonly controller: HistoryController;
  readonly entries: readonly SavedEntry[];
}): VNode {
  const { controller, entries } = props;
  const list = useRef<HTMLOListElement>(null);
  const stop = useSignal(0);
  const isWhole = useSignal(false);
  const shown = isWhole.value ? entries : entries.slice(0, SHOWN);
  const at = Math.min(stop.value, shown.length * ACTIONS - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = rove(event.key, at, ACTIONS, shown.length);
    if (next === undefined) return;
    event.preventDefault();
    const row = Math.floor(next / ACTIONS);
    const buttons = [...(list.current?.children[row]?.querySelectorAll('button') ?? [])];
    stop.value = Math.max(next, (row + 1) * ACTIONS - buttons.length);
    buttons.at(stop.value - (row + 1) * ACTIONS)?.focus();
  };
  return (
    <>
      <ol class="saved-games" ref={list} onKeyDown={onKeyDown}>
        {shown.map((entry, row) => (
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
      {shown.length < entries.length && (
        <button
          type="button"
          class="press"
          onClick={() => {
            isWhole.value = true;
          }}
        >
          {messages().all(entries.length)}
        </button>
      )}
    </>
  );
}

/** The number of games shown initially. */
const SHOWN = 8;

/** The maximum number of buttons in a row. The first is missing if a game cannot be reviewed. */
const ACTIONS = 3;
/** Index of the action that is styled as a full button; the others are less prominent. */
const MAIN = 1;

function Row(props: {
  readonly controller: HistoryController;
  readonly entry: SavedEntry;
  /** Index of the button that is the tab stop. Negative, or past the last button, if it is in another row. */
  readonly stop: number;
  readonly onStop: (action: number) => void;
}): VNode {
  const { controller, entry, stop, onStop } = props;
  const { name, action, open, goOn, review, delete: remove } = messages();
  const { kind, date, progress, detail } = messages();
  const { summary } = entry;
  const isUnderWay = summary?.progress?.phase === 'unfinished';
  const canReview = isReviewable(entry);
  const opens = {
    does: isUnderWay ? goOn : open,
    can: summary !== undefined,
    act: () => void controller.open(entry),
  };
  const reviews = canReview ? [{ does: review, can: true, act: () => controller.review(entry) }] : [];
  // The most likely action is in the same column in every row, just before the delete button.
  const buttons = [
    ...(isUnderWay ? [...reviews, opens] : [opens, ...reviews]),
    { does: remove, can: true, act: () => void (controller.toDelete.value = entry) },
  ];
  const first = ACTIONS - buttons.length;
  return (
    <li class="saved-game">
      <KeptName
        kind={kind(entry)}
        date={date(entry.changed, controller.now())}
        progress={progress(entry)}
        detail={detail(entry)}
      />
      {summary?.Picture && (
        <span class="kept-shown">
          <summary.Picture />
        </span>
      )}
      <div class="actions">
        {buttons.map(({ does, can, act }, index) => {
          const at = index + first;
          const isStop = stop === at || (stop >= 0 && stop < first && at === first);
          return (
            <button
              key={does}
              type="button"
              class={at === MAIN ? 'press' : 'quiet'}
              aria-label={action(does, name(entry))}
              aria-disabled={can ? undefined : 'true'}
              tabIndex={isStop ? 0 : -1}
              onFocus={() => onStop(at)}
              onClick={act}
            >
              {at === ACTIONS - 1 ? <Icon name="cross" /> : does}
            </button>
          );
        })}
      </div>
    </li>
  );
}
