import { checkFeedback } from '@inkling/games/mastermind/rules/notation';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Keycap } from '../../../ui/keycap.tsx';
import { showCode } from '../controller/command-handlers.ts';
import { messages } from '../messages/language.ts';
import { namesOf } from '../messages/names.ts';
import { Pegs } from './pegs.tsx';
import { useDesk } from './use-mastermind.ts';

/** Give the answer, take one back, and what a maker can do with the own code. */
export function MakerActions(): VNode {
  const desk = useDesk();
  const reasonId = useId();
  const { guess, answer: told, maker, solver } = messages();
  const { session } = desk;
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
          onClick={() => desk.submit()}
        >
          {editing ? solver.save : told.give}
          <Keycap>Enter</Keycap>
        </button>
      )}
      {editing && (
        <button type="button" class="press" onClick={() => desk.hand.edit(undefined)}>
          {solver.leave}
        </button>
      )}
      <button type="button" class="press" onClick={() => desk.undo()}>
        {guess.undo}
        <Keycap>U</Keycap>
      </button>
      <button type="button" class="press" onClick={() => desk.redo()}>
        {guess.redo}
        <Keycap>R</Keycap>
      </button>
      {mayDeposit && (
        <button
          type="button"
          class="press"
          onClick={() => {
            session.depositing.value = true;
          }}
        >
          {maker.deposit}
        </button>
      )}
      {code && (
        <>
          {asks && !editing && (
            <button type="button" class="press" onClick={() => desk.hand.scoreTruly()}>
              {maker.truly}
            </button>
          )}
          <button
            type="button"
            class="press"
            aria-pressed={desk.isCodeShown.value}
            onClick={() => showCode(desk)}
          >
            {desk.isCodeShown.value ? maker.hide : maker.show}
            <Keycap>C</Keycap>
          </button>
          {desk.isCodeShown.value && (
            <span class="pegs pegs-own" role="img" aria-label={namesOf(desk.skin, code).join(', ')}>
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
