import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { isReviewable, type SavedEntry } from '../../../shell/saved-games.ts';
import { Icon } from '../../../ui/icon.tsx';
import { rove } from '../../../ui/roving.ts';
import type { HistoryController } from '../controller/history-controller.ts';
import { messages } from '../messages/language.ts';

/** One tab stop for all saved games: arrows go from game to game and along their buttons. */
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
    stop.value = next;
    list.current?.querySelectorAll('button')[next]?.focus();
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

/** More than these are shown on request. */
const SHOWN = 8;

const ACTIONS = 3;
/** The one that is drawn as a button. */
const MAIN = 1;

function Row(props: {
  readonly controller: HistoryController;
  readonly entry: SavedEntry;
  /** Which of its buttons is the tab stop, when one is. */
  readonly stop: number;
  readonly onStop: (action: number) => void;
}): VNode {
  const { controller, entry, stop, onStop } = props;
  const { name, action, open, goOn, review, delete: remove } = messages();
  const { summary } = entry;
  const isUnderWay = summary?.progress?.phase === 'unfinished';
  const canReview = isReviewable(entry);
  const opens = {
    does: isUnderWay ? goOn : open,
    can: summary !== undefined,
    act: () => void controller.open(entry),
  };
  const reviews = { does: review, can: canReview, act: () => controller.review(entry) };
  const isReviewFirst = !isUnderWay && canReview;
  // What somebody most likely wants stands in one column, before the way to delete.
  const buttons = [
    ...(isReviewFirst ? [opens, reviews] : [reviews, opens]),
    { does: remove, can: true, act: () => void (controller.toDelete.value = entry) },
  ];
  return (
    <li class="saved-game">
      <EntryFacts entry={entry} today={controller.now()} />
      {summary?.Picture && (
        <span class="kept-shown">
          <summary.Picture />
        </span>
      )}
      <div class="actions">
        {buttons.map(({ does, can, act }, at) => (
          <button
            key={does}
            type="button"
            class={at === MAIN ? 'press' : 'quiet'}
            aria-label={action(does, name(entry))}
            aria-disabled={can ? undefined : 'true'}
            tabIndex={stop === at ? 0 : -1}
            onFocus={() => onStop(at)}
            onClick={act}
          >
            {at === ACTIONS - 1 ? <Icon name="cross" /> : does}
          </button>
        ))}
      </div>
    </li>
  );
}

function EntryFacts({ entry, today }: { readonly entry: SavedEntry; readonly today: number }): VNode {
  const { kind, detail, progress, date } = messages();
  const which = detail(entry);
  return (
    <p class="kept-name">
      <b>{kind(entry)}</b>
      <span>
        <strong>{progress(entry)}</strong> <time>{date(entry.changed, today)}</time>
      </span>
      {which !== undefined && <small>{which}</small>}
    </p>
  );
}
