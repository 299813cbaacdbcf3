import './first-game.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { FirstGamePart, FirstGameStep } from '../parts/first-game-part.ts';
import { messages } from './messages.ts';

/** One question after another about one board. A wrong answer is explained; the right one leads to the next question. */
export function FirstGameSheet(props: {
  readonly part: FirstGamePart;
  /** The link that leaves the guided game before its end. */
  readonly skip: ComponentChildren;
  /** The links shown at its end. */
  readonly further: ComponentChildren;
}): VNode {
  const { part, skip, further } = props;
  const { title, steps, end } = part.text();
  const step = useSignal(0);
  /** Index of the last answer if it was wrong. */
  const refused = useSignal<number | undefined>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const current = steps[step.value];
  // The pressed button disappears with its question, so the focus moves to the heading.
  useLayoutEffect(() => {
    if (step.value > 0) heading.current?.focus();
  }, [step.value]);
  // On a small phone the reply would be below the visible area.
  const reply = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (refused.value !== undefined) reply.current?.scrollIntoView({ block: 'nearest' });
  }, [refused.value]);
  const answer = (chosen: number) => {
    refused.value = chosen === 0 ? undefined : chosen;
    if (chosen === 0) step.value++;
  };
  return (
    <div class={step.value > 0 ? 'first-game-sheet first-game-begun' : 'first-game-sheet'}>
      <div class="first-game-told">
        <h2 class="first-game-title">{title}</h2>
        <Progress done={step.value} of={steps.length} />
        {current?.says.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <h3 ref={heading} tabIndex={-1}>
          {current?.question ?? end}
        </h3>
        {current ? (
          <div class="actions">
            <Answers step={current} reversed={step.value % 2 === 1} onAnswer={answer} />
            {skip}
          </div>
        ) : (
          <div class="actions">{further}</div>
        )}
        <p class="first-game-reply" role="status" ref={reply}>
          {refused.value !== undefined && current?.answers[refused.value]?.wrong}
        </p>
      </div>
      <part.Figure step={step.value} />
    </div>
  );
}

function Progress({ done, of }: { readonly done: number; readonly of: number }): VNode {
  return (
    <p class="first-game-progress">
      {messages().progress(Math.min(done + 1, of), of)}
      <span aria-hidden="true">
        {Array.from({ length: of }, (_, at) => (
          <i key={at} class={at <= done ? 'done' : undefined} />
        ))}
      </span>
    </p>
  );
}

/** The right answer comes first in the data, but not always on the page. Only a lone answer is drawn as primary. */
function Answers(props: {
  readonly step: FirstGameStep;
  readonly reversed: boolean;
  readonly onAnswer: (chosen: number) => void;
}): VNode {
  const { step, reversed, onAnswer } = props;
  const weight = step.answers.length === 1 ? 'press press-main' : 'press';
  const answers = step.answers.map(({ says }, chosen) => (
    <button
      key={says}
      type="button"
      class={weight}
      // The second click of a double click would answer the next question, whose button is in the same place.
      onClick={({ detail }) => detail < 2 && onAnswer(chosen)}
    >
      {says}
    </button>
  ));
  return <>{reversed ? answers : answers.toReversed()}</>;
}
