import { feedbackOf } from '@inkling/core/feedback';
import type { VNode } from 'preact';
import { Button } from '../../../../ui/button.tsx';
import { Pick, Segments } from '../../../../ui/fields.tsx';
import { WideBox } from '../../../../ui/wide-box.tsx';
import { namesOf } from '../../pieces/names.ts';
import { ESSAY_RUNS, type EssayRun, type StatesController } from '../controllers/states-controller.ts';
import { messages } from '../messages/language.ts';
import { lettersOf, printedTrace } from '../model/printed-trace.ts';
import type { StateRun } from '../model/state-run.ts';
import { digitsOf, RULES, SKIN } from '../model/usual-board.ts';
import { AnswerSign } from './answer-sign.tsx';
import { CodeRow, ElementPalette } from './code-row.tsx';
import { Pegs } from './pegs.tsx';
import { StateDiagram } from './state-diagram.tsx';

const SYMBOLS = Array.from({ length: RULES.symbols }, (_, symbol) => symbol);

type Props = { readonly controller: StatesController };

/** The code to find, the machine with its state and its wheels, and what it did. */
export function StatesFigure({ controller }: Props): VNode {
  const labels = messages().states;
  const shown = controller.shown.value;
  const { length: done } = shown.steps;
  const all = controller.whole.value.steps.length;
  return (
    <>
      <CodeRow entry={controller.entry} row={0} label={labels.code} />
      <ElementPalette onPut={(symbol) => controller.put(symbol)} />
      <Openings controller={controller} />
      <h3>
        {labels.diagramHeading} <small>{labels.stepOf(done, all)}</small>
      </h3>
      <StateDiagram state={shown.state} last={shown.steps.at(-1)} />
      <p>{labels.does[shown.state]}</p>
      <div class="actions">
        <Button keycap="N" onPress={() => controller.goTo(done + 1)}>
          {labels.next}
        </Button>
        <Button keycap="B" onPress={() => controller.goTo(done - 1)}>
          {labels.back}
        </Button>
        <Button keycap="E" onPress={() => controller.goTo(all)}>
          {labels.end}
        </Button>
        <Button keycap="R" onPress={() => controller.goTo(0)}>
          {labels.restart}
        </Button>
      </div>
      <h3>
        {labels.slotsHeading} <small>{labels.slotsCaption}</small>
      </h3>
      <Wheels slots={shown.slots} />
      <StateTrace run={shown} />
    </>
  );
}

/** Chooses how the machine begins: with any symbol, or as in a run of the essay. */
function Openings({ controller }: Props): VNode {
  const labels = messages().states;
  const isLoaded = ({ secret, first }: EssayRun) =>
    digitsOf(secret) === digitsOf(controller.entry.row(0)) && first === controller.first.value;
  return (
    <div class="actions">
      <Pick
        label={labels.first}
        value={controller.first.value}
        options={SYMBOLS}
        name={(symbol) => labels.firstOption(symbol)}
        onPick={(symbol) => controller.setFirst(symbol)}
      />
      <Segments
        class="segments"
        label={labels.essayRuns}
        value={ESSAY_RUNS.findIndex(isLoaded)}
        options={[...ESSAY_RUNS.keys()]}
        name={(at) => labels.essayRun(at + 1, lettersOf((ESSAY_RUNS[at] as EssayRun).secret))}
        onPick={(at) => controller.load(ESSAY_RUNS[at] as EssayRun)}
      />
    </div>
  );
}

/** For each place, the symbols in a column; those that are ruled out are struck through. */
function Wheels({ slots }: { readonly slots: readonly (readonly number[])[] }): VNode {
  return (
    <ol class="wheels">
      {slots.map((left, place) => {
        const out = SYMBOLS.filter((symbol) => !left.includes(symbol));
        return (
          <li key={place}>
            <span class="unseen">
              {messages().states.slot(place + 1, namesOf(SKIN, left), namesOf(SKIN, out))}
            </span>
            {SYMBOLS.map((symbol) => (
              <span
                key={symbol}
                class={out.includes(symbol) ? 'tooth tooth-out' : 'tooth'}
                aria-hidden="true"
              >
                {SKIN.letters[symbol]}
              </span>
            ))}
          </li>
        );
      })}
    </ol>
  );
}

/** Every guess with the state that made it and the rules that it triggered, and the same as the essay prints it. */
function StateTrace({ run }: { readonly run: StateRun }): VNode {
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
