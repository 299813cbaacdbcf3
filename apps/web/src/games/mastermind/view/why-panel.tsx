import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import { nameOf } from '../messages/names.ts';
import { Slip } from './finding-panel.tsx';
import { useDesk } from './use-mastermind.ts';

/** Why the chosen cell is possible or not, from the engine's checked answer. */
export function WhyStrip(): VNode | null {
  const desk = useDesk();
  const told = desk.explainer.why.value;
  if (!told) return null;
  const { why } = messages();
  const { place, symbol } = told;
  const may = desk.session.asks.value === 'guess' || desk.session.asks.value === 'turn';
  return (
    <Slip heading={why.heading} sentence={desk.explainer.whySentence()}>
      {told.why.possible && may && (
        <button type="button" class="press" onClick={() => desk.place(symbol, place)}>
          {why.put(place + 1, nameOf(desk.skin, symbol))}
        </button>
      )}
      <button
        type="button"
        class="press"
        onClick={() => {
          desk.explainer.why.value = undefined;
        }}
      >
        {why.close}
      </button>
    </Slip>
  );
}
