import { feedbackOf } from '@inkling/core/feedback';
import type { VNode } from 'preact';
import { WideBox } from '../../view/wide-box.tsx';
import { printedTrace } from '../session/printed-trace.ts';
import type { StateRun } from '../session/state-run.ts';
import { words } from '../words/language.ts';
import { AnswerSign } from './answer-sign.tsx';
import { Pegs } from './pegs.tsx';

/** Every guess with the state that made it and the rules that it set off; and the essay's own print of the same. */
export function StateTrace({ run }: { readonly run: StateRun }): VNode {
  const told = words().states;
  return (
    <>
      <h3>{told.traceHeading}</h3>
      {run.steps.length === 0 ? (
        <p>{told.nothingYet}</p>
      ) : (
        <ol class="printed state-steps">
          {run.steps.map((step, at) => {
            return (
              <li key={at} class="bar state-step">
                <span class="bar-number">{at + 1}</span>
                <Pegs code={step.guess} />
                <AnswerSign feedback={feedbackOf(step.feedback)} />
                <span class="state-moved">{told.moved(step)}</span>
                <span class="state-rules">
                  {step.passed !== undefined && step.passed > 0n && <span>{told.passed(step.passed)}.</span>}
                  {told.rules(step).map((rule) => (
                    <span key={rule}>{rule}</span>
                  ))}
                </span>
              </li>
            );
          })}
        </ol>
      )}
      <details class="essay-print">
        <summary>{told.printed}</summary>
        <WideBox label={told.printed}>
          <pre lang="en">{printedTrace(run)}</pre>
        </WideBox>
      </details>
    </>
  );
}
