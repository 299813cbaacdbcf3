import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { TreeNode } from '../game/questions.ts';
import { messages } from '../messages/language.ts';

/** The whole strategy, folded below its first answers: every place unfolds what comes after it. */
export function StrategyTree({ tree }: { readonly tree: TreeNode }): VNode {
  const { search: labels } = messages();
  return (
    <div class="own-tree">
      <h4>{labels.tree}</h4>
      <Place node={tree} isOpen />
    </div>
  );
}

/** What is not unfolded is not drawn, so that a large strategy costs nothing. */
function Place({ node, isOpen = false }: { readonly node: TreeNode; readonly isOpen?: boolean }): VNode {
  const { search: labels } = messages();
  const open = useSignal(isOpen);
  if (node.guess === undefined) return <EndOfPlay node={node} />;
  return (
    <details
      open={open.value}
      onToggle={({ currentTarget }) => {
        open.value = currentTarget.open;
      }}
    >
      <summary>
        {node.answer !== undefined && <i>{node.answer}</i>} <b>{labels.ask(node.guess)}</b>{' '}
        <small>{node.left > node.secrets.length ? labels.left(node.left) : labels.over(node.secrets)}</small>
      </summary>
      {open.value && (
        <ul>
          {node.branches.map((branch) => (
            <li key={branch.answer}>
              <Place node={branch} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function EndOfPlay({ node }: { readonly node: TreeNode }): VNode {
  return (
    <p class="own-end">
      {node.answer !== undefined && <i>{node.answer}</i>} <b>{messages().search.over(node.secrets)}</b>
    </p>
  );
}
