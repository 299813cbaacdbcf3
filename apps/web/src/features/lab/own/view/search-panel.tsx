import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { Button } from '../../../../ui/button.tsx';
import { Progress } from '../../view/task-buttons.tsx';
import type { OwnController } from '../controller/own-controller.ts';
import type { SearchState } from '../controller/own-search.ts';
import type { OpenedGame, TreeNode } from '../game/questions.ts';
import { saveText } from '../game/text-file.ts';
import { messages } from '../messages/language.ts';

/** The search for the best strategy: its start, progress, stop and result. */
export function SearchPanel(props: { readonly controller: OwnController; readonly game: OpenedGame }): VNode {
  const { controller, game } = props;
  const { search: labels } = messages();
  const { value: state } = controller.search.state;
  return (
    <section class="own-search" aria-labelledby="search-heading">
      <h3 id="search-heading">{labels.heading}</h3>
      {state.kind === 'running' ? (
        <Running controller={controller} state={state} game={game} />
      ) : (
        state.kind !== 'found' && (
          <>
            <p>{state.kind === 'idle' ? labels.lead : labels[state.kind]}</p>
            <p class="actions">
              <Button onPress={() => void controller.search.start(game)}>{labels.start}</Button>
            </p>
          </>
        )
      )}
      {state.kind === 'found' && <Found state={state} game={game} />}
    </section>
  );
}

function Running(props: {
  readonly controller: OwnController;
  readonly state: Extract<SearchState, { kind: 'running' }>;
  readonly game: OpenedGame;
}): VNode {
  const { search: labels } = messages();
  const { progress, isStopping } = props.state;
  const count = props.game.secrets.length;
  const text = !progress
    ? labels.begins
    : progress.phase === 'listing'
      ? labels.listing(progress.listed)
      : labels.bounds(progress.lower, progress.upper, count);
  return (
    <div class="lab-progress">
      <Progress text={text} />
      <Button off={isStopping} onPress={() => props.controller.search.stop()}>
        {isStopping ? labels.stopping : labels.stop}
      </Button>
    </div>
  );
}

function Found(props: {
  readonly state: Extract<SearchState, { kind: 'found' }>;
  readonly game: OpenedGame;
}): VNode {
  const { search: labels } = messages();
  const { optimum, tree } = props.state;
  const { average, worst, lower, total, proved, certificate } = optimum;
  const { game } = props;
  return (
    <>
      <p role="status">
        {proved
          ? labels.proved(average, worst)
          : labels.stopped(average, total === 0 ? 0 : (lower * average) / total, worst)}{' '}
        {game.alike.length > 0 && labels.upToAlike}
      </p>
      {tree && <StrategyTree tree={tree} />}
      <div class="actions">
        <Button onPress={() => saveText(`${game.name}.strategy`, certificate)}>{labels.certificate}</Button>
        {game.alike.length > 0 && (
          <Button onPress={() => saveText(`${game.name}.certified.json`, game.searched)}>
            {labels.certified}
          </Button>
        )}
      </div>
      <p class="aside">{game.alike.length > 0 ? labels.certifiedHelp : labels.certificateHelp}</p>
    </>
  );
}

/** The whole strategy as a tree, folded below the first answers. */
function StrategyTree({ tree }: { readonly tree: TreeNode }): VNode {
  const { search: labels } = messages();
  return (
    <div class="own-tree">
      <h4>{labels.tree}</h4>
      <Place node={tree} isOpen />
    </div>
  );
}

/** A node of the strategy. Folded content is not rendered, so that even a large strategy is cheap to show. */
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
