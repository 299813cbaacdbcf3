import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { Segments } from '../../../ui/fields.tsx';
import { Form } from '../../../ui/form.tsx';
import { Press } from '../../../ui/press.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { messages } from '../messages/language.ts';
import type { ShownTree } from '../model/tree-model.ts';
import { type Shareable, ShareBox } from '../view/share-box.tsx';
import { IcicleView } from './icicle-view.tsx';
import { NodeAnswers, NodeFacts } from './node-facts.tsx';
import { openFiles } from './open-form.tsx';
import { OutlineView } from './outline-view.tsx';
import type { TreeController } from './tree-controller.ts';
import { TreeSetting } from './tree-setting.tsx';

const VIEWS = ['icicle', 'outline'] as const;

type Props = { readonly controller: TreeController };

/** Where the tree comes from, the tree itself in one of two views, and the node that is looked at. */
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
      <TreeSetting controller={controller} />
      {tree && <Shown controller={controller} tree={tree} />}
    </div>
  );
}

function Shown({ controller, tree }: Props & { readonly tree: ShownTree }): VNode {
  const labels = messages().tree;
  const { file } = tree.tree;
  const line = controller.terminalLine();
  const texts: Shareable[] = [['link', () => controller.context.site()]];
  if (line !== undefined) texts.push(['command', () => line]);
  if (file !== undefined) texts.push(['file', () => file]);
  return (
    <>
      <section class="lab-picture" aria-labelledby="picture-heading">
        <h2 id="picture-heading">
          {labels.name(tree)} <small>{labels.took(tree.milliseconds)}</small>
        </h2>
        <p>
          {labels.verified(tree)} {labels.proof(tree)}
        </p>
        <div class="lab-bar-row">
          <Segments
            label={labels.view}
            value={controller.view.value}
            options={VIEWS}
            name={(view) => labels.views[view]}
            onPick={(view) => {
              controller.view.value = view;
            }}
          />
          <WhereForm controller={controller} />
        </div>
        {controller.view.value === 'icicle' ? (
          <IcicleView walk={controller.walk} model={tree.model} />
        ) : (
          <OutlineView walk={controller.walk} model={tree.model} />
        )}
      </section>
      <NodeFacts walk={controller.walk} model={tree.model} />
      <div class="lab-side">
        <NodeAnswers walk={controller.walk} model={tree.model} />
        <ShareBox say={controller.context.say} texts={texts} />
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
      <TextField label={labels.whereHeading} text={typed} describedBy="where-help" />
      <Press submits>{labels.find}</Press>
      <p class="aside" id="where-help">
        {labels.whereHelp}
      </p>
    </Form>
  );
}
