import type { TurnReview, WitchReview } from '@inkling/games/witch/analysis/review';
import type { PlayFault } from '@inkling/games/witch/rules/play';
import { BONUS_POINTS, MATCH_POINTS, quizPoints } from '@inkling/games/witch/rules/points';
import { squareAt, squareName } from '@inkling/games/witch/rules/squares';
import type { BySeat, WitchEvent, WitchSeat } from '@inkling/games/witch/rules/state';
import type { WitchView } from '@inkling/games/witch/rules/view';
import { counted, grouped } from '../../../messages/numbers.ts';
import { sayBoards } from './boards.ts';

/** Messages of the program during a game of Who's That Witch? */

export const WITCH_TITLE = "WHO'S THAT WITCH?";

/** How the player can refer to the witches seen so far: a letter for each, and her name once it is known. */
export interface Acquaintance {
  label(witch: number): string;
  brief(witch: number): string;
  name(witch: number): string;
}

export function sayWitchTask({ params }: WitchView): readonly string[] {
  const { shape, ...setting } = params.board;
  return [
    'Every witch is there twice, face down. Turn over two tiles: the same witch twice is a pair, and you go again.',
    sayBoards({ ...setting, size: shape }),
    ...(params.board.bombs > 0 && !params.calm
      ? ['A bomb ends your turn and covers your last pair again.']
      : []),
    ...(params.calm ? ['Calm mode: bombs do nothing.'] : []),
    'A tile is its row and column: b3, or 2,3.',
  ];
}

/** Returns who acted; in a game alone this is “You”. */
export function seatName(seat: WitchSeat, { params }: Pick<WitchView, 'params'>): string {
  if (params.opponent === 'nobody') return 'You';
  if (params.opponent === 'person') return seat === 'first' ? 'Player 1' : 'Player 2';
  return seat === 'first' ? 'You' : `The bot ${params.opponent}`;
}

/** Says in one line what happened after an entry. */
export function sayEvents(
  events: readonly WitchEvent[],
  view: WitchView,
  known: Acquaintance,
): string | undefined {
  const sentences = events.map((event) => sayEvent(event, view, known));
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

function sayEvent(event: WitchEvent, view: WitchView, known: Acquaintance): string {
  const at = (square: number) => squareName(squareAt(view.params.board.shape, square));
  const who = seatName(event.seat, view);
  switch (event.kind) {
    case 'flip':
    case 'peek': {
      const head = who === 'You' ? '' : `${who}: `;
      const peek = event.kind === 'peek' ? 'Peek: ' : '';
      const { face } = event;
      const what =
        face.type === 'gameTile'
          ? `witch ${known.label(face.witch)}, ${known.brief(face.witch)}`
          : face.type === 'bonus'
            ? 'a bonus'
            : 'a bomb';
      return `${head}${peek}${at(event.square)} is ${what}.`;
    }
    case 'match':
      return `A pair: ${MATCH_POINTS} points.`;
    case 'miss':
      return 'No pair.';
    case 'bonus':
      return `${BONUS_POINTS} points.`;
    case 'dud':
      return 'It does nothing.';
    case 'bomb':
      return event.covered
        ? `It covers the pair ${known.label(event.covered.witch)} at ${event.covered.squares.map(at).join(' and ')} again, and the turn is over.`
        : 'There is no pair to cover; the turn is over.';
    case 'pass':
      return `${who} ${who === 'You' ? 'pass' : 'passes'}.`;
    case 'quiz': {
      const points = quizPoints(view.params.quiz, event.answer, event.hinted);
      const verdict = { right: 'Right', slip: 'Nearly right', wrong: 'No', skipped: 'Skipped' }[event.answer];
      return `${verdict}: she is ${known.name(event.witch)}${points > 0 ? `, ${points} points` : ''}.`;
    }
  }
}

export function askForTile(view: WitchView): string {
  const who = view.params.opponent === 'person' ? `${seatName(view.seat, view)}: ` : '';
  if (view.phase === 'peek') return `${who}Peek at one tile, or skip.`;
  const second = view.tiles.some(({ lie }) => lie === 'first');
  return `${who}Turn over ${second ? 'a second tile' : 'a tile'}.`;
}

export function askForName({ quiz }: WitchView, known: Acquaintance): readonly string[] {
  if (!quiz) return [];
  const names = quiz.options?.map((witch, index) => `${index + 1} ${known.name(witch)}`);
  const how = names ? `Type a number or a name: ${names.join(', ')}` : 'Type her name';
  return [`Who's that witch, ${known.label(quiz.witch)}? ${how}; or hint, or skip.`];
}

/** For a user who was asked for a name and did not type one. */
export const NO_NAME = 'Give her name, or type hint or skip.';

export const COVERED = 'The miss is turned back.';

export function sayWitchFault(fault: { readonly code: PlayFault['code'] | string }): string {
  return WITCH_FAULTS[fault.code] ?? 'That cannot be done now.';
}

export const WITCH_FAULTS: Readonly<Partial<Record<string, string>>> = {
  'unreadable-move': 'Type a tile, as in b3 or 2,3; ? lists the commands.',
  'game-over': 'The game is over.',
  'off-board': 'That tile is not on the board.',
  'face-up': 'That tile is face up already; cover turns a miss back.',
  'quiz-first': 'First say who she is, or skip.',
  'peek-first': 'First peek at a tile, or skip.',
  'no-peek': 'There is nothing to peek for.',
  'no-quiz': 'There is no question.',
  'already-hinted': 'You have had the hint.',
  'not-an-option': 'That is not one of the names.',
  'nothing-to-cover': 'There is no miss to turn back.',
  'nothing-to-skip': 'There is nothing to skip.',
  'no-passing': 'Turns may not be passed in this game.',
  'mid-turn': 'You are in the middle of a turn.',
  'not-your-turn': 'It is not your turn.',
};

export const WITCH_ENTRIES: readonly (readonly [string, string])[] = [
  ['b3, or 2,3', 'turn over the tile of row b, column 3'],
  ['cover', 'turn a miss back and do nothing else'],
  ['hint, skip', 'at the question: her description, for half the points; no answer'],
];

export function sayScore(view: WitchView): string {
  const seats: readonly WitchSeat[] = view.params.opponent === 'nobody' ? ['first'] : ['first', 'second'];
  const found = (seat: WitchSeat) => view.found.filter((pair) => pair.seat === seat).length;
  return seats
    .map(
      (seat) =>
        `${seatName(seat, view)}: ${counted(found(seat), 'pair')}, ${counted(view.points[seat], 'point')}, ${counted(view.moves[seat], 'move')}.`,
    )
    .join(' ');
}

/** Returns the score sheet: what forgetting cost, and the turns that cost most. */
export function saySheet(view: WitchView, review: WitchReview): readonly string[] {
  const alone = view.params.opponent === 'nobody';
  const { first } = review.seats;
  const { status } = view;
  const lines = alone
    ? [
        `You found them all in ${counted(view.moves.first, 'move')}. ${starsText(first.stars)}`,
        `Perfect memory needs ${review.par.moves.toFixed(2)} on average, if bonus and bombs cost nothing and the touching rule is not used.`,
        `Points ${grouped(first.points)}, less 50 for each of ${first.lost.toFixed(2)} moves forgotten: ${grouped(first.total)}.`,
        ...(first.luck === undefined ? [] : [luckText(first.luck)]),
      ]
    : [
        status.phase === 'over' && status.winner ? winText(status.winner, view) : 'A draw.',
        sayScore(view),
        ...seatLines(view, review.seats),
      ];
  return [...lines, ...review.costliest.map((turn) => sayCostly(turn, view))];
}

function winText(winner: WitchSeat, view: WitchView): string {
  const who = seatName(winner, view);
  return `${who} ${who === 'You' ? 'win' : 'wins'}.`;
}

function seatLines(view: WitchView, seats: BySeat<WitchReview['seats']['first']>): readonly string[] {
  return (['first', 'second'] as const).map(
    (seat) =>
      `${seatName(seat, view)}: ${seats[seat].lost.toFixed(2)} moves forgotten, ${grouped(seats[seat].total)} points in all.`,
  );
}

function starsText(stars: number): string {
  return stars === 0 ? '' : `${counted(stars, 'star')} of 3.`;
}

function luckText(luck: number): string {
  if (Math.abs(luck) < 0.005) return 'Luck played no part.';
  return luck < 0
    ? `Luck saved you ${(-luck).toFixed(2)} moves.`
    : `Bad luck took ${luck.toFixed(2)} moves, and is not charged.`;
}

function sayCostly({ turn, seat, lost, seen }: TurnReview, view: WitchView): string {
  const who = view.params.opponent === 'nobody' ? 'you' : seatName(seat, view);
  const had = seen
    ? `: ${squareName(squareAt(view.params.board.shape, seen.square))} had been seen on flip ${seen.flip}`
    : '';
  return `Turn ${turn + 1} cost ${who === 'You' ? 'you' : who} ${lost.toFixed(2)} moves${had}.`;
}
