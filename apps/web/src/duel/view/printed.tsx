import { type Feedback, feedbackClass, feedbackOf, isFeedbackPossible } from '@inkling/core/feedback';
import { makeFeedback, makeTurn } from '@inkling/games/mastermind/notation';
import type { VNode } from 'preact';
import { toClipboard } from '../../shell/clipboard.ts';
import { KeyMarks } from '../../view/key-marks.tsx';
import { namesOf } from '../../words/names.ts';
import { words } from '../words/language.ts';
import { CodeTokens } from './code-tokens.tsx';
import { useDuel } from './desk-context.ts';

/** The turns so far. The maker copies answers from here; the breaker mends those that were heard wrong. */
export function Printed(): VNode | null {
  const desk = useDuel();
  const duel = desk.open.value;
  if (!duel) return null;
  const skin = desk.skin.value;
  const { places } = duel.challenge.rules;
  if (duel.turns.length === 0) return <p class="aside">{words().noTurns}</p>;
  return (
    <ol class="printed duel-printed">
      {duel.turns.map(({ guess, feedback }, at) => {
        const { exact, near } = feedbackOf(feedback);
        return (
          <li class="bar duel-turn" key={at}>
            <span class="unseen">{words().row(at + 1, namesOf(skin, guess), exact, near)}</span>
            <span class="bar-number" aria-hidden="true">
              {at + 1}
            </span>
            <CodeTokens skin={skin} code={guess} />
            <KeyMarks feedback={{ exact, near }} places={places} />
            {duel.role === 'maker' ? (
              <CopyAnswer turn={at} text={makeTurn(guess, { exact, near })} />
            ) : (
              <Mend turn={at} places={places} feedback={{ exact, near }} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function CopyAnswer({ turn, text }: { readonly turn: number; readonly text: string }): VNode {
  const desk = useDuel();
  const { maker, copied, notCopied } = words();
  return (
    <span class="duel-answer">
      <code>{text}</code>
      <button
        type="button"
        class="press"
        aria-label={maker.copyAnswer(turn + 1)}
        onClick={async () => desk.say((await toClipboard(text)) ? copied : `${text}. ${notCopied}`)}
      >
        {maker.copyAnswerShort}
      </button>
    </span>
  );
}

function Mend(props: { readonly turn: number; readonly places: number; readonly feedback: Feedback }): VNode {
  const desk = useDuel();
  const { turn, places, feedback } = props;
  return (
    <select
      class="duel-mend"
      aria-label={words().breaker.mend(turn + 1)}
      value={makeFeedback(feedback)}
      disabled={desk.verdict.value !== undefined}
      onChange={(event) => {
        const [exact = 0, near = 0] = event.currentTarget.value.split(',').map(Number);
        desk.mend(turn, feedbackClass(exact, near));
      }}
    >
      {answersOf(places).map((answer) => (
        <option key={makeFeedback(answer)} value={makeFeedback(answer)}>
          {makeFeedback(answer)}
        </option>
      ))}
    </select>
  );
}

function answersOf(places: number): readonly Feedback[] {
  const all: Feedback[] = [];
  for (let exact = places; exact >= 0; exact--)
    for (let near = places - exact; near >= 0; near--)
      if (isFeedbackPossible(places, exact, near)) all.push({ exact, near });
  return all;
}
