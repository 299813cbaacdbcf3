import { checkFeedback } from '@inkling/games/mastermind/rules/notation';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Press } from '../../../ui/press.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { namesOf } from '../pieces/names.ts';
import { Pegs } from './pegs.tsx';

/** Give the answer, take one back, and what makers can do with their own code. */
export function MakerActions(): VNode {
  const controller = useMastermind();
  const reasonId = useId();
  const { guess, answer: text, maker, solver } = messages();
  const { session } = controller;
  const { exact, near } = session.answer.value;
  const { places } = session.rules;
  const possible = checkFeedback(exact, near, places);
  const editing = session.editing.value !== undefined;
  const asks = session.asks.value === 'answer';
  const isMaker = session.seating.value.seat === 'maker';
  const mayDeposit = isMaker && asks && !editing && !session.hasCode && session.turns.value.length === 0;
  const code = session.ownCode;
  return (
    <div class="actions">
      {asks && (
        <Press
          main
          off={!possible.ok}
          aria-describedby={reasonId}
          onPress={() => controller.dispatch({ kind: 'submit' })}
          keycap="Enter"
        >
          {editing ? solver.save : text.give}
        </Press>
      )}
      {editing && (
        <Press onPress={() => controller.dispatch({ kind: 'open-turn', turn: undefined })}>
          {solver.leave}
        </Press>
      )}
      <Press onPress={() => controller.dispatch({ kind: 'undo' })} keycap="U">
        {guess.undo}
      </Press>
      <Press onPress={() => controller.dispatch({ kind: 'redo' })} keycap="R">
        {guess.redo}
      </Press>
      {mayDeposit && <Press onPress={() => controller.dispatch({ kind: 'deposit' })}>{maker.deposit}</Press>}
      {code && (
        <>
          {asks && !editing && (
            <Press onPress={() => controller.dispatch({ kind: 'true' })}>{maker.truly}</Press>
          )}
          <Press
            aria-pressed={controller.isCodeShown.value}
            onPress={() => controller.dispatch({ kind: 'show-code' })}
            keycap="C"
          >
            {controller.isCodeShown.value ? maker.hide : maker.show}
          </Press>
          {controller.isCodeShown.value && (
            <span class="pegs pegs-own" role="img" aria-label={namesOf(controller.skin, code).join(', ')}>
              <Pegs code={code} />
            </span>
          )}
        </>
      )}
      {asks && (
        <p class="reason" id={reasonId}>
          {possible.ok
            ? text.ready
            : possible.error.code === 'impossible-feedback'
              ? text.impossible(possible.error.why, places)
              : ''}
        </p>
      )}
    </div>
  );
}
