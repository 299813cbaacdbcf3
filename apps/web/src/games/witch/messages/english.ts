import { describe } from '@inkling/art/description';
import type { Opponent, Quiz } from '@inkling/games/witch/rules/params';
import type { Level, MateRule } from '@inkling/games/witch/rules/setting';
import type { Answer, WitchSeat } from '@inkling/games/witch/rules/state';
import { grammarOf } from '../../../shell/language/grammar.ts';
import type { TILE_SIZES } from '../settings/look.ts';
import { faultByHand, faultOfLine, SKIP } from './english-faults.ts';
import { KEYS, RULES } from './english-pages.ts';
import { TABLE } from './english-table.ts';

/** A square as named on the board: a letter for the row, and a one-based number for the column. */
export interface At {
  readonly row: string;
  readonly column: number;
}

/** Whose turn it is, or who did something: a name if there is one, otherwise a role. `undefined` in a solo game. */
export type Who = Role | { readonly name: string } | undefined;
export type Role = 'you' | 'other' | WitchSeat | 'bot';

const { counted, listed } = grammarOf('en');

function place({ row, column }: At): string {
  return `row ${row}, column ${column}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Row a, column 2`, or `Bot, row a, column 2`. */
function deed(who: Who, what: string): string {
  return who === undefined || who === 'you' ? capital(what) : `${called(who)}, ${what}`;
}

function called(who: Exclude<Who, undefined>): string {
  return typeof who === 'object' ? who.name : NAMES[who];
}

/** The name of a player in the middle of a sentence. */
function inSentence(who: Exclude<Who, undefined>): string {
  return typeof who === 'object' ? who.name : NAMES[who].toLowerCase();
}

const NAMES: Readonly<Record<Role, string>> = {
  you: 'You',
  other: 'The other player',
  bot: 'Bot',
  first: 'First player',
  second: 'Second player',
};

const LEVEL: Readonly<Record<Level, string>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

function twoDigits(value: number): string {
  return value.toFixed(2).replace('-', '−');
}

/** All texts of "Who's That Witch?", shown or spoken. */
export const english = {
  title: (pairs: number, total: number): string => `${pairs} of ${total} pairs · Who’s That Witch? · Inkling`,
  bar: {
    name: 'Witch',
    label: 'This game',
    level: LEVEL,
    rule: (rule: MateRule): string => (rule === 'king' ? 'mates never touch' : 'mates never side by side'),
    calm: 'calm',
    quiz: { names: 'names from four', typed: 'names typed', off: 'no question' } satisfies Record<
      Quiz,
      string
    >,
    timed: (seconds: number): string => `timed: a miss is turned back after ${seconds} seconds`,
    rules: 'Rules',
  },
  board: {
    heading: 'Who’s That Witch?',
    tile: (at: At, face: string): string => `${capital(place(at))}, ${face}`,
    faceDown: 'face down',
    asked: 'the witch in question',
    matched: (name: string): string => `${name}, matched`,
    bonus: 'bonus',
    bomb: 'bomb, spent',
    dud: 'bomb, a dud',
    turn: (who: Who, second: boolean): string => {
      if (who === undefined || who === 'you')
        return second ? 'One is turned over. Where is her mate?' : 'Turn over a tile.';
      return `${called(who)}: ${second ? 'turn over her mate' : 'turn over a tile'}.`;
    },
    aim: (asks: boolean): string =>
      `Every witch lies here twice: find the pairs.${asks ? ' After each pair, say who she is.' : ''}`,
    miss: (seconds: number | undefined): string =>
      `No match. Look closely: they ${seconds === undefined ? 'stay face up until you turn them back' : `are turned back after ${seconds} seconds`}.`,
    peeked: (seconds: number | undefined): string =>
      `A peek. Look closely: the tile ${seconds === undefined ? 'stays face up until you turn it back' : `is turned back after ${seconds} seconds`}.`,
    cover: 'Turn them back',
    coverOne: 'Turn it back',
    peek: 'A bonus! You may peek at one face-down tile.',
    peekSkip: 'Don’t peek',
    botNext: (covering: boolean): string =>
      covering ? 'Look as long as you like, then let the bot go on.' : 'The bot is playing.',
    go: 'Go on',
    finishBot: 'Play its whole turn',
    fault: faultByHand,
  },
  quiz: {
    heading: 'Who’s that witch?',
    type: 'Her name',
    answer: 'Answer',
    hint: (points: number): string => `Hint: her name earns ${points}`,
    skip: SKIP,
  },
  description: describe,
  tonight: {
    heading: 'Tonight’s witches',
    caption:
      'All who are on the board, and three who are not. Their faces are not shown until you find them.',
    away: 'You can look here again once you have answered.',
  },
  table: TABLE,
  score: {
    heading: 'Score sheet',
    what: 'Player',
    pairs: 'Pairs',
    moves: 'Moves',
    points: 'Points',
    seat: (who: Who): string => (who === undefined ? 'You' : called(who)),
    of: (total: number): string => `of ${total}`,
  },
  ending: {
    /** Describes a row of moves to screen readers. */
    spoken: (row: number, pairs: number, misses: number): string =>
      `Row ${row}: ${counted(pairs, 'pair', 'pairs')}, ${counted(misses, 'miss', 'misses')}.`,
    alone: (moves: number): string => `All found in ${moves}!`,
    winner: (who: Who): string =>
      who === undefined ? 'A draw.' : who === 'you' ? 'You win!' : `${called(who)} wins!`,
    stars: (stars: number): string => `${stars} of 3 stars`,
    rows: {
      points: 'Points',
      pairs: 'Pairs',
      moves: 'Moves',
      par: 'Par',
      lost: 'Forgotten',
      luck: 'Luck',
      total: 'Total',
    },
    luck: (moves: number): string => {
      const size = twoDigits(Math.abs(moves));
      if (size === '0.00') return 'even';
      return moves < 0 ? `${size} moves saved` : `${size} moves of bad luck`;
    },
    number: twoDigits,
    par: 'Par is what a perfect memory needs on average, if the bonus and bombs cost nothing and nobody uses the rule that mates never touch.',
    forgetting: 'Each move that you lose by forgetting costs 50 points.',
    costHeading: 'What cost you most',
    cost: (turn: number, lost: number, at: At | undefined, flip: number | undefined, who: Who): string => {
      const whose = who === undefined || who === 'you' ? '' : `, ${inSentence(who)}`;
      const moves = `${twoDigits(lost)} moves`;
      if (!at) return `Turn ${turn}${whose} cost ${moves}.`;
      const seen = who === 'bot' ? 'it' : who === undefined || who === 'you' ? 'you' : 'they';
      return `Turn ${turn}${whose} cost ${moves}: ${seen} had seen ${place(at)} on flip ${flip}.`;
    },
    record: (rank: number): string =>
      rank === 1 ? 'Your best on this device.' : `Number ${rank} of your ten best.`,
    againCounts: 'You knew this board, so it does not count as a best result.',
    again: 'Same board again',
  },
  speech: {
    flip: (who: Who, at: At, name: string): string => `${deed(who, place(at))}: ${name}.`,
    peek: (who: Who, at: At, face: string): string => `${deed(who, `a peek at ${place(at)}`)}: ${face}.`,
    miss: (who: Who, one: string, other: string): string => `${deed(who, 'no match')}: ${one} and ${other}.`,
    match: (who: Who, name: string, left: number): string =>
      `${deed(who, 'a match')}: ${name}.${left > 0 ? ` ${counted(left, 'pair', 'pairs')} left.` : ''}`,
    askTyped: 'A match. Who’s that witch? Type her name.',
    ask: (names: readonly string[]): string =>
      `A match. Who’s that witch? ${names.map((name, index) => `${index + 1} ${name}`).join(', ')}.`,
    bonus: (who: Who, at: At, points: number, peek: boolean): string =>
      `${deed(who, place(at))}: the bonus, ${points} points.${peek ? ' Choose a tile to peek at.' : ''}`,
    bomb: (who: Who, at: At, covered: string | undefined): string =>
      `${deed(who, place(at))}: a bomb. ${covered === undefined ? 'There was no pair to cover.' : `It covers ${covered} again.`}`,
    dud: (who: Who, at: At): string => `${deed(who, place(at))}: a bomb, but a dud.`,
    answered: (answer: Answer, name: string, points: number): string => {
      if (answer === 'skipped') return `She is ${name}.`;
      if (answer === 'wrong') return `No, she is ${name}.`;
      return `${answer === 'slip' ? 'Yes, close enough' : 'Yes'}: she is ${name}. ${points} points.`;
    },
    next: (who: Who): string =>
      who === undefined ? '' : who === 'you' ? 'Your turn.' : `${called(who)} to play.`,
    begun: (level: string, pairs: number, seed: string): string =>
      `New game, ${level.toLowerCase()}, ${pairs} pairs, seed ${seed}.`,
    resumed: (found: number, total: number): string =>
      `Your game is as you left it: ${found} of ${total} pairs.`,
    covered: 'Turned back.',
    skipped: 'No peek.',
    state: (found: number, total: number, moves: number, points: number): string =>
      `${found} of ${counted(total, 'pair', 'pairs')}, ${counted(moves, 'move', 'moves')}, ${counted(points, 'point', 'points')}.`,
    up: (tiles: readonly string[]): string =>
      tiles.length === 0 ? 'No tile is face up.' : `Face up: ${listed(tiles)}.`,
  },
  command: {
    placeholder: 'b3, 2, hint, skip, cover, new hard, ?',
    nothing: 'Type a tile, for example b3, or a command. Type ? to list them all.',
    botsTurn: 'It is the bot’s turn. Type go to see its next move.',
    noBot: 'No bot plays here.',
    fault: faultOfLine,
  },
  settings: {
    level: 'Level',
    rule: 'Mates',
    rules: { king: 'never touch, not even at a corner', rook: 'never lie side by side' } satisfies Record<
      MateRule,
      string
    >,
    strict: (centre: At, boards: string, boardsElse: string): string =>
      `If corners count, the tile in ${place(centre)} touches all the others. A witch there would touch her mate, so only the bonus can lie there. That leaves ${boards} patterns instead of ${boardsElse}.`,
    against: 'Who plays',
    opponents: {
      nobody: 'Alone',
      person: 'Two people on this device',
      lru2: 'Against a bot that remembers 2 tiles',
      lru4: 'Against a bot that remembers 4 tiles',
      lru6: 'Against a bot that remembers 6 tiles',
      perfect: 'Against a bot that forgets nothing',
      expert: 'Against the expert',
    } satisfies Record<Opponent, string>,
    quiz: 'After a match',
    quizzes: {
      names: 'Choose her name from four',
      typed: 'Type her name',
      off: 'No question',
    } satisfies Record<Quiz, string>,
    calm: 'Calm: bombs do nothing',
    timed: (seconds: number): string => `Timed: a miss is turned back after ${seconds} seconds`,
    seedHelp: 'Any text will do. Whoever enters the same one with the same settings plays the same board.',
    tile: 'Tiles',
    tiles: {
      fluid: 'As large as possible',
      '99': '99 pixels',
      '124': '124 pixels',
      '166': '166 pixels',
    } satisfies Record<(typeof TILE_SIZES)[number], string>,
    botGoesOn: 'The bot plays on by itself',
  },
  rules: RULES,
  keys: KEYS,
  seedHonest:
    'The board is drawn from the seed on your device. Nothing shows it before the end, but a determined person could work it out.',
};

export type WitchMessages = typeof english;
