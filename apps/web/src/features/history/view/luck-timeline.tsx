import type { VNode } from 'preact';
import { savedReviewAddress } from '../../../shell/review-address.ts';
import { LUCK_MOST, luckOfNote, parseReviewNote, type ReviewNote } from '../../../shell/review-note.ts';
import type { SavedEntry } from '../../../shell/saved-games.ts';
import { messages } from '../messages/language.ts';

/**
 * A chart of games, with the quality of choices as a line and luck as bars around a middle axis. Each game
 * links to its review.
 */
export function LuckTimeline(props: {
  readonly entries: readonly SavedEntry[];
  /** The current time, in milliseconds since the epoch. */
  readonly today: number;
}): VNode {
  const { entries, today } = props;
  const { timeline, name, date } = messages();
  const games = entries
    .flatMap((entry) => {
      const note = parseReviewNote(entry.value);
      if (!note || !entry.sheet) return [];
      const label = timeline.game(name(entry), date(entry.changed, today), note.choices, luckOfNote(note));
      return [{ key: entry.key, note, label, address: savedReviewAddress(entry.sheet) }];
    })
    .slice(0, GAMES_MAX)
    .toReversed();
  if (games.length === 0) return <p>{timeline.none}</p>;
  return (
    <>
      <Finding notes={games.map(({ note }) => note)} />
      <div class="timeline">
        <ol class="timeline-levels" aria-hidden="true">
          {timeline.levels.map((level) => (
            <li key={level}>{level}</li>
          ))}
        </ol>
        <Chart games={games} />
      </div>
      <p class="timeline-legend" aria-hidden="true">
        <span>
          <i class="timeline-legend-choice" /> {timeline.choice}
        </span>
        <span>
          <i class="timeline-legend-with" /> {timeline.with}
        </span>
        <span>
          <i class="timeline-legend-against" /> {timeline.against}
        </span>
      </p>
    </>
  );
}

/** A game in the chart. */
interface Point {
  readonly key: string;
  readonly note: ReviewNote;
  /** A description of the game in words. */
  readonly label: string;
  readonly address: string;
}

/** Takes the full width, regardless of the number of games. */
function Chart({ games }: { readonly games: readonly Point[] }): VNode {
  const share = (part: number) => `${((part / games.length) * 100).toFixed(2)}%`;
  const x = (at: number) => share(at + 0.5);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: each of its links has a name, and the sentence above says the rest.
    <svg height={HEIGHT}>
      {LEVELS.map((y) => (
        <line key={y} class="timeline-level" x1="0" x2="100%" y1={y} y2={y} />
      ))}
      <line class="timeline-middle" x1="0" x2="100%" y1={MIDDLE} y2={MIDDLE} />
      {games.slice(1).map(({ key, note }, at) => (
        <line
          key={key}
          class="timeline-choice"
          x1={x(at)}
          y1={heightOf((games[at] as Point).note)}
          x2={x(at + 1)}
          y2={heightOf(note)}
        />
      ))}
      {games.map(({ key, note, label, address }, at) => (
        <a key={key} href={address} aria-label={label}>
          <rect class="timeline-target" x={share(at)} y="0" width={share(1)} height={HEIGHT} />
          <Bar note={note} x={x(at)} />
          <circle class="timeline-point" cx={x(at)} cy={heightOf(note)} r={at === games.length - 1 ? 6 : 4} />
        </a>
      ))}
    </svg>
  );
}

function Finding({ notes }: { readonly notes: readonly ReviewNote[] }): VNode {
  const { timeline } = messages();
  const good = notes.filter(({ choices }) => choices === 'best' || choices === 'good').length;
  const lucky = (luck: 'with' | 'against') => notes.filter((note) => luckOfNote(note) === luck).length;
  return (
    <p class="timeline-finding">
      <strong>{timeline.chosen(notes.length, good)}</strong>{' '}
      {timeline.luck(notes.length, lucky('with'), lucky('against'))}
    </p>
  );
}

/** A bar for luck: solid if it was with the player, dotted if against. */
function Bar({ note, x }: { readonly note: ReviewNote; readonly x: string }): VNode {
  const length = (Math.min(Math.abs(note.luck), LUCK_MOST) / LUCK_MOST) * BAR;
  return (
    <rect
      class={note.luck > 0 ? 'timeline-with' : 'timeline-against'}
      x={x}
      y={note.luck > 0 ? MIDDLE - length : MIDDLE}
      width="14"
      height={Math.max(length, 1)}
      transform="translate(-7)"
    />
  );
}

const GAMES_MAX = 12;
const HEIGHT = 190;
/** The y coordinates of the four choice levels, from the best (top) to the worst. */
const LEVELS = [14, 40, 66, 92];
const MIDDLE = 146;
const BAR = 38;

function heightOf({ choices }: ReviewNote): number {
  return { best: 14, good: 40, fair: 66, costly: 92 }[choices];
}
