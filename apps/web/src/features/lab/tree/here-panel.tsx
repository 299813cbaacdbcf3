import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { messages } from '../messages/language.ts';
import type { TreeModel } from '../model/tree-model.ts';
import type { TreeController } from './tree-controller.ts';

/** Facts about the current node, and a button to start a game from it. */
export function HerePanel(props: { readonly controller: TreeController; readonly model: TreeModel }): VNode {
  const { controller, model } = props;
  const { tree: labels, number, figure } = messages();
  const node = controller.walk.at.value;
  const { left, average, worst, possible } = model.factsOf(node);
  const whole = model.factsOf(0);
  const { Guess } = model.game.part.views;
  const facts = { left: number(left), average: figure(average, 2), worst: number(worst) };
  return (
    <section class="lab-here" aria-labelledby="here-heading">
      <h2 id="here-heading">{labels.here}</h2>
      <div class="lab-here-guess">
        <h3>{labels.guessNext}</h3>
        <Guess rules={model.game.rules} guess={model.tree.guesses[node] as string} />
        <p class="aside">{possible ? labels.possible : labels.impossible}</p>
      </div>
      <dl>
        {Object.entries(facts).map(([name, fact]) => (
          <div key={name}>
            <dt>{labels.factNames[name as keyof typeof facts]}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p class="lab-here-whole">{labels.whole(whole.average, whole.worst)}</p>
      {model.game.part.playFrom && (
        <Button main onPress={() => void controller.playFrom()}>
          {labels.playFrom}
        </Button>
      )}
    </section>
  );
}
