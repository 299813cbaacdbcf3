import type { VNode } from 'preact';
import { HINT_STEPS } from '../controller/explainer.ts';
import { messages } from '../messages/language.ts';
import { nameOf } from '../messages/names.ts';
import { Slip } from './finding-panel.tsx';
import { useDesk } from './use-mastermind.ts';

/** The hint as far as it was asked for, with the next step or, at the end, the placement itself. */
export function HintStrip(): VNode | null {
  const desk = useDesk();
  const told = desk.explainer.hint.value;
  if (!told) return null;
  const { hint, why } = messages();
  const { clue, step } = told;
  const last = step >= HINT_STEPS - 1;
  return (
    <Slip heading={hint.heading} sentence={desk.explainer.hintSentence()}>
      {clue && !last && (
        <button type="button" class="press" onClick={() => void desk.explainer.hintMore()}>
          {hint.next}
        </button>
      )}
      {clue && last && (
        <button
          type="button"
          class="press"
          onClick={() => {
            desk.place(clue.symbol, clue.place);
            desk.explainer.hint.value = undefined;
          }}
        >
          {why.put(clue.place + 1, nameOf(desk.skin, clue.symbol))}
        </button>
      )}
    </Slip>
  );
}
