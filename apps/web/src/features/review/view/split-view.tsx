import type { VNode } from 'preact';
import type { Split, SplitCell } from '../../../shell/review-part.ts';
import { messages } from '../messages/language.ts';

/**
 * A guess and what each answer leaves: a box per answer if few secrets were possible, otherwise one strip
 * divided into parts.
 */
export function SplitView(props: {
  readonly heading: string;
  readonly split: Split;
  /** Whether the guess was the only secret left. */
  readonly wins?: boolean;
}): VNode {
  const { heading, split, wins } = props;
  const text = messages();
  const { Guess, cells } = split;
  const largest = cells[0]?.count ?? 0;
  return (
    <div class="review-split">
      <h4>
        {heading} <span class="unseen">{split.text()}</span>
        <span class="review-guess" aria-hidden="true">
          <Guess />
        </span>
      </h4>
      <p>
        <b>{text.answers(cells.length)}</b> {wins ? text.wins : text.largest(largest, cells.length)}
      </p>
      {isDrawn(split) ? <Boxes cells={cells} /> : <SplitBar cells={cells} />}
    </div>
  );
}

/** Whether so few secrets are possible that every answer gets a box listing all that it leaves. */
export function isDrawn({ cells }: Split): boolean {
  return cells.length > 0 && cells.every(({ members, count }) => members.length === count);
}

function Boxes({ cells }: { readonly cells: readonly SplitCell[] }): VNode {
  return (
    <ul class="review-boxes">
      {cells.map(({ count, answer, members, text }, at) => (
        <li key={at} class={boxClass(count)}>
          <span class="unseen">{text()}</span>
          <span aria-hidden="true">{answer}</span>
          <span class="review-members" aria-hidden="true">
            {members}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A box with more than two secrets is twice as wide. */
function boxClass(count: number): string | undefined {
  if (count === 1) return undefined;
  return count > 2 ? 'review-box-many review-box-wide' : 'review-box-many';
}

/** A strip whose parts show their counts if there is room. Screen readers get the sentence above instead. */
function SplitBar({ cells }: { readonly cells: readonly SplitCell[] }): VNode {
  return (
    <div class="review-strip" aria-hidden="true">
      {cells.slice(0, CUTS_MAX).map(({ count }, at) => (
        <span key={at} style={{ flexGrow: String(count) }}>
          {count > 1 && <b style={{ '--digits': String(String(count).length) }}>{count}</b>}
        </span>
      ))}
    </div>
  );
}

const CUTS_MAX = 60;
