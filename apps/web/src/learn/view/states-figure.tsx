import type { VNode } from 'preact';
import { namesOf } from '../../words/names.ts';
import { digitsOf, RULES, SKIN } from '../session/board-rules.ts';
import { lettersOf } from '../session/printed-trace.ts';
import { ESSAY_RUNS, type StatesDesk } from '../session/states-desk.ts';
import { words } from '../words/language.ts';
import { CodeRow, ElementPalette } from './code-row.tsx';
import { StateDiagram } from './state-diagram.tsx';
import { StateTrace } from './state-trace.tsx';

/** The code to find, the machine with its state, its wheels, and what it did. */
export function StatesFigure({ desk }: { readonly desk: StatesDesk }): VNode {
  const told = words().states;
  const shown = desk.shown.value;
  const all = desk.whole.value.steps.length;
  return (
    <>
      <CodeRow entry={desk.entry} row={0} label={told.code} />
      <ElementPalette onPut={(symbol) => desk.put(symbol)} />
      <div class="actions">
        <label class="setting">
          {told.first}
          <select
            value={desk.first.value}
            onChange={({ currentTarget }) => desk.setFirst(Number(currentTarget.value))}
          >
            {Array.from({ length: RULES.symbols }, (_, symbol) => (
              <option key={symbol} value={symbol}>
                {told.firstOption(symbol)}
              </option>
            ))}
          </select>
        </label>
        <fieldset class="segments essay-runs" aria-label={told.essayRuns}>
          {ESSAY_RUNS.map((run, at) => (
            <button
              key={at}
              type="button"
              class="press"
              aria-pressed={
                digitsOf(run.secret) === digitsOf(desk.entry.row(0)) && run.first === desk.first.value
              }
              onClick={() => desk.load(run)}
            >
              {told.essayRun(at + 1, lettersOf(run.secret))}
            </button>
          ))}
        </fieldset>
      </div>
      <h3>
        {told.diagramHeading} <small>{told.stepOf(shown.steps.length, all)}</small>
      </h3>
      <StateDiagram state={shown.state} last={shown.steps.at(-1)} />
      <p>{told.does[shown.state]}</p>
      <div class="actions">
        <button type="button" class="press press-main" onClick={() => desk.goTo(shown.steps.length + 1)}>
          {told.next} <kbd class="keycap">N</kbd>
        </button>
        <button type="button" class="press" onClick={() => desk.goTo(shown.steps.length - 1)}>
          {told.back} <kbd class="keycap">B</kbd>
        </button>
        <button type="button" class="press" onClick={() => desk.goTo(all)}>
          {told.end} <kbd class="keycap">E</kbd>
        </button>
        <button type="button" class="press" onClick={() => desk.goTo(0)}>
          {told.restart} <kbd class="keycap">R</kbd>
        </button>
      </div>
      <h3>
        {told.slotsHeading} <small>{told.slotsCaption}</small>
      </h3>
      <Wheels slots={shown.slots} />
      <StateTrace run={shown} />
    </>
  );
}

/** For each place the elements in a column; struck ones are out. */
function Wheels({ slots }: { readonly slots: readonly (readonly number[])[] }): VNode {
  const symbols = Array.from({ length: RULES.symbols }, (_, symbol) => symbol);
  return (
    <ol class="wheels">
      {slots.map((left, place) => {
        const out = symbols.filter((symbol) => !left.includes(symbol));
        return (
          <li key={place}>
            <span class="unseen">
              {words().states.slot(place + 1, namesOf(SKIN, left), namesOf(SKIN, out))}
            </span>
            {symbols.map((symbol) => (
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
