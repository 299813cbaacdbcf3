import { expect, fail, ok } from '@inkling/core/result';
import { parseCode, parseFeedback } from '@inkling/games/mastermind/rules/notation';
import { makeRules, parseRules } from '@inkling/games/mastermind/rules/rules';
import type { VNode } from 'preact';
import type { LabPart } from '../../../shell/parts/lab-part.ts';
import { labTasks } from '../../../shell/parts/lab-worker.ts';
import { Pick } from '../../../ui/fields.tsx';
import { KeySquare } from '../../../ui/key-square.tsx';
import { Token } from '../../../ui/token.tsx';
import { RulePicks } from '../view/rule-picks.tsx';
import { codeGame } from './code-game.ts';
import { messages } from './messages/language.ts';
import { NOTATIONS, notation, WINTER_SYMBOLS, writeCode } from './notation.ts';
import type { Lap } from './work/race.ts';
import { isCodeTree } from './work/read-tree.ts';

/** The Lab's part for codes under any rules. */
export const lab: LabPart = {
  name: () => messages().name,
  get usual() {
    return codeGame(lab, { places: 4, symbols: 6, repeats: true });
  },
  parseRules: (text) => {
    if (text.trim().toLowerCase() === 'mastermind') return lab.usual;
    const rules = parseRules(text);
    return rules.ok ? codeGame(lab, rules.value) : undefined;
  },
  rulesHint: () => messages().rules.hint,
  verbs: {
    write: (rest) => {
      const wanted = NOTATIONS.find((name) => name === rest.toLowerCase());
      if (!wanted) return fail(messages().rules.whichNotation);
      notation.value = wanted;
      return ok(messages().rules.notations[wanted]);
    },
  },
  examples: (page) => messages().examples[page],
  readsTree: isCodeTree,
  playFrom: async (...asked) => (await import('./play-from.ts')).playFrom(...asked),
  views: {
    RulesFields,
    NotationField,
    Guess: GuessText,
    Answer: AnswerMarks,
    Aside: ({ aside }) => <EvaluatorsRace laps={aside as readonly Lap[]} />,
  },
  tasks: labTasks(() => new Worker(new URL('./work/worker.ts', import.meta.url), { type: 'module' })),
};

/** The results of the race between the essay's three evaluators and the engine's, on the displayed partition. */
function EvaluatorsRace({ laps }: { readonly laps: readonly Lap[] }): VNode {
  const labels = messages().race;
  return (
    <section class="lab-race">
      <h2>{labels.heading}</h2>
      <dl class="lab-facts">
        {laps.map((lap) => (
          <div key={lap.evaluator}>
            <dt>{labels.evaluators[lap.evaluator]}</dt>
            <dd>{labels.lap(lap)}</dd>
          </div>
        ))}
      </dl>
      <p>{labels.outcome(laps)}</p>
      <p class="aside">{labels.note}</p>
    </section>
  );
}

/**
 * A canonical code in the chosen notation. In the winter notation, tokens precede the letters if there are
 * enough of them.
 */
function GuessText(props: { readonly rules: string; readonly guess: string }): VNode {
  const rules = expect(parseRules(props.rules));
  const isDrawn = notation.value === 'winter' && rules.symbols <= WINTER_SYMBOLS;
  const code = isDrawn ? parseCode(props.guess, rules) : undefined;
  return (
    <span class="lab-guess">
      {code?.ok && (
        <span class="lab-tokens">
          {Array.from(code.value, (symbol, place) => (
            <Token key={place} symbol={symbol} />
          ))}
        </span>
      )}
      <b>{writeCode(props.guess, rules)}</b>
    </span>
  );
}

/** An answer, drawn as on the board of the original game. */
function AnswerMarks(props: { readonly rules: string; readonly answer: string }): VNode | null {
  const { places } = expect(parseRules(props.rules));
  const feedback = parseFeedback(props.answer, places);
  return feedback.ok ? <KeySquare feedback={feedback.value} places={places} /> : null;
}

/** Places, symbols and repeats. */
function RulesFields(props: { readonly rules: string; readonly onChoose: (rules: string) => void }): VNode {
  return (
    <RulePicks
      rules={expect(parseRules(props.rules))}
      words={messages().rules}
      fewRepeat
      onChoose={(rules) => props.onChoose(makeRules(rules))}
    />
  );
}

function NotationField(): VNode {
  const { rules: labels } = messages();
  return (
    <Pick
      label={labels.written}
      value={notation.value}
      options={NOTATIONS}
      name={(name) => labels.notations[name]}
      onPick={(name) => {
        notation.value = name;
      }}
    />
  );
}
