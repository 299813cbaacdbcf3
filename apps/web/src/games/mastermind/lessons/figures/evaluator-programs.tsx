import type { VNode } from 'preact';
import { WideBox } from '../../../../ui/wide-box.tsx';
import { messages } from '../messages/language.ts';
import { EVALUATORS } from '../model/evaluators.ts';
import { EVALUATOR_SOURCES } from './evaluator-sources.ts';

/** How each runner scores: the three programs of the essay side by side, and the engine's own program below. */
export function EvaluatorPrograms(): VNode {
  const labels = messages().evaluators;
  return (
    <>
      <h3>{labels.howHeading}</h3>
      <ol class="programs">
        {EVALUATORS.map((runner) => {
          const source = EVALUATOR_SOURCES[runner];
          const told = labels.source(source.split('\n').length);
          return (
            <li key={runner}>
              <h4>{labels.runners[runner]}</h4>
              <p>{labels.how[runner]}</p>
              <div class="essay-print">
                <p class="aside">{told}</p>
                <WideBox label={`${labels.runners[runner]}: ${told}`}>
                  <pre lang="en">
                    {source.split('\n').map((line, at) => (
                      <span key={at} class="program-line" style={{ '--indent': String(indentOf(line)) }}>
                        {`${line}\n`}
                      </span>
                    ))}
                  </pre>
                </WideBox>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
