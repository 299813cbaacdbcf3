import type { Feedback } from '@inkling/core/feedback';
import type { VNode } from 'preact';
import { KeyMarks } from '../../../../ui/key-marks.tsx';
import { messages } from '../messages/language.ts';
import { RULES } from '../model/usual-board.ts';

/** An answer as marks, and in words for screen readers. */
export function AnswerSign({ feedback }: { readonly feedback: Feedback }): VNode {
  return (
    <>
      <KeyMarks feedback={feedback} places={RULES.places} />
      <span class="unseen">{messages().answer(feedback.exact, feedback.near)}</span>
    </>
  );
}
