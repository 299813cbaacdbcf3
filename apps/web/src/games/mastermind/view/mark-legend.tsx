import type { VNode } from 'preact';
import { KeyMarks } from '../../../ui/key-marks.tsx';
import { messages } from '../messages/language.ts';

/** What each of the two marks of an answer means. */
export function MarkLegend(): VNode {
  const { marks } = messages();
  return (
    <ul class="key-legend">
      <li>
        <KeyMarks feedback={{ exact: 1, near: 0 }} places={1} /> <span>{marks.exact}</span>
      </li>
      <li>
        <KeyMarks feedback={{ exact: 0, near: 1 }} places={1} /> <span>{marks.near}</span>
      </li>
    </ul>
  );
}
