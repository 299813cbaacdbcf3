import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';

/** Buttons to undo the last turn, and to redo it if possible. `hasKeys`: whether the buttons show their keys. */
export function UndoRedo({ off = false, hasKeys = false }): VNode {
  const controller = useMastermind();
  const { guess } = messages();
  return (
    <>
      <Button
        data-once
        off={off}
        {...(hasKeys && { keycap: 'U' })}
        onPress={() => controller.dispatch({ kind: 'undo' })}
      >
        {guess.undo}
      </Button>
      {controller.session.canRedo && (
        <Button
          data-once
          {...(hasKeys && { keycap: 'R' })}
          onPress={() => controller.dispatch({ kind: 'redo' })}
        >
          {guess.redo}
        </Button>
      )}
    </>
  );
}
