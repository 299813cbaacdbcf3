import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { RulesForm } from '../../view/rules-form.tsx';
import { ShareBox } from '../../view/share-box.tsx';
import { words } from '../../words/language.ts';
import type { ShownTree } from '../grown.ts';
import type { TreeDesk } from '../tree-desk.ts';
import { treeCommand } from '../tree-text.ts';
import { IcicleView } from './icicle-view.tsx';
import { NodeAnswers, NodeFacts } from './node-facts.tsx';
import { OpenForm, openFiles } from './open-form.tsx';
import { OutlineView } from './outline-view.tsx';
import { SourceForm, TreeProgress } from './source-form.tsx';

/** Where the tree comes from, the tree itself in one of two views, and the node that is looked at. */
export function TreePage({ desk }: { readonly desk: TreeDesk }): VNode {
  const { tree: told } = words();
  const dropping = useSignal(false);
  const state = desk.state.value;
  const tree = desk.tree.value;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way to do what the file button does.
    <div
      class={`lab-tree${dropping.value ? ' lab-dropping' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        dropping.value = true;
      }}
      onDragLeave={() => {
        dropping.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        dropping.value = false;
        void openFiles(desk, event.dataTransfer?.files);
      }}
    >
      <section class="lab-setting" aria-labelledby="tree-heading">
        <h2 id="tree-heading">{told.heading}</h2>
        <details class="lab-setup" open={!tree}>
          <summary>{told.setup}</summary>
          <RulesForm
            context={desk.context}
            game={desk.game.value}
            withWords={false}
            withNotation
            onChoose={(game) => {
              desk.game.value = game;
            }}
          />
          <div class="lab-sources">
            <SourceForm desk={desk} />
            <OpenForm desk={desk} />
          </div>
        </details>
        <TreeProgress desk={desk} />
        {state.kind === 'none' && <p class="lab-empty">{told.empty}</p>}
        {state.kind === 'stopped' && <p class="lab-empty">{told.stopped}</p>}
        {state.kind === 'broken' && <p class="notice">{told.broken}</p>}
        {state.kind === 'no-file' && <p class="notice">{told.noFile}</p>}
        {state.kind === 'refused' && <p class="notice">{told.refused(state.fault, state.game)}</p>}
      </section>
      {tree && <Shown desk={desk} tree={tree} />}
    </div>
  );
}

function Shown({ desk, tree }: { readonly desk: TreeDesk; readonly tree: ShownTree }): VNode {
  const { tree: told, share } = words();
  const { file } = tree.grown;
  const command = treeCommand(tree);
  return (
    <>
      <section class="lab-picture" aria-labelledby="picture-heading">
        <h2 id="picture-heading">
          {told.name(tree)} <small>{told.took(tree.milliseconds)}</small>
        </h2>
        <p>
          {told.verified(tree)} {told.proof(tree)}
        </p>
        <div class="lab-bar-row">
          <Views desk={desk} />
          <WhereForm desk={desk} />
        </div>
        {desk.view.value === 'icicle' ? (
          <IcicleView desk={desk} tree={tree} />
        ) : (
          <OutlineView desk={desk} tree={tree} />
        )}
      </section>
      <NodeFacts desk={desk} tree={tree} />
      <div class="lab-side">
        <NodeAnswers desk={desk} tree={tree} />
        <ShareBox
          context={desk.context}
          texts={[
            { name: share.link, text: () => location.href },
            ...(command === undefined ? [] : [{ name: share.command, text: () => command }]),
            ...(file === undefined ? [] : [{ name: share.file, text: () => file }]),
          ]}
        />
      </div>
    </>
  );
}

function Views({ desk }: { readonly desk: TreeDesk }): VNode {
  const { tree: told } = words();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend on screen.
    <div class="segments" role="group" aria-label={told.view}>
      {(['icicle', 'outline'] as const).map((view) => (
        <button
          key={view}
          type="button"
          class="press"
          aria-pressed={desk.view.value === view}
          onClick={() => {
            desk.view.value = view;
          }}
        >
          {told.views[view]}
        </button>
      ))}
    </div>
  );
}

function WhereForm({ desk }: { readonly desk: TreeDesk }): VNode {
  const { tree: told } = words();
  const typed = useSignal('');
  return (
    <form
      class="lab-where"
      onSubmit={(event) => {
        event.preventDefault();
        desk.whereTyped(typed.value);
      }}
    >
      <label class="text-field">
        {told.whereHeading}
        <input
          value={typed.value}
          maxLength={100}
          autocomplete="off"
          spellcheck={false}
          aria-describedby="where-help"
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="press">
        {told.find}
      </button>
      <p class="aside" id="where-help">
        {told.whereHelp}
      </p>
    </form>
  );
}
