import type { VNode } from 'preact';
import { Button } from '../../../../ui/button.tsx';
import { Progress } from '../../view/task-buttons.tsx';
import type { ProofsController } from '../controller/proofs-controller.ts';
import { messages } from '../messages/language.ts';

/** The check of all lemmas: its buttons, progress and result. */
export function CheckPanel({ controller }: { readonly controller: ProofsController }): VNode {
  const { value: state } = controller.check.state;
  const { value: page } = controller.state;
  const { check, fault } = messages();
  const total = page.kind === 'open' ? page.proof.lemmas : undefined;
  const isRunning = state.kind === 'running';
  return (
    <div class="proofs-check">
      <div class="actions">
        {isRunning ? (
          <Button onPress={() => controller.check.stop()}>{check.stop}</Button>
        ) : (
          <Button main onPress={() => controller.check.start()}>
            {check.start}
          </Button>
        )}
        <Button onPress={() => controller.leave()}>{check.another}</Button>
      </div>
      {isRunning && (
        <p class="proofs-progress">
          <Progress
            text={check.at(state.lemmas, total)}
            counted={total === undefined ? undefined : { done: state.lemmas, total }}
          />
        </p>
      )}
      {state.kind === 'proved' && <p class="proofs-holds">{check.proved(state.proof)}</p>}
      {state.kind === 'refused' && <p class="notice">{fault(state.fault)}</p>}
      {state.kind === 'stopped' && <p>{check.stopped}</p>}
      {state.kind === 'broken' && <p class="notice">{check.broken}</p>}
    </div>
  );
}
