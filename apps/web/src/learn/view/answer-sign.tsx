import type { Feedback } from '@inkling/core/feedback';
import type { VNode } from 'preact';
import { KeyMarks } from '../../view/key-marks.tsx';
import { RULES } from '../session/board-rules.ts';
import { words } from '../words/language.ts';

/** An answer as marks, and in words for those who hear it. */
export function AnswerSign({ feedback }: { readonly feedback: Feedback }): VNode {
  return (
    <>
      <KeyMarks feedback={feedback} places={RULES.places} />
      <span class="unseen">{words().answer(feedback.exact, feedback.near)}</span>
    </>
  );
}
