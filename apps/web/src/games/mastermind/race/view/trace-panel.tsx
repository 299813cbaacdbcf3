import { feedbackOf } from '@inkling/core/feedback';
import { makeCode, makeSymbol } from '@inkling/games/mastermind/rules/notation';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import type { VNode } from 'preact';
import { PieceRow } from '../../board/pieces.tsx';
import { nameOf, namesOf } from '../../pieces/names.ts';
import type { RaceController } from '../controller/race-controller.ts';
import { useRace } from '../controller/race-controller.ts';
import type { TracedTurn } from '../engine/questions.ts';
import { messages } from '../messages/language.ts';

/** The trace of the essay's machine, turn by turn: what it skipped, guessed and concluded, and its next state. */
export function TracePanel({ trace }: { readonly trace: readonly TracedTurn[] }): VNode {
  const controller = useRace();
  const text = messages().trace;
  const command = commandOf(controller, trace);
  return (
    <section class="trace" aria-labelledby="trace-heading">
      <h2 id="trace-heading">
        {text.heading} <small>{text.caption}</small>
      </h2>
      <ol class="trace-turns">
        {trace.map((turn, index) => (
          <li key={index} class="trace-turn">
            <h3>
              {text.turn(index + 1)} <span class="state-name">{text.states[turn.from]}</span>
            </h3>
            <PieceRow skin={controller.skin} code={turn.guess} />
            <ul>
              {linesOf(turn, controller).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {command && (
        <p class="aside">
          {text.command} <code>{command}</code>
        </p>
      )}
    </section>
  );
}

function linesOf(
  { guess, feedback, from, to, events }: TracedTurn,
  { skin }: RaceController,
): readonly string[] {
  const { trace } = messages();
  const { exact, near } = feedbackOf(feedback);
  const passed = events.flatMap((event) => (event.kind === 'passed' ? [trace.passed(event.count)] : []));
  const removed = new Map<string, number[]>();
  for (const event of events)
    if (event.kind === 'removing') {
      const name = nameOf(skin, event.symbol);
      removed.set(name, [...(removed.get(name) ?? []), event.place + 1]);
    }
  const out = events.flatMap((event) => (event.kind === 'eliminating' ? [nameOf(skin, event.symbol)] : []));
  const names = [...new Set(out)];
  const isRuleOne = exact + near === 0;
  return [
    ...passed,
    trace.guessed(namesOf(skin, guess), exact, near),
    ...(names.length > 0 && isRuleOne ? [trace.ruleOne(names)] : []),
    ...(removed.size > 0 ? [trace.ruleTwo([...removed].map(([name, places]) => ({ name, places })))] : []),
    ...(to === 'GuessPermute' && from !== to ? [trace.ruleThree] : []),
    ...(names.length > 0 && !isRuleOne ? [trace.special(names)] : []),
    to ? trace.goesOn(trace.states[from], trace.states[to]) : trace.solved,
  ];
}

/** Returns the terminal command that prints this trace, or undefined while the code is not known. */
function commandOf({ session }: RaceController, trace: readonly TracedTurn[]): string | undefined {
  const { secret } = session.view.value;
  const code = secret ?? (trace.at(-1)?.to === undefined ? trace.at(-1)?.guess : undefined);
  const first = trace[0]?.guess[0];
  if (!code || first === undefined) return undefined;
  const rules = makeRules(session.rules);
  return `inkling solve mastermind ${makeCode(code)} --rules ${rules} --player states --first ${makeSymbol(first)} --trace`;
}
