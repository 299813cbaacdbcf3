import type { VNode } from 'preact';
import { Press } from '../../../ui/press.tsx';
import { useMastermind } from '../controller/controller.ts';
import { HINT_STEPS } from '../controller/explainer.ts';
import { messages } from '../messages/language.ts';
import { nameOf } from '../pieces/names.ts';
import { FindingPanel } from './finding-panel.tsx';

/** The hint as far as it was asked for, with the next step or, at the end, the placement itself. */
export function HintPanel(): VNode | null {
  const controller = useMastermind();
  const told = controller.explainer.hint.value;
  if (!told) return null;
  const { hint, why } = messages();
  const { clue, step } = told;
  const last = step >= HINT_STEPS - 1;
  return (
    <FindingPanel heading={hint.heading} sentence={controller.explainer.hintSentence()}>
      {clue && !last && <Press onPress={() => controller.dispatch({ kind: 'hint' })}>{hint.next}</Press>}
      {clue && last && (
        <Press
          onPress={() => {
            controller.dispatch({ kind: 'put', symbol: clue.symbol, place: clue.place });
            controller.explainer.hint.value = undefined;
          }}
        >
          {why.put(clue.place + 1, nameOf(controller.skin, clue.symbol))}
        </Press>
      )}
    </FindingPanel>
  );
}
