import { type Feedback, isFeedbackPossible } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { makeFeedback, parseFeedback } from '@inkling/games/mastermind/rules/notation';
import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { NumberPick } from '../../../ui/fields.tsx';
import { messages } from './messages.ts';

/** Reads an answer as people type it; the error is a sentence. */
export function readAnswer(text: string, places: number): Result<string, string> {
  const read = parseFeedback(text, places);
  return read.ok ? ok(makeFeedback(read.value)) : fail(messages().fault(read.error));
}

export function sayAnswer(answer: string, places: number): string {
  const { exact, near } = feedbackIn(answer, places);
  return messages().answer(exact, near);
}

/** The figures of a canonical answer. */
export function feedbackIn(answer: string, places: number): Feedback {
  const read = parseFeedback(answer, places);
  return read.ok ? read.value : { exact: 0, near: 0 };
}

/** Exact and near, each from its own list. What would be no answer is mended. */
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
