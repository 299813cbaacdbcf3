import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Press } from '../../../../ui/press.tsx';
import { NamedPieces } from '../../board/guess-bar.tsx';
import { messages as codeMessages } from '../../messages/language.ts';
import { isFull } from '../../session/draft.ts';
import { MarkLegend } from '../../view/mark-legend.tsx';
import { useLiar } from '../session/controller.ts';

/** The pieces to set the next guess from, and what can be done with it. */
export function Dock(): VNode {
  const controller = useLiar();
  return (
    <>
      <div class="dock">
        <NamedPieces
          skin={controller.skin}
          count={controller.view.value.params.rules.symbols}
          onPick={(symbol) => controller.place(symbol)}
        />
        <Actions />
      </div>
      <MarkLegend />
    </>
  );
}

function Actions(): VNode {
  const controller = useLiar();
  const reasonId = useId();
  const { guess } = codeMessages();
  return (
    <div class="actions">
      <Press
        main
        off={!isFull(controller.state.value.draft)}
        aria-describedby={reasonId}
        onPress={() => controller.submit()}
        keycap="Enter"
      >
        {guess.print}
      </Press>
      <Press onPress={() => controller.undo()}>{guess.undo}</Press>
      <Press onPress={() => controller.hint()}>{guess.hint}</Press>
      <p class="reason" id={reasonId}>
        {controller.remark.value}
      </p>
    </div>
  );
}
