import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import type { ReviewSession } from '../session/review-session.ts';
import { showDetail } from './turn-detail.tsx';

/** A segment for each turn, whose width is the information it gave. A turn can also be selected here. */
export function Timeline({ session }: { readonly session: ReviewSession }): VNode | null {
  const { timeline, turn, left, found } = messages();
  const { turns, at } = session;
  if (turns.length < 2 || turns.length > TURNS_MAX) return null;
  return (
    <ol
      class={turns.length > FEW ? 'review-timeline' : 'review-timeline review-timeline-few'}
      aria-label={timeline}
    >
      {turns.map(({ after, isFound, information }, index) => (
        <li key={index} style={{ flexGrow: String(Math.max(information?.gained ?? 0, WIDTH_LEAST)) }}>
          <button
            type="button"
            tabIndex={-1}
            aria-current={index === at.value ? 'step' : undefined}
            onClick={(event) => {
              session.lookAt(index);
              showDetail(event);
            }}
          >
            <span class="unseen">{turn(index + 1)}</span>
            <b aria-hidden="true">{index + 1}</b>
            <span>{isFound && index === turns.length - 1 ? found : left(after)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** A strip of more turns would take too many lines. */
const TURNS_MAX = 20;
/** The maximum number of turns whose texts fit in one line next to each other. */
const FEW = 6;
/** The minimum width in bits, so that a turn that gave no information is still visible. */
const WIDTH_LEAST = 0.6;
