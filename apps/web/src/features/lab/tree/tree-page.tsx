import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/fields.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { messages } from '../messages/language.ts';
import type { ShownTree } from '../model/tree-model.ts';
import { type Shareable, ShareBox } from '../view/share-box.tsx';
import { ColumnsView } from './columns-view.tsx';
import { IcicleView } from './icicle-view.tsx';
import { NodeAnswers, NodeFacts, SecretsLeft } from './node-facts.tsx';
import { openFiles } from './open-form.tsx';
import { OutlineView } from './outline-view.tsx';
import { TREE_VIEWS, type TreeController } from './tree-controller.ts';
import { TreePath } from './tree-path.tsx';
import { TreeSetting } from './tree-setting.tsx';

type Props = { readonly controller: TreeController };

/** The tree page: the tree in one of three views, facts about the current node, and the source of the tree. */
export function TreePage({ controller }: Props): VNode {
  const dropping = useSignal(false);
  const tree = controller.tree.value;
  const drop = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    dropping.value = isOver;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way to do what the file button does.
    <div
      class={`lab-tree${dropping.value ? ' lab-dropping' : ''}`}
      onDragOver={drop(true)}
      onDragLeave={drop(false)}
      onDrop={(event) => {
        drop(false)(event);
        void openFiles(controller, Array.from(event.dataTransfer?.files ?? []));
      }}
    >
      <Heading controller={controller} tree={tree} />
      {tree && <Shown controller={controller} tree={tree} />}
      <TreeSetting controller={controller} />
    </div>
  );
}

/** The page's heading, the strategy whose tree is shown, and a form for finding a secret in it. */
function Heading({ controller, tree }: Props & { readonly tree: ShownTree | undefined }): VNode {
  const labels = messages().tree;
  return (
    <div class="lab-setting lab-tree-head">
      <h2 id="tree-heading">{labels.heading}</h2>
      {tree && (
        <>
          <p>{labels.whose(tree)}</p>
          <WhereForm controller={controller} />
        </>
      )}
    </div>
  );
}

function Shown({ controller, tree }: Props & { readonly tree: ShownTree }): VNode {
  const labels = messages().tree;
  const { walk } = controller;
  const { model } = tree;
  const { file } = tree.tree;
  const line = controller.terminalLine();
  const texts: Shareable[] = [['link', () => controller.context.site()]];
  if (line !== undefined) texts.push(['command', () => line]);
  if (file !== undefined) texts.push(['file', () => file]);
  const { value: view } = controller.view;
  return (
    <>
      <section class="lab-picture" aria-labelledby="tree-heading">
        <div class="lab-bar-row">
          <TreePath walk={walk} model={model} />
          <Segments
            label={labels.view}
            value={view}
            options={TREE_VIEWS}
            name={(each) => labels.views[each]}
            onPick={(picked) => {
              controller.view.value = picked;
            }}
          />
        </div>
        {view === 'columns' && <ColumnsView controller={controller} walk={walk} model={model} />}
        {view === 'icicle' && <IcicleView walk={walk} model={model} />}
        {view === 'outline' && <OutlineView walk={walk} model={model} />}
      </section>
      <div class="lab-side">
        {view !== 'columns' && <NodeFacts walk={walk} model={model} />}
        <SecretsLeft walk={walk} model={model} />
      </div>
      <div class="lab-side">
        {view !== 'columns' && <NodeAnswers walk={walk} model={model} />}
        <ShareBox say={controller.context.say} texts={texts} />
        <p class="aside lab-verified">
          {labels.verified(tree)} {labels.proof(tree)} <span>{labels.took(tree.milliseconds)}.</span>
        </p>
      </div>
    </>
  );
}

function WhereForm({ controller }: Props): VNode {
  const labels = messages().tree;
  const typed = useSignal('');
  return (
    <Form
      class="lab-where"
      onSubmit={() => {
        const guess = controller.typedGame.parseGuess(typed.value);
        if (guess.ok) controller.walk.where(guess.value);
        else controller.context.say(guess.error);
      }}
    >
      <TextField label={labels.whereHeading} text={typed} />
      <Button submits>{labels.find}</Button>
    </Form>
  );
}
