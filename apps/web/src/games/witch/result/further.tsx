import type { VNode } from 'preact';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { useWitch } from '../view/board-context.ts';
import { ScoreSheet } from '../view/score-sheet.tsx';
import { Tonight } from '../view/tonight.tsx';

/** The score, who was there, and the same board once more. */
export function Further(): VNode {
  const controller = useWitch();
  return (
    <div class="result-further">
      <ScoreSheet />
      <Tonight />
      <Press class="press-quiet" onPress={() => controller.again()}>
        {messages().ending.again}
      </Press>
    </div>
  );
}
