import { describe } from '@inkling/art/description';
import { fault } from './english-faults.ts';
import { KEYS, RULES } from './english-pages.ts';
import type { At, Who, WitchMessages } from './words.ts';

const plural = new Intl.PluralRules('en');
const list = new Intl.ListFormat('en', { type: 'conjunction' });

function counted(count: number, one: string, other: string): string {
  return `${count} ${plural.select(count) === 'one' ? one : other}`;
}

function place({ row, column }: At): string {
  return `row ${row}, column ${column}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Row 1, column 2`, or `Bot, row 1, column 2`. */
function deed(who: Who, what: string): string {
  return who === undefined || who === 'you' ? capital(what) : `${NAMES[who]}, ${what}`;
}

const NAMES: Readonly<Record<Exclude<Who, undefined>, string>> = {
  you: 'You',
  bot: 'Bot',
  first: 'First player',
  second: 'Second player',
};

const LEVEL = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

function twoDigits(value: number): string {
  return value.toFixed(2).replace('-', '−');
}

export const english: WitchMessages = {
  name: 'Who’s That Witch?',
  title: (pairs, total) => `${pairs} of ${total} pairs · Who’s That Witch? · Inkling`,
  savedUnreadable:
    'The game saved here could not be read. It was put aside unchanged, and this is a new one.',
  notSaved: 'This browser does not let the page save, so a reload will lose the game.',
  bar: {
    label: 'This game',
    seed: 'Seed',
    levels: 'Level',
    level: LEVEL,
    rule: (rule) => (rule === 'king' ? 'mates never touch' : 'mates never side by side'),
    calm: 'calm',
    timed: (seconds) => `timed: a miss is turned back after ${seconds} seconds`,
    settings: 'Settings',
    rules: 'How to play',
    keys: 'Keys',
  },
  board: {
    heading: 'Who’s That Witch?',
    pairs: (found, total) => `${found} of ${total} pairs`,
    tile: (at, face) => `${capital(place(at))}, ${face}`,
    faceDown: 'face down',
    asked: 'the witch in question',
    matched: (name) => `${name}, matched`,
    bonus: 'bonus',
    bomb: 'bomb, spent',
    dud: 'bomb, a dud',
    turn: (who, second) => {
      const what = second ? 'Turn over its mate' : 'Turn over a tile';
      return who === undefined || who === 'you' ? `${what}.` : `${NAMES[who]}: ${what.toLowerCase()}.`;
    },
    aim: (asks) =>
      `Every witch lies here twice: find the pairs.${asks ? ' After each pair, say who she is.' : ''}`,
    miss: 'No match. They stay in sight until you go on.',
    cover: 'Cover',
    peek: 'A bonus: peek at one face-down tile of your choice.',
    peekSkip: 'No peek',
    botNext: (covering) =>
      covering ? 'Look as long as you like; then the bot goes on.' : 'The bot is playing.',
    go: 'Go on',
    finishBot: 'Finish its turn',
  },
  quiz: {
    heading: 'Who’s that witch?',
    type: 'Her name',
    answer: 'Answer',
    hint: 'Describe her, for half the points',
    skip: 'Skip',
    worth: (points) => `${points} points`,
  },
  description: describe,
  tonight: {
    heading: 'Tonight’s witches',
    caption: 'choose one to read about her',
    away: 'The list is put away while the question is open.',
    witch: (name, found) => (found ? `${name}, found` : name),
  },
  score: {
    heading: 'Score sheet',
    what: 'Player',
    pairs: 'Pairs',
    moves: 'Moves',
    points: 'Points',
    seat: (who) => (who === undefined ? 'You' : NAMES[who]),
    best: (total, moves, stars) =>
      `${counted(total, 'point', 'points')} in ${counted(moves, 'move', 'moves')}, ${counted(stars, 'star', 'stars')}`,
    noBest: 'none yet under these rules',
    bestHeading: 'Best on this device',
  },
  ending: {
    alone: (moves) => `All found in ${moves}!`,
    winner: (who) => (who === undefined ? 'A draw.' : who === 'you' ? 'You win!' : `${NAMES[who]} wins!`),
    stars: (stars) => `${stars} of 3 stars`,
    rows: {
      points: 'Points',
      moves: 'Moves',
      par: 'Par',
      lost: 'Lost to forgetting',
      luck: 'Luck',
      total: 'Total',
    },
    luck: (moves) => {
      const size = twoDigits(Math.abs(moves));
      if (size === '0.00') return 'even';
      return moves < 0 ? `${size} moves saved` : `${size} moves of bad luck`;
    },
    number: twoDigits,
    par: 'Par is what perfect memory needs on average. It takes bombs and bonus to cost nothing and makes no use of the rule that mates never touch. Each move lost to forgetting takes 50 points off the total.',
    costHeading: 'What cost most',
    cost: (turn, lost, at, flip, who) => {
      const whose = who === undefined || who === 'you' ? '' : `, ${NAMES[who].toLowerCase()}`;
      const moves = `${twoDigits(lost)} of a move`;
      if (!at) return `Turn ${turn}${whose} cost ${moves}.`;
      const seen = who === 'bot' ? 'it' : who === 'first' || who === 'second' ? 'they' : 'you';
      return `Turn ${turn}${whose} cost ${moves}: ${seen} had seen ${place(at)} on flip ${flip}.`;
    },
    noCost: 'Nothing was forgotten: perfect memory would have done the same.',
    record: 'The best on this device under these rules.',
    againCounts: 'A board that was known before does not count as a best.',
    newGame: 'New game',
    again: 'Same board again',
  },
  speech: {
    flip: (who, at, name) => `${deed(who, place(at))}: ${name}.`,
    peek: (who, at, face) => `${deed(who, `a peek at ${place(at)}`)}: ${face}.`,
    miss: (who, one, other) => `${deed(who, 'no match')}: ${one} and ${other}.`,
    match: (who, name, left) =>
      `${deed(who, 'a match')}: ${name}.${left > 0 ? ` ${counted(left, 'pair', 'pairs')} left.` : ''}`,
    askTyped: 'A match. Who’s that witch? Type her name.',
    ask: (names) =>
      `A match. Who’s that witch? ${names.map((name, index) => `${index + 1} ${name}`).join(', ')}.`,
    bonus: (who, at, points, peek) =>
      `${deed(who, place(at))}: the bonus, ${points} points.${peek ? ' Choose a tile to peek at.' : ''}`,
    bomb: (who, at, covered) =>
      `${deed(who, place(at))}: a bomb. ${covered === undefined ? 'There was no pair to cover.' : `It covers ${covered} again.`}`,
    dud: (who, at) => `${deed(who, place(at))}: a bomb, and a dud.`,
    answered: (answer, name, points) => {
      if (answer === 'skipped') return `She is ${name}.`;
      if (answer === 'wrong') return `No, she is ${name}.`;
      return `${answer === 'slip' ? 'Yes, but for a slip' : 'Yes'}: she is ${name}. ${points} points.`;
    },
    next: (who) => (who === undefined ? '' : who === 'you' ? 'Your turn.' : `${NAMES[who]} to play.`),
    begun: (level, pairs, seed) => `New game, ${level.toLowerCase()}, ${pairs} pairs, seed ${seed}.`,
    resumed: (found, total) => `Your game is as you left it: ${found} of ${total} pairs.`,
    covered: 'Turned back.',
    skipped: 'No peek.',
    state: (found, total, moves, points) =>
      `${found} of ${counted(total, 'pair', 'pairs')}, ${counted(moves, 'move', 'moves')}, ${counted(points, 'point', 'points')}.`,
    up: (tiles) => (tiles.length === 0 ? 'Nothing is in sight.' : `In sight: ${list.format(tiles)}.`),
  },
  command: {
    label: 'Command',
    placeholder: 'b3, 2, hint, skip, cover, new hard, ?',
    run: 'Run',
    nothing: 'Type a tile, for example b3, or a command. Type ? for all of them.',
    botsTurn: 'It is the bot’s turn. Type go to see its next move.',
    noBot: 'There is no bot to move.',
    fault,
  },
  settings: {
    heading: 'Settings',
    level: 'Level',
    rule: 'Mates',
    rules: { king: 'never touch, not even at a corner', rook: 'never lie side by side' },
    strict: (centre, boards, boardsElse) =>
      `With corners counted, the tile in ${place(centre)} touches every other tile, so a witch there would touch her mate: only the bonus can lie there. That leaves ${boards} patterns instead of ${boardsElse}.`,
    against: 'Seats',
    opponents: {
      nobody: 'Alone',
      person: 'Two people on this device',
      lru2: 'Against a bot that remembers 2 tiles',
      lru4: 'Against a bot that remembers 4 tiles',
      lru6: 'Against a bot that remembers 6 tiles',
      perfect: 'Against a bot that forgets nothing',
      expert: 'Against the expert',
    },
    quiz: 'After a match',
    quizzes: { names: 'Choose her name from four', typed: 'Type her name', off: 'No question' },
    calm: 'Calm: bombs do nothing',
    timed: (seconds) => `Timed: a miss is turned back after ${seconds} seconds`,
    seed: 'Seed',
    seedHelp: 'Any text is a seed. Whoever enters the same one with the same settings plays the same board.',
    start: 'Start this game',
    leave: 'Keep the old one',
    tile: 'Tiles',
    tiles: { fluid: 'As large as they fit', '99': '99 pixels', '124': '124 pixels', '166': '166 pixels' },
    botGoesOn: 'A bot plays on by itself',
  },
  rules: RULES,
  keys: KEYS,
  seedHonest:
    'The board is drawn from the seed on your device. It is shown nowhere before the end, but a determined person could compute it.',
};
