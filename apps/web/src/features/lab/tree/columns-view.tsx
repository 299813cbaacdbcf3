import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { messages } from '../messages/language.ts';
import type { TreeModel } from '../model/tree-model.ts';
import { columnsOf, type TreeColumn } from './columns.ts';
import { HerePanel } from './here-panel.tsx';
import { CameBy } from './node-facts.tsx';
import type { TreeController } from './tree-controller.ts';
import type { TreeWalk } from './tree-walk.ts';

const COLUMNS = 3;
/** The number of answers shown initially in a column. */
const ROWS = 9;

type Props = { readonly walk: TreeWalk; readonly model: TreeModel };

/**
 * The current path as columns side by side: each shows a guess and its answers, the largest first. Next to them
 * are the facts about the current node.
 */
export function ColumnsView(props: Props & { readonly controller: TreeController }): VNode {
  const { controller, walk, model } = props;
  const here = walk.at.value;
  const box = useRef<HTMLDivElement>(null);
  /**
   * The node that was current before an arrow key. Afterwards the focus moves to it, or else to the first
   * answer, in the current column.
   */
  const left = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (left.current === undefined) return;
    const row = (at: string) => box.current?.querySelector<HTMLElement>(`.lab-column-here ${at}`);
    (row(`[data-node="${left.current}"]`) ?? row('.lab-branch'))?.focus();
    left.current = undefined;
  }, [here]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go from button to button, as Tab does.
    <div
      ref={box}
      class="lab-columns"
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const button = (event.target as Element).closest<HTMLElement>('.lab-branch');
        if (!button) return;
        left.current = here;
        if (!step(event.key, button, walk)) left.current = undefined;
        else event.preventDefault();
        if (walk.at.value === here) left.current = undefined;
      }}
    >
      {columnsOf(model, here, COLUMNS).map((column) => (
        <Column key={column.node} walk={walk} model={model} column={column} isHere={column.node === here} />
      ))}
      <HerePanel controller={controller} model={model} />
    </div>
  );
}

function Column(props: Props & { readonly column: TreeColumn; readonly isHere: boolean }): VNode {
  const { walk, model, column, isHere } = props;
  const { tree: labels } = messages();
  const whole = useSignal(false);
  const { node, isAhead } = column;
  const children = model.largestFirst(node);
  const shown = whole.value || children.length <= ROWS + 1 ? children : children.slice(0, ROWS);
  const rest = children.slice(shown.length);
  const { Guess } = model.game.part.views;
  const kind = isAhead ? ' lab-column-ahead' : isHere ? ' lab-column-here' : '';
  return (
    <section
      class={`lab-column${kind}`}
      aria-label={labels.item(model.sayAnswer(node), model.writeGuess(node), model.leftAt(node))}
    >
      <h3 class="lab-column-head">
        <Guess rules={model.game.rules} guess={model.tree.guesses[node] as string} />
        <span class="lab-column-left">{labels.left(model.leftAt(node))}</span>
      </h3>
      {children.length === 0 && <p class="lab-column-end">{labels.nothingBelow}</p>}
      <ol>
        {shown.map((child) => (
          <Answer key={child} walk={walk} model={model} child={child} column={column} most={children[0]} />
        ))}
        {rest.length > 0 && (
          <li>
            <button
              type="button"
              class="lab-branch lab-branch-rest"
              onClick={() => {
                whole.value = true;
              }}
            >
              {labels.smaller(rest.length)}
              <span class="lab-branch-left">{sum(rest, model)}</span>
            </button>
          </li>
        )}
        {children.length > 0 && model.tree.hits[node] === 1 && <Found model={model} node={node} />}
      </ol>
    </section>
  );
}

/** An answer in a column. A click goes to its node. */
function Answer(
  props: Props & {
    readonly child: number;
    readonly column: TreeColumn;
    readonly most: number | undefined;
  },
): VNode {
  const { walk, model, child, column, most = child } = props;
  const { tree: labels, number } = messages();
  const left = model.leftAt(child);
  const isNext = child === column.next;
  const state = isNext
    ? column.isAhead || !walkedTo(walk, model, child)
      ? ' lab-branch-ahead'
      : ' lab-branch-next'
    : '';
  return (
    <li>
      <button
        type="button"
        data-node={child}
        class={`lab-branch${state}${walk.found.value.has(child) ? ' lab-branch-found' : ''}`}
        aria-current={state === ' lab-branch-next' ? 'step' : undefined}
        onClick={() => walk.look(child)}
      >
        <CameBy model={model} node={child} />
        <Bar share={left / model.leftAt(most)} />
        <span class="lab-branch-left" aria-hidden="true">
          {number(left)}
        </span>
        <span class="unseen">{labels.item(model.sayAnswer(child), model.writeGuess(child), left)}</span>
      </button>
    </li>
  );
}

/** The answer that ends the game at this node. */
function Found({ model, node }: { readonly model: TreeModel; readonly node: number }): VNode {
  const { game, tree } = model;
  const guess = tree.guesses[node] as string;
  const { Answer: Marks } = game.part.views;
  return (
    <li class="lab-branch lab-branch-end">
      <Marks rules={game.rules} answer={game.answerTo(guess, guess) ?? ''} />
      {messages().tree.found}
      <span class="lab-branch-left">1</span>
    </li>
  );
}

function Bar({ share }: { readonly share: number }): VNode {
  return (
    <svg class="lab-branch-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="lab-bar" width={Math.max(100 * share, 1)} height="8" />
    </svg>
  );
}

function walkedTo(walk: TreeWalk, model: TreeModel, node: number): boolean {
  return model.lineTo(walk.at.value).includes(node);
}

function sum(nodes: readonly number[], model: TreeModel): string {
  return messages().number(nodes.reduce((all, node) => all + model.leftAt(node), 0));
}

/**
 * Handles arrow keys: up and down within a column, right into an answer, left back out of it. Returns true if
 * the key was handled.
 */
function step(key: string, button: HTMLElement, walk: TreeWalk): boolean {
  const buttons = [...(button.closest('ol')?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(button as HTMLButtonElement);
  if (key === 'ArrowLeft') walk.up();
  else if (key === 'ArrowRight') button.click();
  else if (key === 'ArrowDown') buttons[at + 1]?.focus();
  else if (key === 'ArrowUp') buttons[at - 1]?.focus();
  else return false;
  return true;
}
