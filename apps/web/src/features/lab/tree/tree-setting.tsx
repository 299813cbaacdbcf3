import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { Pick } from '../../../ui/fields.tsx';
import { Form } from '../../../ui/form.tsx';
import { messages } from '../messages/language.ts';
import { RulesForm } from '../view/rules-form.tsx';
import { Progress, TaskButtons } from '../view/task-buttons.tsx';
import { OpenForm } from './open-form.tsx';
import type { TreeController, TreeState } from './tree-controller.ts';

type Props = { readonly controller: TreeController };

/** The form for making or opening a tree, and its progress. */
export function TreeSetting({ controller }: Props): VNode {
  const labels = messages().tree;
  const { value: state } = controller.state;
  const { value: game } = controller.game;
  return (
    <section class="lab-making" aria-label={labels.setup}>
      <details class="lab-setup" open={state.kind !== 'shown' && state.kind !== 'making'}>
        <summary>{labels.setup}</summary>
        <RulesForm
          parts={controller.context.parts.filter(({ usual }) => usual.tree.makers.length > 0)}
          game={game}
          withNotation
          onChoose={(chosen) => {
            controller.game.value = chosen;
          }}
        />
        <div class="lab-sources">
          <MakerForm controller={controller} />
          <OpenForm controller={controller} />
        </div>
      </details>
      {state.kind === 'making' && <Making controller={controller} state={state} />}
      {state.kind === 'none' && <p class="lab-empty">{labels.empty}</p>}
      {state.kind === 'broken' && <p class="notice">{labels.broken}</p>}
      {state.kind === 'no-file' && <p class="notice">{labels.noFile}</p>}
      {state.kind === 'refused' && <p class="notice">{messages().treeFault(state.fault, state.game)}</p>}
    </section>
  );
}

/** The form for choosing the strategy whose tree to make. */
function MakerForm({ controller }: Props): VNode {
  const labels = messages().tree;
  const { tree } = controller.makingGame;
  return (
    <Form class="lab-form" onSubmit={() => controller.make()}>
      <Pick
        label={labels.source}
        value={controller.maker.value}
        options={tree.makers}
        name={(name) => tree.makerName(name)}
        onPick={(name) => {
          controller.maker.value = name;
        }}
      />
      <div class="actions">
        <Button submits main>
          {labels.make}
        </Button>
      </div>
    </Form>
  );
}

/** The progress of the tree being made, as actual counts rather than estimates. */
function Making(props: Props & { readonly state: TreeState & { readonly kind: 'making' } }): VNode {
  const { controller, state } = props;
  const { isHeld, progress } = state;
  return (
    <div class="lab-progress">
      <Progress
        text={messages().tree.progress(progress)}
        counted={progress?.kind === 'played' ? progress : undefined}
      />
      <TaskButtons
        state={isHeld ? 'stopped' : 'running'}
        onStop={() => controller.stop()}
        onGoOn={() => controller.goOn()}
      />
    </div>
  );
}
