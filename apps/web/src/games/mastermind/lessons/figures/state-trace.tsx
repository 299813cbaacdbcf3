import { feedbackOf } from '@inkling/core/feedback';
import type { VNode } from 'preact';
import { WideBox } from '../../../../ui/wide-box.tsx';
import { messages } from '../messages/language.ts';
import { printedTrace } from '../model/printed-trace.ts';
import type { StateRun } from '../model/state-run.ts';
import { AnswerSign } from './answer-sign.tsx';
import { Pegs } from './pegs.tsx';

/** Every guess with the state that made it and the rules that it set off; and the essay's own print of the same. */
export function StateTrace({ run }: { readonly run: StateRun }): VNode {
  const labels = messages().states;
  return (
    <>
      <h3>{labels.traceHeading}</h3>
      {run.steps.length === 0 ? (
        <p>{labels.nothingYet}</p>
      ) : (
        <ol class="printed">
          {run.steps.map((step, at) => {
            return (
              <li key={at} class="bar state-step">
                <span class="bar-number">{at + 1}</span>
                <Pegs code={step.guess} />
                <AnswerSign feedback={feedbackOf(step.feedback)} />
                <span class="state-moved">{labels.moved(step)}</span>
                <span class="state-rules">
                  {step.passed !== undefined && step.passed > 0n && (
                    <span>{labels.passed(step.passed)}.</span>
                  )}
                  {labels.rules(step).map((rule) => (
                    <span key={rule}>{rule}</span>
                  ))}
                </span>
              </li>
            );
          })}
        </ol>
      )}
      <details class="essay-print">
        <summary>{labels.printed}</summary>
        <WideBox label={labels.printed}>
          <pre lang="en">{printedTrace(run)}</pre>
        </WideBox>
      </details>
    </>
  );
}
