import { reviewWitch, type SeatReview, type WitchReview } from '@inkling/games/witch/analysis/review';
import type { WitchSeat } from '@inkling/games/witch/rules/state';
import type { ComponentChildren, VNode } from 'preact';
import { PlainTable } from '../../../ui/data-table.tsx';
import { messages } from '../messages/language.ts';
import { foundBy, whoSits } from '../session/announcements.ts';
import { useBoard } from '../view/board-context.ts';

/** What a board cost compared with perfect memory, and whatever else belongs to its end. */
export function Cost(props: {
  readonly review: WitchReview;
  /** Shown below the stars. */
  readonly record?: ComponentChildren;
  readonly children?: ComponentChildren;
}): VNode {
  const { review, record, children } = props;
  const { ending } = messages();
  const alone = useBoard().session.view.value.params.opponent === 'nobody';
  return (
    <section class="witch-ending" aria-label={ending.costHeading}>
      {alone && <Stars count={review.seats.first.stars} />}
      {record}
      <Figures review={review} />
      <p class="aside">{alone ? `${ending.par} ${ending.forgetting}` : ending.forgetting}</p>
      {children}
    </section>
  );
}

/** The same for the board of a room. */
export function RoomCost(): VNode {
  return <Cost review={reviewWitch(useBoard().session.view.value)} />;
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
  const { ending, score } = messages();
  const view = useBoard().session.view.value;
  const alone = view.params.opponent === 'nobody';
  const seats: readonly WitchSeat[] = alone ? ['first'] : ['first', 'second'];
  const rows: readonly (readonly [string, (seat: SeatReview) => string])[] = [
    [ending.rows.points, ({ points }) => String(points)],
    [ending.rows.moves, ({ moves }) => String(moves)],
    ...(alone ? [[ending.rows.par, () => ending.number(review.par.moves)] as const] : []),
    ...(alone ? [[ending.rows.luck, ({ luck = 0 }: SeatReview) => ending.luck(luck)] as const] : []),
    [ending.rows.lost, ({ lost }) => ending.number(lost)],
    [ending.rows.total, ({ total }) => String(total)],
  ];
  return (
    <PlainTable
      class="figures"
      {...(!alone && {
        heads: [undefined, score.seat(whoSits(view, 'first')), score.seat(whoSits(view, 'second'))],
      })}
      rows={[
        // Pairs decide who wins; a solo player always finds all of them.
        ...(alone ? [] : [[ending.rows.pairs, ...seats.map((seat) => foundBy(view, seat).length)]]),
        ...rows.map(([name, figure]) => [name, ...seats.map((seat) => figure(review.seats[seat]))]),
      ]}
    />
  );
}
