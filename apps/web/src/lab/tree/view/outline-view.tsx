import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { AnswerMarks } from '../../view/answer-marks.tsx';
import { words } from '../../words/language.ts';
import type { ShownTree } from '../grown.ts';
import { outlineKey, outlineOf } from '../outline.ts';
import type { TreeDesk } from '../tree-desk.ts';

/** The tree as lines that unfold: the tree pattern of WAI-ARIA, with one tab stop. */
export function OutlineView({ desk, tree }: { readonly desk: TreeDesk; readonly tree: ShownTree }): VNode {
  const { tree: told, count, figure } = words();
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const { model } = tree;
  const lines = outlineOf(model, desk.unfolded.value);
  const here = desk.at.value;
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
      aria-label={told.outline}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const now = desk.at.value;
        const move = outlineKey(event.key, model, outlineOf(model, desk.unfolded.value), now);
        if (move?.kind === 'go') {
          moved.current = true;
          desk.look(move.node);
        } else if (move) desk.fold(now, move.open);
        else if (event.key === 'Enter' || event.key === ' ') desk.fold(now, !desk.unfolded.value.has(now));
        else return;
        event.preventDefault();
      }}
    >
      {lines.map(({ node, level, position, setSize, isOpen }) => {
        const guess = desk.write(model.data.guesses[node] as string);
        const answer = model.data.answers[node] as string;
        const { left, average } = model.factsOf(node);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree above listens for all of its lines.
          <div
            key={node}
            role="treeitem"
            data-line={node}
            class={`lab-line${desk.found.value?.line.has(node) ? ' lab-line-found' : ''}`}
            tabIndex={node === here ? 0 : -1}
            aria-level={level}
            aria-posinset={position}
            aria-setsize={setSize}
            aria-expanded={isOpen}
            aria-selected={node === here}
            onClick={() => {
              if (node === here) desk.fold(node, !desk.unfolded.value.has(node));
              else desk.look(node);
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
            {answer && <AnswerMarks answer={answer} game={model.game} />}
            <span class="unseen">{told.item(answer, guess, left)}</span>
            <b aria-hidden="true">{guess}</b>
            <span class="lab-line-left" aria-hidden="true">
              {count(left)} · {figure(average, 2)}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** Scrolls the list, never the page: the person may be typing below it. */
function bringIntoSight(item: HTMLElement, list: HTMLElement): void {
  const [line, frame] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
  if (line.top < frame.top) list.scrollTop -= frame.top - line.top;
  if (line.bottom > frame.bottom) list.scrollTop += line.bottom - frame.bottom;
}

const INDENT = 18;
