import { type Feedback, isFeedbackPossible } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { makeFeedback, parseFeedback } from '@inkling/games/mastermind/rules/notation';
import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { NumberPick } from '../../../ui/fields.tsx';
import { messages } from './messages.ts';

/** Parses a typed answer; the error is a sentence for the user. */
export function readAnswer(text: string, places: number): Result<string, string> {
  const read = parseFeedback(text, places);
  return read.ok ? ok(makeFeedback(read.value)) : fail(messages().fault(read.error));
}

export function sayAnswer(answer: string, places: number): string {
  const { exact, near } = feedbackIn(answer, places);
  return messages().answer(exact, near);
}

/** The counts of a canonical answer; zeros if it is invalid. */
export function feedbackIn(answer: string, places: number): Feedback {
  const read = parseFeedback(answer, places);
  return read.ok ? read.value : { exact: 0, near: 0 };
}

/** Exact and near, each picked from its own list. Impossible combinations are corrected. */
export function AnswerField(props: { readonly places: number; readonly answer: Signal<string> }): VNode {
  const { places, answer } = props;
  const { exact, near } = feedbackIn(answer.value, places);
  const choose = (nextExact: number, nextNear: number) => {
    const possible = isFeedbackPossible(places, nextExact, nextNear);
    answer.value = makeFeedback({ exact: nextExact, near: possible ? nextNear : 0 });
  };
  return (
    <>
      <NumberPick
        label={messages().exact}
        from={0}
        to={places}
        value={exact}
        onPick={(n) => choose(n, Math.min(near, places - n))}
      />
      <NumberPick
        label={messages().near}
        from={0}
        to={places}
        value={near}
        onPick={(n) => choose(Math.min(exact, places - n), n)}
      />
    </>
  );
}
