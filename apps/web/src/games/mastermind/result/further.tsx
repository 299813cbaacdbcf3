import type { VNode } from 'preact';
import { Press } from '../../../ui/press.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { BranchPanel } from '../view/branch-panel.tsx';
import { ContradictionPanel } from '../view/contradiction-panel.tsx';
import { CopyPanel } from '../view/copy-panel.tsx';
import { WhyPanel } from '../view/why-panel.tsx';

/** The way back into the game, and what was asked for by commands. */
export function Further(): VNode {
  const controller = useMastermind();
  const { ending, guess } = messages();
  const { seat } = controller.session.seating.value;
  const byHand = seat === 'maker' || seat === 'solver';
  return (
    <div class="result-further">
      <ContradictionPanel />
      <WhyPanel />
      <CopyPanel />
      <BranchPanel />
      <Press class="press-quiet" onPress={() => controller.dispatch({ kind: 'undo' })}>
        {byHand ? guess.undo : ending.back}
      </Press>
    </div>
  );
}
