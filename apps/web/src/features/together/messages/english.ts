import type { RoomView } from '@inkling/client/api';
import { grammarOf } from '../../../shell/language/grammar.ts';
import { entryOf } from '../session/room-entry.ts';
import { type Task, taskOf } from '../session/task.ts';
import { lobbyFault, refused, roomFault } from './english-faults.ts';
import { keys } from './english-keys.ts';
import { seatName, telling } from './english-telling.ts';
import { today } from './english-today.ts';
import { verdict, wrong } from './english-verdict.ts';
import type { OnlineWords } from './words.ts';

const { counted } = grammarOf('en');

const GAMES = { mastermind: 'Mastermind', word: 'Word', witch: 'Witch' } as const;

function terms(view: RoomView): string {
  if (view.table) {
    const { board, opponent } = view.table.params;
    return `Witch: ${board.shape.rows} × ${board.shape.cols} tiles, ${opponent === 'nobody' ? 'alone' : 'two players'}`;
  }
  const entry = entryOf(view);
  if (!entry) return GAMES[view.game];
  const { places, symbols, repeats } = entry.rules;
  const turns = counted(entry.turnsMax, 'turn', 'turns');
  if (entry.game === 'word')
    return `Word: ${counted(places, 'letter', 'letters')}, ${turns}${view.rules.includes('h@') ? ', hard' : ''}`;
  const elements = counted(symbols, 'element', 'elements');
  return `Mastermind: ${counted(places, 'place', 'places')}, ${elements}${repeats ? '' : ', no repeats'}, ${turns}`;
}

const LEVELS = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;
const WITCH_SEATS = {
  one: 'You',
  race: 'You and somebody else, in turn',
  player: 'You and the computer',
} as const;
const WITCH_HELP = 'The server deals the board, and turns over only what is flipped.';

const MAKERS = {
  kept: 'You, kept in this browser',
  deposited: 'You, kept by the server',
  theirs: 'The other player',
  computer: 'The computer',
} as const;

const MAKER_HELP = {
  kept: 'You answer; the code never leaves this browser, only its salted hash. At the end the code is shown, and every answer is checked by both browsers.',
  deposited: 'You set the code in the room. The server tells nobody, and answers.',
  theirs: 'Whoever takes the maker’s seat sets the code; the server answers.',
  computer: 'The server draws a code, and promises it with a salted hash.',
} as const;

const NOT_NOW: Readonly<Record<Task, string>> = {
  sit: 'Sit down first.',
  deposit: 'Set the code first.',
  guess: 'It is your turn to guess.',
  answer: 'Answer the guess first.',
  open: 'It is over; only the code is still to be shown.',
  wait: 'It is not your turn.',
  watch: 'You are watching this room.',
  over: 'This game is over.',
};

export const english: OnlineWords = {
  title: (view) => (view ? `${terms(view)} · Inkling` : 'Together · Inkling'),
  heading: 'Play together',
  lead: 'Open a room, send its link, and play. No account, no name: the link is all.',
  opening: 'Opening the room…',
  none: {
    heading: 'No server here',
    lead: 'This page comes from a plain folder, so games are played on one device and by links only.',
    away: 'No server answers just now: games are played on one device and by links only, until it is back.',
    duel: 'Play a duel by two links',
    again: 'Try again',
  },
  make: {
    heading: 'Open a room',
    game: 'Game',
    games: (game) => GAMES[game],
    places: 'Places',
    symbols: 'Elements',
    turns: 'Turns',
    repeats: 'Elements may repeat',
    length: 'Letters',
    tries: 'Turns',
    hard: 'Hard: marks must be used',
    level: 'Level',
    levels: LEVELS,
    quiz: 'After a match',
    quizzes: { names: 'Choose her name from four', typed: 'Type her name', off: 'No question' },
    maker: 'Who makes the code?',
    makers: (maker) => MAKERS[maker],
    makerHelp: ({ game, maker }) => (game === 'witch' ? WITCH_HELP : MAKER_HELP[maker]),
    breakers: 'Who plays?',
    bot: 'The computer',
    breakersOf: (breakers, { game, maker }) => {
      if (game === 'witch') return WITCH_SEATS[breakers];
      const own = maker === 'kept' || maker === 'deposited';
      if (breakers === 'player') return 'The computer';
      if (breakers === 'race') return own ? 'Two others, in a race' : 'You and somebody else, in a race';
      return own ? 'Somebody else' : 'You';
    },
    code: 'Your code',
    codeHelp: 'Only this browser sees it until you show it.',
    draw: 'Draw one for me',
    open: 'Open the room',
    watched: 'Anybody with the link may watch.',
  },
  today,
  take: {
    heading: 'Go to a room',
    label: 'Link of a room',
    help: 'Paste a link that somebody sent you.',
    go: 'Go',
  },
  rooms: {
    heading: 'Your rooms',
    none: 'None yet.',
    name: terms,
    standing: (view) => {
      const seat = view.you === 'spectator' ? 'Watching' : seatName(view.you);
      if (view.phase === 'over') return `${seat}. ${telling.result(view)}`;
      return `${seat}. ${telling.task(view, taskOf(view))}`;
    },
    more: (rooms) => `and ${counted(rooms, 'older room', 'older rooms')}`,
  },
  guest: {
    heading: 'Who you are here',
    lead: 'A guest without a name. The recovery code brings your seats to another browser; whoever has it is you.',
    nobody: 'Nobody yet: you become a guest when you take your first seat.',
    show: 'Show the recovery code',
    former: 'Guests that this browser was before have these codes:',
    hide: 'Cover it',
    code: (code) => (code === undefined ? 'This browser holds no recovery code.' : `Recovery code: ${code}`),
    label: 'Recovery code',
    recoverLabel: 'Come back with a code',
    recoverHelp: 'A code that another browser of yours showed you.',
    recover: 'Come back',
    forget: 'Forget me',
    forgetHeading: 'Forget me?',
    forgetWarning:
      'The server forgets you at once, and this browser forgets your recovery code and the codes that it keeps for rooms. Games stay, with nobody in your seat. This cannot be undone.',
    forgetYes: 'Forget me',
    forgetNo: 'Keep me',
    recovered: (rooms) => `You are that guest again, with ${counted(rooms, 'room', 'rooms')}.`,
    forgotten: 'Forgotten. Nothing here leads to you any more.',
  },
  room: {
    back: 'All rooms',
    heading: (view) =>
      view.phase === 'waiting' ? 'A room' : view.phase === 'over' ? 'A finished game' : 'A game',
    terms,
    link: 'Link of this room',
    linkHelp: 'Whoever opens it may take a free seat, or watch.',
    seats: 'Seats',
    seat: seatName,
    seated: ({ seat, taken, computer }, you) => {
      if (seat === you) return 'you';
      if (computer !== undefined) return `computer (${computer})`;
      return taken ? 'taken' : 'free';
    },
    sit: (seat) => `Sit down as ${seatName(seat).toLowerCase()}`,
    sitHelp: 'Taking a seat makes you a guest: a cookie, and nothing else.',
    sheet: (seat, alone) => (alone ? 'Turns' : `Turns of the ${seatName(seat).toLowerCase()}`),
    rival: ({ turnsUsed, over, solved, resigned }) => {
      const turns = counted(turnsUsed, 'turn so far', 'turns so far');
      if (!over) return `${turns}; guesses stay hidden until the race is over.`;
      return solved
        ? `Found in ${counted(turnsUsed, 'turn', 'turns')}.`
        : resigned
          ? 'Resigned.'
          : 'Not found.';
    },
    row: (turn, names, answer) =>
      answer.marks
        ? `Turn ${turn}: ${telling.answer(answer)}.`
        : `Turn ${turn}: ${names.join(', ')}. ${telling.answer(answer)}.`,
    noTurns: 'No turn yet.',
    pending: (names) => `Waiting for an answer: ${names.join(', ')}.`,
    waitingToBeSent: 'Waiting to be sent:',
    task: telling.task,
    deposit: 'Set this code',
    guess: 'Guess',
    answer: 'Answer',
    exact: 'Exact',
    near: 'Near',
    suggested: ({ exact, near }) => `Your code gives ${exact} exact, ${near} near.`,
    codeElsewhere:
      'The code is in another browser: this one cannot answer for it, so set the answer yourself.',
    mend: (turn) => `Answer of turn ${turn}`,
    open: 'Show the code',
    resign: 'Resign',
    resignHeading: 'Resign?',
    resignWarning: 'You stop looking for the code. This cannot be undone.',
    resignYes: 'Resign',
    resignNo: 'Go on',
    yourCode: 'Your code',
    showCode: 'Show it to me',
    hideCode: 'Cover it',
    code: (names) => `The code: ${names.join(', ')}.`,
    word: (text) => `The word: ${text}.`,
    conflict: telling.conflict,
    wrong,
    again: 'Another room',
    saveRecord: 'Save the game as a file',
    recordHelp: 'inkling verify FILE checks it again, without this page.',
    lost: 'The connection to the server is lost; the page keeps trying. You can go on: nothing you do is lost.',
    unsent: 'Your move is kept in this browser, and sent as soon as the server answers.',
  },
  entry: {
    guess: 'Your guess',
    code: 'Your code',
    slot: (place, name) => `Place ${place}: ${name ?? 'empty'}`,
    palette: (game) => (game === 'word' ? 'Letters' : 'Elements'),
    erase: 'Erase',
  },
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser keeps the clipboard to itself: select the text and copy it.',
  noHash:
    'This browser hashes nothing at this address, so it cannot promise a code. Let the server keep it instead.',
  notKept:
    'This browser keeps nothing, so a kept code would be lost with the page. Let the server keep it instead.',
  otherGame: 'This page cannot show that game yet.',
  told: telling.told,
  verdict,
  front: (server, rooms) => {
    if (server === 'asking') return 'Asking the server.';
    if (server === 'here') return `${counted(rooms, 'room', 'rooms')}. Open another, or paste a link.`;
    return server === 'none' ? 'No server here.' : 'No server answers just now.';
  },
  speech: {
    noSeat: 'There is no free seat.',
    notNow: (task) => NOT_NOW[task],
    incomplete: 'Fill every place first.',
    repeated: 'Each element may stand only once.',
    nothingToAnswer: 'There is no guess to answer.',
    noSuchAnswer:
      'No code can be answered so: exact and near together are at most the places, and the last place cannot be near.',
    codeElsewhere: 'The code is in the browser that made the promise: show it from there.',
    stillWaiting: 'Your last move is still to be sent.',
    queued: 'No answer yet. Your move is kept, and sent as soon as the server answers.',
    lineLost: 'The connection to the server is lost. The page keeps trying.',
    lineBack: 'The connection to the server is back.',
  },
  command: { label: 'Command', lobby: 'make, link, ?', room: 'guess, answer, ?', run: 'Run' },
  ...keys,
  refused,
  roomFault,
  lobbyFault,
};
