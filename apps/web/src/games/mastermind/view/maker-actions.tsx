import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from '../../../ui/button.tsx';
import { Pieces } from '../board/pieces.tsx';
import { type MastermindController, useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { namesOf } from '../pieces/names.ts';
import { hasAnswers } from '../session/branches.ts';
import { answerFault } from './readiness.ts';
import { UndoRedo } from './undo-redo.tsx';

/** Buttons to give an answer, to take one back, and for what makers can do with their own code. */
export function MakerActions(): VNode {
  const controller = useMastermind();
  const reasonId = useId();
  const { answer: text, maker, solver } = messages();
  const { session } = controller;
  const fault = answerFault(session.answer.value, session.rules);
  const editing = session.editing.value !== undefined;
  const isAnswered = hasAnswers(session.sheet.value);
  const asks = session.asks.value === 'answer';
  const isMaker = session.seating.value.seat === 'maker';
  const mayDeposit = isMaker && asks && !editing && !session.hasCode && session.turns.value.length === 0;
  return (
    <div class={editing ? 'actions actions-editing' : 'actions'}>
      {asks && (
        <Button
          main
          data-once
          off={fault !== undefined}
          aria-describedby={reasonId}
          onPress={() => controller.dispatch({ kind: 'submit' })}
          keycap="Enter"
        >
          {editing ? solver.save : text.give}
        </Button>
      )}
      {editing && (
        <Button onPress={() => controller.dispatch({ kind: 'open-turn', turn: undefined })}>
          {solver.leave}
        </Button>
      )}
      {!editing && (isAnswered || session.canRedo) && <UndoRedo off={!isAnswered} hasKeys />}
      {mayDeposit && (
        <Button onPress={() => controller.dispatch({ kind: 'deposit' })}>{maker.deposit}</Button>
      )}
      {asks && (
        <p class="reason" id={reasonId}>
          {fault ?? wrongScore(controller) ?? text.ready}
        </p>
      )}
      <OwnCode isAsked={asks && !editing} />
    </div>
  );
}

/** Says what the answer should be according to the code that was written down, if the answer just given is wrong. */
function wrongScore({ session, refused }: MastermindController): string | undefined {
  const { trueAnswer } = session;
  if (!trueAnswer || refused.value !== session.answer.value) return undefined;
  return messages().maker.wrongScore(trueAnswer.exact, trueAnswer.near);
}

/** Buttons to answer according to the code that was written down, and to show or hide that code. */
function OwnCode({ isAsked }: { readonly isAsked: boolean }): VNode | null {
  const controller = useMastermind();
  const { maker } = messages();
  const code = controller.session.ownCode;
  if (!code) return null;
  return (
    <>
      {isAsked && <Button onPress={() => controller.dispatch({ kind: 'true' })}>{maker.truly}</Button>}
      <Button
        aria-pressed={controller.isCodeShown.value}
        onPress={() => controller.dispatch({ kind: 'show-code' })}
        keycap="C"
      >
        {controller.isCodeShown.value ? maker.hide : maker.show}
      </Button>
      {controller.isCodeShown.value && (
        <span class="pegs pegs-own" role="img" aria-label={namesOf(controller.skin, code).join(', ')}>
          <Pieces skin={controller.skin} code={code} />
        </span>
      )}
    </>
  );
}
