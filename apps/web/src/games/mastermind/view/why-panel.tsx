import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { nameOf } from '../pieces/names.ts';
import { FindingPanel } from './finding-panel.tsx';

/** Why the chosen cell is possible or not, according to the engine's checked answer. */
export function WhyPanel(): VNode | null {
  const controller = useMastermind();
  const explanation = controller.explainer.why.value;
  if (!explanation) return null;
  const { why } = messages();
  const { place, symbol } = explanation;
  const may = controller.session.asks.value === 'guess' || controller.session.asks.value === 'turn';
  return (
    <FindingPanel heading={why.heading} sentence={controller.explainer.whySentence()}>
      {explanation.why.possible && may && (
        <Button onPress={() => controller.dispatch({ kind: 'put', symbol, place })}>
          {why.put(place + 1, nameOf(controller.skin, symbol))}
        </Button>
      )}
      <Button
        onPress={() => {
          controller.explainer.why.value = undefined;
        }}
      >
        {why.close}
      </Button>
    </FindingPanel>
  );
}
