import type { LessonText } from '../../../../../shell/parts/lesson-part.ts';
import type { Evaluator } from '../../model/evaluators.ts';
import { LAPS, type RaceState, type Speed, type Track } from '../../model/race.ts';
import { listed } from './grammar.ts';

const text: LessonText = {
  title: 'Three ways to score, in a race',
  short: 'Three ways to score',
  summary: 'Three ways to write the scoring, and what each costs: live, on your device.',
  paragraphs: [
    'The same essay writes the scoring three times, in 28 lines, then in 22, then in 18. The first keeps lists of objects, the second plain arrays, and both ask which places are still in play. The third asks only how often each letter occurs.',
    'Here they run against each other. A lap takes one code as the secret and scores all 1296 guesses against it; the course is 1296 laps, so every pair of codes: 1,679,616 scores for each runner. They take turns of equal length, in a thread of their own, after a few laps to warm up.',
    'The printed essay has two slips: after the four guesses of its first game, not just baee but also beee is left; and where the text counts the letters of eaba, the table beside it has ebaa, which counts the same.',
    'The moral of the essay: look for the more general problem. It is often easier to solve; its program is shorter, has fewer special cases, and may even run faster. The fourth runner is the one this engine plays with: counting again, in a single pass.',
  ],
  placeholder: 'start, pause, step, speed fast, restart, tell',
  keyRows: [
    [['P'], 'start and pause'],
    [['N'], 'one step'],
    [['R'], 'again from the start'],
    [['+', '-'], 'faster, slower'],
    [['L'], 'listen: say how far they have got'],
  ],
  commandRows: [
    ['start, pause', 'start, continue, pause'],
    ['step', 'one turn for each, then pause'],
    ['speed slow, steady, fast', 'how far each runs between two frames'],
    ['restart', 'again from the start'],
    ['tell', 'say how far they have got'],
  ],
};

const RUNNER_NAMES: Readonly<Record<Evaluator, string>> = {
  linked: 'Linked removal',
  flags: 'Used flags',
  counting: 'Counting',
  engine: 'The engine’s',
};

const percentOf = (track: Track) => `${Math.floor((100 * track.laps) / LAPS)}%`;

function raceSentence(state: RaceState | undefined): string {
  if (!state) return 'The runners stand at the start.';
  return `${listed(state.tracks.map((track) => `${RUNNER_NAMES[track.runner]} ${percentOf(track)}`))} of the way.`;
}

const nanoseconds = ({ time, laps }: Track) => (time * 1e6) / (laps * LAPS);

export const evaluators = {
  text,
  runners: RUNNER_NAMES,
  how: {
    linked:
      'Puts both codes into linked lists, unlinks the exact pairs, then looks up each piece that is left in the other list and unlinks it there.',
    flags: 'Keeps the codes as they are and two rows of flags beside them, for places that are used up.',
    counting:
      'Forgets the places: counts each piece, once for the secret and anew for every guess, adds up the smaller counts, and subtracts the exact matches at the end.',
    engine: 'Counting in one pass: one number for each piece, up for the guess, down for the secret.',
  },
  source: (lines: number) => `The source: ${lines} lines`,
  howHeading: 'How each one scores',
  raceHeading: 'The race',
  raceCaption: '1296 laps',
  toggle: { ready: 'Start', running: 'Pause', paused: 'Continue', over: 'Race again', broken: 'Start again' },
  step: 'Step',
  restart: 'Start over',
  speedLabel: 'Speed',
  speeds: { slow: 'slow', steady: 'steady', fast: 'fast' },
  speedSet: (speed: Speed) => `Speed: ${speed}.`,
  track: (track: Track) => `${RUNNER_NAMES[track.runner]}: ${track.laps} of ${LAPS} laps`,
  laps: ({ laps }: Track) => `${laps} of ${LAPS}`,
  each: (track: Track) => (track.laps === 0 ? '–' : `${nanoseconds(track).toFixed(0)} ns a score`),
  tableHeading: 'What they answered',
  tableHead: 'Answer',
  total: 'Scores in all',
  agreement: (isAgreed: boolean, isOver: boolean): string =>
    !isAgreed
      ? 'Two runners on the same lap disagree, which should never happen. Please report it.'
      : isOver
        ? 'All four gave the same answers every time.'
        : 'Runners on the same lap have the same counts.',
  running: 'They are running.',
  cleared: 'Back at the start.',
  broken: 'The race was interrupted. Start it again.',
  paused: (state: RaceState | undefined) => `Paused. ${raceSentence(state)}`,
  race: raceSentence,
  over: ({ tracks }: RaceState) => {
    const order = tracks.toSorted((a, b) => a.time - b.time);
    const [first] = order;
    const parts = order.map(
      (track) => `${RUNNER_NAMES[track.runner]} ${nanoseconds(track).toFixed(0)} nanoseconds a score`,
    );
    return `${first ? RUNNER_NAMES[first.runner] : ''} is first. ${listed(parts)}.`;
  },
  notUnderstood: 'Type start, pause, step, speed fast, restart or tell. Type ? to list them all.',
  honest:
    'The times are from this run on this device; in another run or browser, close runners may swap places. The counts never change.',
};
