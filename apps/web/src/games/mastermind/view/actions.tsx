import { checkFeedback } from '@inkling/games/mastermind/rules/notation';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Press } from '../../../ui/press.tsx';
import type { MastermindController } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { nameOf } from '../messages/names.ts';
import { useMastermind } from './use-mastermind.ts';

/** Print or enter what is set, undo, redo, hint; and, in text, why it cannot be printed yet. */
export function Actions(): VNode {
  const controller = useMastermind();
  const reasonId = useId();
  const { guess, two, solver } = messages();
  const { asks, editing, depositing, submission } = controller.session;
  const { value: asked } = asks;
  const isEditing = editing.value !== undefined;
  const { ready, reason } = readinessOf(controller);
  const main = { guess: guess.print, code: two.setCode, turn: isEditing ? solver.save : solver.enter };
  return (
    <div class="actions">
      <Press
        main
        off={!ready}
        aria-describedby={reasonId}
        onPress={() => controller.dispatch({ kind: 'submit' })}
        keycap="Enter"
      >
        {main[asked as keyof typeof main] ?? guess.print}
      </Press>
      {isEditing && (
        <>
          <Press onPress={() => controller.dispatch({ kind: 'drop', turn: editing.value ?? 0 })}>
            {solver.remove}
          </Press>
          <Press onPress={() => controller.dispatch({ kind: 'open-turn', turn: undefined })}>
            {solver.leave}
          </Press>
        </>
      )}
      {depositing.value && (
        <Press onPress={() => controller.dispatch({ kind: 'cancel-deposit' })}>{two.cancel}</Press>
      )}
      {asked !== 'code' && !isEditing && (
        <>
          <Press onPress={() => controller.dispatch({ kind: 'undo' })} keycap="U">
            {guess.undo}
          </Press>
          <Press onPress={() => controller.dispatch({ kind: 'redo' })} keycap="R">
            {guess.redo}
          </Press>
          {controller.gives('hints') && (
            <Press onPress={() => controller.dispatch({ kind: 'hint' })} keycap="H">
              {guess.hint}
            </Press>
          )}
          {asked === 'turn' && (
            <Press onPress={() => controller.dispatch({ kind: 'link' })}>{solver.link}</Press>
          )}
        </>
      )}
      <p class="reason" id={reasonId}>
        {submission.value && reason}
      </p>
    </div>
  );
}

/** Can what is set be printed, and what is there to say of it? */
function readinessOf(controller: MastermindController): { readonly ready: boolean; readonly reason: string } {
  const { submission, answer, rules, asks } = controller.session;
  const { value: state } = submission;
  const names = (symbol: number) => nameOf(controller.skin, symbol);
  const contradicts = state.ready ? state.contradicts : [];
  if (state.ready && asks.value === 'turn') {
    const { answer: told, solver } = messages();
    const { exact, near } = answer.value;
    const possible = checkFeedback(exact, near, rules.places);
    if (possible.ok) return { ready: true, reason: solver.ready(exact, near) };
    const why = possible.error.code === 'impossible-feedback' ? possible.error.why : 'too-many';
    return { ready: false, reason: told.impossible(why, rules.places) };
  }
  if (contradicts.length > 0 && controller.settings.value.consistentOnly)
    return { ready: false, reason: messages().aids.held(contradicts.map((turn) => turn + 1)) };
  const told = state.ready && !controller.gives('evidence') ? { ...state, contradicts: [] } : state;
  return { ready: state.ready, reason: messages().guess.reason(told, names) };
}
