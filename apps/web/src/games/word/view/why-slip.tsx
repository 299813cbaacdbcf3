import type { VNode } from 'preact';
import { FindingPanel } from '../../mastermind/view/finding-panel.tsx';
import { wordWords } from '../messages/language.ts';
import { whySentence } from '../session/word-telling.ts';
import { useWordDesk } from './word-desk-context.ts';

export function WhySlip(): VNode | null {
  const desk = useWordDesk();
  const { why } = wordWords();
  if (!desk.why.value) return null;
  return (
    <FindingPanel heading={why.heading} sentence={whySentence(desk.why.value)}>
      <button
        type="button"
        class="press"
        onClick={() => {
          desk.why.value = undefined;
        }}
      >
        {why.close}
      </button>
    </FindingPanel>
  );
}
