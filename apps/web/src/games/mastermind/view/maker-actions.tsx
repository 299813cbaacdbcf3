import { checkFeedback } from '@inkling/games/mastermind/rules/notation';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Keycap } from '../../../ui/keycap.tsx';
import { messages } from '../messages/language.ts';
import { namesOf } from '../messages/names.ts';
import { Pegs } from './pegs.tsx';
import { useMastermind } from './use-mastermind.ts';

/** Give the answer, take one back, and what a maker can do with the own code. */
export function MakerActions(): VNode {
  const controller = useMastermind();
  const reasonId = useId();
  const { guess, answer: told, maker, solver } = messages();
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
        <button
          type="button"
          class="press press-main"
          aria-disabled={possible.ok ? undefined : 'true'}
          aria-describedby={reasonId}
          onClick={() => controller.dispatch({ kind: 'submit' })}
        >
          {editing ? solver.save : told.give}
          <Keycap>Enter</Keycap>
        </button>
      )}
      {editing && (
        <button
          type="button"
          class="press"
          onClick={() => controller.dispatch({ kind: 'open-turn', turn: undefined })}
        >
          {solver.leave}
        </button>
      )}
      <button type="button" class="press" onClick={() => controller.dispatch({ kind: 'undo' })}>
        {guess.undo}
        <Keycap>U</Keycap>
      </button>
      <button type="button" class="press" onClick={() => controller.dispatch({ kind: 'redo' })}>
        {guess.redo}
        <Keycap>R</Keycap>
      </button>
      {mayDeposit && (
        <button type="button" class="press" onClick={() => controller.dispatch({ kind: 'deposit' })}>
          {maker.deposit}
        </button>
      )}
      {code && (
        <>
          {asks && !editing && (
            <button type="button" class="press" onClick={() => controller.dispatch({ kind: 'true' })}>
              {maker.truly}
            </button>
          )}
          <button
            type="button"
            class="press"
            aria-pressed={controller.isCodeShown.value}
            onClick={() => controller.dispatch({ kind: 'show-code' })}
          >
            {controller.isCodeShown.value ? maker.hide : maker.show}
            <Keycap>C</Keycap>
          </button>
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
            ? told.ready
            : possible.error.code === 'impossible-feedback'
              ? told.impossible(possible.error.why, places)
              : ''}
        </p>
      )}
    </div>
  );
}
