import type { VNode } from 'preact';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { Actions } from './actions.tsx';
import { AnswerPad } from './answer-pad.tsx';
import { MakerActions } from './maker-actions.tsx';
import { Palette } from './palette.tsx';
import { Status } from './status.tsx';

/** What the game waits for, and what it is set with: a guess, a guess with its answer, an answer, or a code. */
export function Dock(): VNode {
  const controller = useMastermind();
  const { maker, two, solver } = messages();
  const editing = controller.session.editing.value;
  const title = editing !== undefined && <p class="dock-title">{solver.editing(editing + 1)}</p>;
  switch (controller.session.asks.value) {
    case 'answer':
      return (
        <div class="setting-up">
          {title}
          <AnswerPad />
          <MakerActions />
        </div>
      );
    case 'player':
      return (
        <div class="setting-up">
          <p class="dock-title">
            {controller.contradiction.value ? maker.fault('contradiction') : maker.thinking}
          </p>
          <MakerActions />
        </div>
      );
    case 'code':
      return (
        <div class="setting-up">
          <p class="dock-title">
            <strong>{two.heading}.</strong>{' '}
            {controller.session.depositing.value ? maker.depositHelp : two.askCode}
          </p>
          <Palette />
          <Actions />
        </div>
      );
    case 'turn':
      return (
        <div class="setting-up">
          {title || <Status />}
          <Palette />
          <AnswerPad />
          <Actions />
        </div>
      );
    default:
      return (
        <div class="setting-up">
          <Status />
          <Palette />
          <Actions />
        </div>
      );
  }
}
