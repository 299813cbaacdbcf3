import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { messages } from '../messages/language.ts';
import type { TreeModel } from '../model/tree-model.ts';
import { CameBy } from './node-facts.tsx';
import { type OutlineLine, outlineKey, outlineOf } from './outline.ts';
import type { TreeWalk } from './tree-walk.ts';

/** The tree as an outline that unfolds. Follows the tree pattern of WAI-ARIA, with one tab stop. */
export function OutlineView({ walk, model }: { readonly walk: TreeWalk; readonly model: TreeModel }): VNode {
  const { tree: labels } = messages();
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const lines = outlineOf(model, walk.unfolded.value);
  const here = walk.at.value;
  useLayoutEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(`[data-line="${here}"]`);
    if (moved.current) item?.focus({ preventScroll: true });
    moved.current = false;
    if (item && list.current) bringIntoSight(item, list.current);
  }, [here]);
  return (
    <div
      ref={list}
      class="lab-outline"
      role="tree"
      aria-label={labels.outline}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const now = walk.at.value;
        const move = outlineKey(event.key, model, outlineOf(model, walk.unfolded.value), now);
        if (move?.kind === 'go') {
          moved.current = true;
          walk.look(move.node);
        } else if (move) walk.fold(now, move.open);
        else if (event.key === 'Enter' || event.key === ' ') walk.fold(now, !walk.unfolded.value.has(now));
        else return;
        event.preventDefault();
      }}
    >
      {lines.map((line) => (
        <Line key={line.node} line={line} walk={walk} model={model} />
      ))}
    </div>
  );
}

function Line(props: {
  readonly line: OutlineLine;
  readonly walk: TreeWalk;
  readonly model: TreeModel;
}): VNode {
  const { walk, model } = props;
  const { node, level, position, setSize, isOpen } = props.line;
  const { tree: labels, number, figure } = messages();
  const here = walk.at.value;
  const guess = model.writeGuess(node);
  const { left, average } = model.factsOf(node);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree above listens for all of its lines.
    <div
      role="treeitem"
      data-line={node}
      class={`lab-line${walk.found.value.has(node) ? ' lab-line-found' : ''}`}
      tabIndex={node === here ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={isOpen}
      aria-selected={node === here}
      onClick={() => {
        if (node === here) walk.fold(node, !walk.unfolded.value.has(node));
        else walk.look(node);
      }}
    >
      <svg
        class="lab-indent"
        viewBox={`0 0 ${level * INDENT} 20`}
        width={level * INDENT}
        height="20"
        aria-hidden="true"
      >
        {isOpen !== undefined && (
          <path
            class="lab-fold"
            d={isOpen ? `M${level * INDENT - 14} 7h12l-6 8z` : `M${level * INDENT - 12} 4v12l8-6z`}
          />
        )}
      </svg>
      <CameBy model={model} node={node} />
      <span class="unseen">{labels.item(model.sayAnswer(node), guess, left)}</span>
      <b aria-hidden="true">{guess}</b>
      <span class="lab-line-left" aria-hidden="true">
        {number(left)} · {figure(average, 2)}
      </span>
    </div>
  );
}

/** Scrolls the list, never the page, because the user may be typing below the list. */
function bringIntoSight(item: HTMLElement, list: HTMLElement): void {
  const [line, frame] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
  if (line.top < frame.top) list.scrollTop -= frame.top - line.top;
  if (line.bottom > frame.bottom) list.scrollTop += line.bottom - frame.bottom;
}

const INDENT = 18;
