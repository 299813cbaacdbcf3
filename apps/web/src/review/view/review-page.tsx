import type { Signal } from '@preact/signals';
import { REFERENCES } from 'inkling/mastermind/review';
import type { VNode } from 'preact';
import type { Preferences } from '../../session/preferences.ts';
import type { ReviewDesk } from '../review-desk.ts';
import { words } from '../words/language.ts';
import { Drill } from './drill.tsx';
import { Learn } from './learn.tsx';
import { ReviewFoot } from './review-foot.tsx';
import { Share } from './share.tsx';
import { TurnDetail } from './turn-detail.tsx';
import { TurnList } from './turn-list.tsx';

/** The turns on the left, the one that is looked at on the right, the sums below. */
export function ReviewPage(props: {
  readonly desk: ReviewDesk;
  readonly preferences: Signal<Preferences>;
}): VNode {
  const { desk, preferences } = props;
  const drill = desk.drill.value;
  if (drill)
    return (
      <main class="review" id="board" tabIndex={-1}>
        <Drill desk={desk} drill={drill} />
        <ReviewFoot desk={desk} preferences={preferences} />
      </main>
    );
  const told = words();
  const judged = desk.judged.value;
  const progress =
    typeof judged === 'string'
      ? told.progress(0, desk.turns.length)
      : judged.isOver
        ? told.judged
        : told.progress(judged.done, judged.total);
  return (
    <main class="review" id="board" tabIndex={-1}>
      <section class="review-turns" aria-labelledby="review-heading">
        <h2 id="review-heading">
          {told.heading} <small>{progress}</small>
        </h2>
        <p class="ticket-facts">
          <span>
            {told.seed} <b>{desk.sheet.seed}</b>
          </span>
        </p>
        <label class="setting">
          {told.reference}
          <select
            onChange={({ currentTarget }) =>
              desk.judgeBy(REFERENCES.find((name) => name === currentTarget.value) ?? 'unrestricted')
            }
          >
            {REFERENCES.map((name) => (
              <option key={name} value={name} selected={name === desk.reference.value}>
                {told.references[name]}
              </option>
            ))}
          </select>
        </label>
        {judged === 'broken' && <p class="notice">{told.broken}</p>}
        <TurnList desk={desk} />
        {typeof judged !== 'string' && <p>{told.summary(judged.review)}</p>}
        <p class="aside">{told.terms}</p>
      </section>
      <div class="review-side">
        <TurnDetail desk={desk} />
        <Learn desk={desk} />
        <Share desk={desk} />
      </div>
      <ReviewFoot desk={desk} preferences={preferences} />
    </main>
  );
}
