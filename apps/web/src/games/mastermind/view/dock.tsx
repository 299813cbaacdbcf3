import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import { Actions } from './actions.tsx';
import { AnswerPad } from './answer-pad.tsx';
import { GuessRow } from './guess-row.tsx';
import { MakerActions } from './maker-actions.tsx';
import { Palette } from './palette.tsx';
import { PendingRow } from './pending-row.tsx';
import { useMastermind } from './use-mastermind.ts';

/** Where the sheet is written: a guess, a guess with its answer, an answer, or a code; by who is asked. */
export function Dock(): VNode {
  const controller = useMastermind();
  const { maker, two, solver } = messages();
  const editing = controller.session.editing.value;
  switch (controller.session.asks.value) {
    case 'answer':
      return (
        <div class="dock">
          {editing !== undefined && <p class="dock-title">{solver.editing(editing + 1)}</p>}
          <PendingRow />
          <AnswerPad />
          <MakerActions />
        </div>
      );
    case 'player':
      return (
        <div class="dock">
          <p class="dock-title">
            {controller.contradiction.value ? maker.fault('contradiction') : maker.thinking}
          </p>
          <MakerActions />
        </div>
      );
    case 'code':
      return (
        <div class="dock dock-code">
          <p class="dock-title">
            <strong>{two.heading}.</strong>{' '}
            {controller.session.depositing.value ? maker.depositHelp : two.askCode}
          </p>
          <GuessRow />
          <Palette />
          <Actions />
        </div>
      );
    case 'turn':
      return (
        <div class="dock">
          {editing !== undefined && <p class="dock-title">{solver.editing(editing + 1)}</p>}
          <GuessRow />
          <Palette />
          <AnswerPad />
          <Actions />
        </div>
      );
    default:
      return (
        <div class="dock">
          <GuessRow />
          <Palette />
          <Actions />
        </div>
      );
  }
}
