import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { STATUS_ID } from '../board/status-line.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { readinessOf } from './readiness.ts';
import { UndoRedo } from './undo-redo.tsx';

/** Buttons to submit the draft, to undo, to redo if there is something to redo, and to ask for a hint. */
export function Actions(): VNode {
  const controller = useMastermind();
  const { guess, two, solver } = messages();
  const { asks, editing, depositing } = controller.session;
  const { value: asked } = asks;
  const isEditing = editing.value !== undefined;
  const { ready } = readinessOf(controller);
  const main = { guess: guess.print, code: two.setCode, turn: isEditing ? solver.save : solver.enter };
  return (
    <div class={isEditing ? 'actions actions-editing' : 'actions'}>
      <Button
        main
        class="press-check"
        data-once
        off={!ready}
        aria-describedby={STATUS_ID}
        onPress={() => controller.dispatch({ kind: 'submit' })}
        keycap="Enter"
      >
        {main[asked as keyof typeof main] ?? guess.print}
      </Button>
      {isEditing && (
        <>
          <Button onPress={() => controller.dispatch({ kind: 'drop', turn: editing.value ?? 0 })}>
            {solver.remove}
          </Button>
          <Button onPress={() => controller.dispatch({ kind: 'open-turn', turn: undefined })}>
            {solver.leave}
          </Button>
        </>
      )}
      {depositing.value && (
        <Button onPress={() => controller.dispatch({ kind: 'cancel-deposit' })}>{two.cancel}</Button>
      )}
      {asked !== 'code' && !isEditing && <Steps />}
    </div>
  );
}

function Steps(): VNode {
  const controller = useMastermind();
  const { guess } = messages();
  return (
    <>
      <UndoRedo />
      {controller.gives('hints') && (
        <Button data-once onPress={() => controller.dispatch({ kind: 'hint' })}>
          {guess.hint}
        </Button>
      )}
    </>
  );
}
