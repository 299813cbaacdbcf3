import type { SeatReview, WitchReview } from '@inkling/games/witch/analysis/review';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { messages } from '../messages/language.ts';
import { atOf, endSentence, whoSits } from '../session/announcements.ts';
import { useWitch } from './board-context.ts';

/** The result, what it cost against perfect memory, and what to do next. */
export function Ending(): VNode | null {
  const controller = useWitch();
  const heading = useRef<HTMLHeadingElement>(null);
  const { ending } = messages();
  const view = controller.session.view.value;
  const review = controller.review.value;
  useLayoutEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) heading.current?.focus();
  }, []);
  if (!review) return null;
  const alone = view.params.opponent === 'nobody';
  return (
    <section class="ending witch-ending" aria-labelledby="ending-heading">
      <h2 id="ending-heading" class="result" tabIndex={-1} ref={heading}>
        {endSentence(view)}
      </h2>
      {alone && <Stars count={review.seats.first.stars} />}
      <Figures review={review} />
      <p class="aside">{ending.par}</p>
      <Costs review={review} />
      {controller.isBest.value && <p class="stamp">{ending.record}</p>}
      {alone && controller.session.again.value && <p class="aside">{ending.againCounts}</p>}
      <div class="actions">
        <button
          type="button"
          class="press press-main"
          onClick={() => controller.begin(controller.session.setup, '')}
        >
          {ending.newGame}
        </button>
        <button type="button" class="press" onClick={() => controller.again()}>
          {ending.again}
        </button>
      </div>
    </section>
  );
}

function Stars({ count }: { readonly count: number }): VNode {
  return (
    <svg class="stars" viewBox="0 0 84 24" role="img" aria-label={messages().ending.stars(count)}>
      {[0, 1, 2].map((star) => (
        <path
          key={star}
          class={star < count ? 'star-won' : 'star-open'}
          transform={`translate(${star * 30} 0)`}
          d="M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.8l-6.300 3.600 1.500-7.100L1.800 9.400 9 8.600z"
        />
      ))}
    </svg>
  );
}

function Figures({ review }: { readonly review: WitchReview }): VNode {
  const controller = useWitch();
  const { ending } = messages();
  const view = controller.session.view.value;
  const alone = view.params.opponent === 'nobody';
  const seats: readonly SeatReview[] = alone
    ? [review.seats.first]
    : [review.seats.first, review.seats.second];
  const rows: readonly (readonly [string, (seat: SeatReview) => string])[] = [
    [ending.rows.points, ({ points }) => String(points)],
    [ending.rows.moves, ({ moves }) => String(moves)],
    ...(alone ? [[ending.rows.par, () => ending.number(review.par.moves)] as const] : []),
    ...(alone ? [[ending.rows.luck, ({ luck = 0 }: SeatReview) => ending.luck(luck)] as const] : []),
    [ending.rows.lost, ({ lost }) => ending.number(lost)],
    [ending.rows.total, ({ total }) => String(total)],
  ];
  return (
    <table class="figures">
      {!alone && (
        <thead>
          <tr>
            <td />
            <th scope="col">{messages().score.seat(whoSits(view, 'first'))}</th>
            <th scope="col">{messages().score.seat(whoSits(view, 'second'))}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([name, figure]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {seats.map((seat, index) => (
              <td key={index}>{figure(seat)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Costs({ review }: { readonly review: WitchReview }): VNode {
  const { ending } = messages();
  const view = useWitch().session.view.value;
  if (review.costliest.length === 0) return <p>{ending.noCost}</p>;
  return (
    <div class="costs">
      <h3>{ending.costHeading}</h3>
      <ol>
        {review.costliest.map(({ turn, lost, seen, seat }) => (
          <li key={turn}>
            {ending.cost(turn + 1, lost, seen && atOf(view, seen.square), seen?.flip, whoSits(view, seat))}
          </li>
        ))}
      </ol>
    </div>
  );
}
