import type { VNode } from 'preact';
import { KeyMarks } from '../../../ui/key-marks.tsx';
import { messages } from '../messages/language.ts';

/** What the two marks of an answer mean: a short word next to each mark, and a longer text for screen readers. */
export function MarkLegend(): VNode {
  const { marks, guide } = messages();
  return (
    <ul class="key-legend">
      <li>
        <KeyMarks feedback={{ exact: 1, near: 0 }} places={1} /> <span aria-hidden="true">{marks.exact}</span>
        <span class="unseen">{guide.exact}</span>
      </li>
      <li>
        <KeyMarks feedback={{ exact: 0, near: 1 }} places={1} /> <span aria-hidden="true">{marks.near}</span>
        <span class="unseen">{guide.near}</span>
      </li>
    </ul>
  );
}
