import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameEntry } from '../../../shell/page.ts';
import type { FirstGamePart, FirstGameStep } from '../../../shell/parts/first-game-part.ts';
import { messages } from '../messages/language.ts';

/** One question after another about one board; a wrong answer says why, the right one goes on. */
export function FirstGame(props: {
  readonly entry: GameEntry;
  readonly part: FirstGamePart;
  readonly step: number;
  /** The wrong answer that was given last. */
  readonly refused: number | undefined;
  readonly onAnswer: (chosen: number) => void;
}): VNode {
  const { entry, part, step, refused, onAnswer } = props;
  const { title, steps, end } = part.text();
  const { progress, skip, play, home } = messages();
  const heading = useRef<HTMLHeadingElement>(null);
  const current = steps[step];
  // The button that was pressed is gone with its question.
  useLayoutEffect(() => {
    if (step > 0) heading.current?.focus();
  }, [step]);
  return (
    <main class="first-game" id="board" tabIndex={-1}>
      <div class="first-game-sheet">
        <div class="first-game-told">
          <h2 class="first-game-title">{title}</h2>
          <p class="first-game-progress">
            {progress(Math.min(step + 1, steps.length), steps.length)}
            <span aria-hidden="true">
              {steps.map((_, at) => (
                <i key={at} class={at <= step ? 'done' : undefined} />
              ))}
            </span>
          </p>
          {current?.says.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <h3 ref={heading} tabIndex={-1}>
            {current?.question ?? end}
          </h3>
          {current ? (
            <Answers step={current} reversed={step % 2 === 1} onAnswer={onAnswer} />
          ) : (
            <div class="actions">
              <a class="press press-main" href={`#/${entry.id}/new`}>
                {play}
              </a>
              <a class="press" href="#/">
                {home}
              </a>
            </div>
          )}
          <p class="first-game-reply" role="status">
            {refused !== undefined && current?.answers[refused]?.wrong}
          </p>
          {current && (
            <a class="link" href={`#/${entry.id}/new`}>
              {skip}
            </a>
          )}
        </div>
        <part.Figure step={step} />
      </div>
    </main>
  );
}

/** The right answer comes first in the text, and not always on the page. */
function Answers(props: {
  readonly step: FirstGameStep;
  readonly reversed: boolean;
  readonly onAnswer: (chosen: number) => void;
}): VNode {
  const { step, reversed, onAnswer } = props;
  const answers = step.answers.map(({ says }, chosen) => (
    <button key={says} type="button" class="press" onClick={() => onAnswer(chosen)}>
      {says}
    </button>
  ));
  return <div class="actions">{reversed ? answers : answers.toReversed()}</div>;
}
