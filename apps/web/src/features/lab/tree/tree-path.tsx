import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import type { TreeModel } from '../model/tree-model.ts';
import { CameBy } from './node-facts.tsx';
import type { TreeWalk } from './tree-walk.ts';

/**
 * The answers from the first guess to the current node, with the number of secrets that each left. Each links
 * back to its node.
 */
export function TreePath(props: { readonly walk: TreeWalk; readonly model: TreeModel }): VNode {
  const { walk, model } = props;
  const { tree: labels, number } = messages();
  const here = walk.at.value;
  return (
    <nav aria-label={labels.line}>
      <ol class="lab-path">
        {model.lineTo(here).map((node) => (
          <li key={node}>
            <button
              type="button"
              class="lab-step"
              aria-current={node === here ? 'step' : undefined}
              onClick={() => walk.look(node)}
            >
              {node === 0 ? (
                <b>{labels.start}</b>
              ) : (
                <>
                  <CameBy model={model} node={node} />
                  <span class="unseen">{model.sayAnswer(node)}: </span>
                </>
              )}
              <span class="lab-step-left">{number(model.leftAt(node))}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
