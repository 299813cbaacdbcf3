import { checkFeedback } from '@inkling/games/mastermind/rules/notation';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Keycap } from '../../../ui/keycap.tsx';
import type { Desk } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { nameOf } from '../messages/names.ts';
import { useDesk } from './use-mastermind.ts';

/** Print or enter what is set, undo, redo, hint; and, in text, why it cannot be printed yet. */
export function Actions(): VNode {
  const desk = useDesk();
  const reasonId = useId();
  const { guess, two, solver } = messages();
  const { asks, editing, depositing, submission } = desk.session;
  const { value: asked } = asks;
  const isEditing = editing.value !== undefined;
  const { ready, reason } = readinessOf(desk);
  const main = { guess: guess.print, code: two.lay, turn: isEditing ? solver.save : solver.enter };
  return (
    <div class="actions">
      <button
        type="button"
        class="press press-main"
        aria-disabled={ready ? undefined : 'true'}
        aria-describedby={reasonId}
        onClick={() => desk.submit()}
      >
        {main[asked as keyof typeof main] ?? guess.print}
        <Keycap>Enter</Keycap>
      </button>
      {isEditing && (
        <>
          <button type="button" class="press" onClick={() => desk.hand.revise(editing.value ?? 0, undefined)}>
            {solver.remove}
          </button>
          <button type="button" class="press" onClick={() => desk.hand.edit(undefined)}>
            {solver.leave}
          </button>
        </>
      )}
      {depositing.value && (
        <button
          type="button"
          class="press"
          onClick={() => {
            depositing.value = false;
          }}
        >
          {two.cancel}
        </button>
      )}
      {asked !== 'code' && !isEditing && (
        <>
          <button type="button" class="press" onClick={() => desk.undo()}>
            {guess.undo}
            <Keycap>U</Keycap>
          </button>
          <button type="button" class="press" onClick={() => desk.redo()}>
            {guess.redo}
            <Keycap>R</Keycap>
          </button>
          {desk.gives('hints') && (
            <button type="button" class="press" onClick={() => void desk.explainer.hintMore()}>
              {guess.hint}
              <Keycap>H</Keycap>
            </button>
          )}
          {asked === 'turn' && (
            <button
              type="button"
              class="press"
              onClick={() => {
                desk.copying.value = 'link';
              }}
            >
              {solver.link}
            </button>
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
function readinessOf(desk: Desk): { readonly ready: boolean; readonly reason: string } {
  const { submission, answer, rules, asks } = desk.session;
  const { value: state } = submission;
  const names = (symbol: number) => nameOf(desk.skin, symbol);
  const contradicts = state.ready ? state.contradicts : [];
  if (state.ready && asks.value === 'turn') {
    const { answer: told, solver } = messages();
    const { exact, near } = answer.value;
    const possible = checkFeedback(exact, near, rules.places);
    if (possible.ok) return { ready: true, reason: solver.ready(exact, near) };
    const why = possible.error.code === 'impossible-feedback' ? possible.error.why : 'too-many';
    return { ready: false, reason: told.impossible(why, rules.places) };
  }
  if (contradicts.length > 0 && desk.settings.value.consistentOnly)
    return { ready: false, reason: messages().aids.held(contradicts.map((turn) => turn + 1)) };
  const told = state.ready && !desk.gives('evidence') ? { ...state, contradicts: [] } : state;
  return { ready: state.ready, reason: messages().guess.reason(told, names) };
}
