import { checkFeedback } from '@inkling/games/mastermind/rules/notation';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from '../../../ui/button.tsx';
import { Pieces } from '../board/pieces.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { namesOf } from '../pieces/names.ts';
import { hasAnswers } from '../session/branches.ts';

/** Give the answer, take one back, and what makers can do with their own code. */
export function MakerActions(): VNode {
  const controller = useMastermind();
  const reasonId = useId();
  const { guess, answer: text, maker, solver } = messages();
  const { session } = controller;
  const { exact, near } = session.answer.value;
  const possible = checkFeedback(exact, near, session.rules.places);
  const editing = session.editing.value !== undefined;
  const asks = session.asks.value === 'answer';
  const isMaker = session.seating.value.seat === 'maker';
  const mayDeposit = isMaker && asks && !editing && !session.hasCode && session.turns.value.length === 0;
  return (
    <div class="actions">
      {asks && (
        <Button
          main
          off={!possible.ok}
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
      <Button
        off={!hasAnswers(session.sheet.value)}
        onPress={() => controller.dispatch({ kind: 'undo' })}
        keycap="U"
      >
        {guess.undo}
      </Button>
      {session.canRedo && (
        <Button onPress={() => controller.dispatch({ kind: 'redo' })} keycap="R">
          {guess.redo}
        </Button>
      )}
      {mayDeposit && (
        <Button onPress={() => controller.dispatch({ kind: 'deposit' })}>{maker.deposit}</Button>
      )}
      <OwnCode isAsked={asks && !editing} />
      {asks && (
        <p class="reason" id={reasonId}>
          {possible.ok
            ? text.ready
            : possible.error.code === 'impossible-feedback'
              ? text.impossible(possible.error.why, session.rules.places)
              : ''}
        </p>
      )}
    </div>
  );
}

/** Answers by the code that was written down, and shows that code or hides it. */
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
