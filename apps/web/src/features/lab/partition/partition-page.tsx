import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { messages } from '../messages/language.ts';
import { RulesForm } from '../view/rules-form.tsx';
import { ShareBox } from '../view/share-box.tsx';
import { TaskButtons } from '../view/task-buttons.tsx';
import type { PartitionController } from './partition-controller.ts';
import { SplitCells } from './split-cells.tsx';
import { Verdicts } from './verdicts.tsx';

type Props = { readonly controller: PartitionController };

/** The partition page: how one or two guesses divide the remaining secrets, and how each measure rates them. */
export function PartitionPage({ controller }: Props): VNode {
  const labels = messages().partition;
  const { context } = controller;
  const game = controller.game.value;
  const { state, splits, fault, aside } = controller.known.value;
  const { Aside } = game.part.views;
  const written = controller.guesses.value.map((guess) => game.write(guess));
  return (
    <>
      <section class="lab-setting" aria-labelledby="partition-heading">
        <h2 id="partition-heading">{labels.heading}</h2>
        <RulesForm
          parts={context.parts}
          game={game}
          withNotation
          onChoose={(chosen) => controller.choose(chosen)}
        />
        <Turns controller={controller} />
        <GuessForm key={written.join()} written={written} controller={controller} />
      </section>
      <div class="lab-side">
        {splits.length > 0 && <Verdicts controller={controller} />}
        {splits.length > 0 && Aside && aside !== undefined && <Aside aside={aside} />}
      </div>
      <div class={`lab-splits${splits.length > 1 ? ' lab-two' : ''}`}>
        {state === 'splitting' && splits.length === 0 && <p class="lab-empty">{labels.thinking}</p>}
        {state === 'broken' && <p class="notice">{labels.broken}</p>}
        {fault && <p class="notice">{controller.sayFault(fault)}</p>}
        {splits.map((split, at) => (
          <SplitCells key={`${at} ${split.guess}`} controller={controller} split={split} isFirst={at === 0} />
        ))}
      </div>
      <ShareBox
        say={context.say}
        texts={[
          ...(splits.length > 0 ? [['command', () => controller.terminalLine()] as const] : []),
          ['link', () => context.site()],
        ]}
      />
    </>
  );
}

/** The turns so far. Clicking one goes back to the position before it. */
function Turns({ controller }: Props): VNode {
  const labels = messages().partition;
  const game = controller.game.value;
  const turns = controller.history.value.map(({ guess, answer }, at) =>
    labels.turn(at + 1, game.write(guess), game.sayAnswer(answer)),
  );
  return (
    <div class="lab-turns">
      <h3>{labels.history}</h3>
      {turns.length === 0 && <p class="aside">{labels.noHistory}</p>}
      <ol class="lab-turn-list">
        {turns.map((turn, at) => (
          <li key={at}>
            <Button aria-label={`${turn}. ${labels.backTo(at + 1)}`} onPress={() => controller.backTo(at)}>
              {turn}
            </Button>
          </li>
        ))}
      </ol>
      {turns.length > 0 && (
        <Button keycap="U" onPress={() => controller.up()}>
          {labels.up}
        </Button>
      )}
    </div>
  );
}

function GuessForm(props: Props & { readonly written: readonly string[] }): VNode {
  const { controller, written } = props;
  const labels = messages().partition;
  const first = useSignal(written[0] ?? '');
  const second = useSignal(written[1] ?? '');
  const { state } = controller.known.value;
  return (
    <Form class="lab-form" onSubmit={() => controller.splitTyped([first.value, second.value])}>
      <div class="lab-fields">
        <TextField label={labels.guess} text={first} />
        <TextField label={labels.other} text={second} />
      </div>
      <div class="actions">
        <Button submits main>
          {labels.split}
        </Button>
        <Button onPress={() => controller.split([])}>{labels.best}</Button>
        <TaskButtons
          state={state === 'splitting' ? 'running' : state === 'stopped' ? state : undefined}
          onStop={() => controller.stop()}
          onGoOn={() => controller.goOn()}
        />
      </div>
    </Form>
  );
}
