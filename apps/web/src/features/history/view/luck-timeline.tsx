import type { VNode } from 'preact';
import type { KeptEntry } from '../../../shell/kept-games.ts';
import { keptReviewAddress } from '../../../shell/review-address.ts';
import { LUCK_MOST, luckOfNote, parseReviewNote, type ReviewNote } from '../../../shell/review-note.ts';
import { messages } from '../messages/language.ts';

/** Choice as a line and luck as bars about a middle, game by game; each game opens its review. */
export function LuckTimeline({ kept }: { readonly kept: readonly KeptEntry[] }): VNode | null {
  const { timeline, name, date } = messages();
  const games = kept
    .flatMap((entry) => {
      const note = parseReviewNote(entry.value);
      return note && entry.sheet ? [{ entry, note, address: keptReviewAddress(entry.sheet) }] : [];
    })
    .slice(0, GAMES_MAX)
    .toReversed();
  if (games.length === 0) return null;
  const notes = games.map(({ note }) => note);
  const width = games.length * COLUMN;
  return (
    <section class="luck-timeline" aria-labelledby="timeline-heading">
      <h2 id="timeline-heading">{timeline.heading}</h2>
      <p>
        {timeline.finding(notes.length, goodOf(notes), luckCount(notes, 'with'), luckCount(notes, 'against'))}
      </p>
      <div class="luck-timeline-chart">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: each of its links has a name, and the sentence above says the rest. */}
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT}>
          <path class="timeline-middle" d={`M0 ${MIDDLE}H${width}`} />
          <polyline
            class="timeline-choice"
            points={notes.map((note, at) => `${xOf(at)},${choiceHeight(note)}`).join(' ')}
          />
          {games.map(({ entry, note, address }, at) => (
            <a
              key={entry.key}
              href={address}
              aria-label={timeline.game(name(entry), date(entry.changed), note.choices, luckOfNote(note))}
            >
              <rect class="timeline-target" x={at * COLUMN} y="0" width={COLUMN} height={HEIGHT} />
              <Bar note={note} at={at} />
              <circle class="timeline-point" cx={xOf(at)} cy={choiceHeight(note)} r="5" />
            </a>
          ))}
        </svg>
      </div>
      <p class="aside">{timeline.legend}</p>
    </section>
  );
}

/** Solid with the player, an outline against. */
function Bar({ note, at }: { readonly note: ReviewNote; readonly at: number }): VNode {
  const length = (Math.min(Math.abs(note.luck), LUCK_MOST) / LUCK_MOST) * BAR;
  return (
    <rect
      class={note.luck > 0 ? 'timeline-with' : 'timeline-against'}
      x={xOf(at) - 9}
      y={note.luck > 0 ? MIDDLE - length : MIDDLE}
      width="18"
      height={Math.max(length, 1)}
    />
  );
}

const GAMES_MAX = 24;
const COLUMN = 44;
const HEIGHT = 170;
const MIDDLE = 125;
const BAR = 40;

function xOf(at: number): number {
  return (at + 0.5) * COLUMN;
}

/** The better, the higher. */
function choiceHeight({ choices }: ReviewNote): number {
  return { best: 12, good: 30, fair: 48, costly: 66 }[choices];
}

function goodOf(notes: readonly ReviewNote[]): number {
  return notes.filter(({ choices }) => choices === 'best' || choices === 'good').length;
}

function luckCount(notes: readonly ReviewNote[], luck: 'with' | 'against'): number {
  return notes.filter((note) => luckOfNote(note) === luck).length;
}
