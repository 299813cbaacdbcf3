import { countIn } from '@inkling/games/mastermind/rules/partial-turn';
import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { KeyMarks } from '../../../ui/key-marks.tsx';
import { SettingUp } from '../board/setting-up.tsx';
import { StatusLine } from '../board/status-line.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { type Answer, stepPart } from '../session/answer.ts';
import { mayLeaveOpen } from '../session/seating.ts';
import { Actions } from './actions.tsx';
import { MakerActions } from './maker-actions.tsx';
import { Palette } from './palette.tsx';
import { answerFault, readinessOf } from './readiness.ts';

/** What the game waits for, and the controls to provide it: a guess, a guess with its answer, an answer, or a code. */
export function Dock(): VNode {
  const { remark } = useMastermind();
  return (
    <SettingUp remark={remark.sentence.value} onDismiss={() => remark.dismiss()}>
      <Controls />
    </SettingUp>
  );
}

function Controls(): VNode {
  const controller = useMastermind();
  const { maker, two, solver } = messages();
  const editing = controller.session.editing.value;
  const title = editing !== undefined && <p class="dock-title">{solver.editing(editing + 1)}</p>;
  switch (controller.session.asks.value) {
    case 'answer':
      return (
        <>
          {title}
          <AnswerPad />
          <MakerActions />
        </>
      );
    case 'player':
    case 'nothing':
      return (
        <>
          <p class="dock-title">
            {controller.contradiction.value || controller.isEndInDoubt.value
              ? maker.fault('contradiction')
              : maker.thinking}
          </p>
          <MakerActions />
        </>
      );
    case 'code':
      return (
        <>
          <p class="dock-title">
            <strong>{two.heading}.</strong>{' '}
            {controller.session.depositing.value ? maker.depositHelp : two.askCode}
          </p>
          <Palette />
          <Actions />
        </>
      );
    case 'turn':
      return (
        <>
          {title || <Status />}
          <Palette />
          <AnswerPad />
          <Actions />
        </>
      );
    default:
      return (
        <>
          <Status />
          <Palette />
          <Actions />
        </>
      );
  }
}

/** The numbers of exact and near, each with a button on either side, and the marks that they produce. */
function AnswerPad(): VNode {
  const controller = useMastermind();
  const { answer: text } = messages();
  const { answer, asks, rules } = controller.session;
  const { exact, near, unknown } = answer.value;
  const fault = answerFault(answer.value, rules);
  return (
    <fieldset class="answer">
      <legend class="unseen">{text.heading}</legend>
      <Count part="exact" />
      <Count part="near" />
      {fault === undefined && (
        <KeyMarks feedback={{ exact, near }} isPartial={unknown !== undefined} places={rules.places} />
      )}
      {/* If the status line has no room for it. */}
      {fault !== undefined && asks.value === 'turn' && (
        <p class="answer-fault" aria-hidden="true">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

function Count({ part }: { readonly part: Answer['part'] }): VNode {
  const controller = useMastermind();
  const { answer: text } = messages();
  const { answer, rules, seating } = controller.session;
  const count = countIn(answer.value, part);
  const step = (by: number) => {
    answer.value = stepPart(answer.value, by, rules.places, part, mayLeaveOpen(seating.value, rules));
  };
  return (
    <span class={answer.value.part === part ? 'count count-current' : 'count'}>
      <Button aria-label={text.less(part, count)} onPress={() => step(-1)}>
        <span aria-hidden="true">−</span>
      </Button>
      <span class="count-value">
        <b>{count ?? '?'}</b> {text[part]}
      </span>
      <Button aria-label={text.more(part, count)} onPress={() => step(1)}>
        <span aria-hidden="true">+</span>
      </Button>
    </span>
  );
}

/** The current turn, and what is missing from the guess. */
function Status(): VNode {
  const controller = useMastermind();
  const { draft, view } = controller.session;
  return (
    <StatusLine
      turn={controller.turnNumber}
      turnsMax={view.value.turnsMax}
      draft={draft.value}
      reason={readinessOf(controller).reason}
    />
  );
}
