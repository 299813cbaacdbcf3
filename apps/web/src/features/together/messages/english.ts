import type { RoomView } from '@inkling/client/generated/api';
import type { Name } from '@inkling/games/contract/names';
import type { Reaction } from '@inkling/games/contract/room';
import type { RoomTask } from '@inkling/games/contract/room-task';
import { grammarOf } from '../../../shell/language/grammar.ts';
import type { Server } from '../../../shell/server/server.ts';
import type { RoomGame, Seat, Sheet } from '../session/room-game.ts';
import type { RequestBreakers, RequestMaker } from '../session/room-request.ts';
import { type Announcements, announcementsOf } from './announcements.ts';
import { PLAYERS, SEATS, sentences } from './english-announcements.ts';
import { lobbyFault, refused, roomFault } from './english-faults.ts';
import { keys } from './english-keys.ts';
import { names } from './english-names.ts';

const { counted, listed, time } = grammarOf('en', 'always');

const MAKER_HELP = {
  kept: 'You answer yourself. Only the salted hash of your code leaves this browser until the end; then the code is shown, and both browsers check every answer.',
  deposited: 'You set the code in the room. The server tells nobody, and answers for you.',
  theirs: 'Your friend sets the code in the room, and the server answers.',
  computer: 'The server draws one code, and promises it with a salted hash.',
} as const;

/** What whoever takes a seat will do there. */
const TO_DO: Readonly<Record<Seat, string>> = {
  maker: 'hide the code',
  breaker: 'guess the code',
  first: 'first player',
  second: 'second player',
};

const NOT_NOW: Readonly<Record<RoomTask, string>> = {
  sit: 'Take a seat first.',
  deposit: 'Set the code first.',
  move: 'It is your turn to guess.',
  answer: 'Answer the guess first.',
  open: 'The game is over. Now the code must be shown.',
  wait: 'It is not your turn.',
  watch: 'You are watching this room.',
  withdrawn: 'This invitation was withdrawn.',
  over: 'This game is over.',
};

const announcements: Announcements = announcementsOf(sentences);

export const english = {
  title: (terms: string | undefined): string => (terms ? `${terms} · Inkling` : 'Together · Inkling'),
  heading: 'Together',
  lead: 'Choose a game, send the link, and play.',
  sheet: 'With a friend',
  steps: { game: 'Game', link: 'Link', play: 'Play' },
  listed,
  opening: 'Opening the room…',
  none: {
    lead: 'This page has no server, so you and a friend can play only by links.',
    away: 'The server does not answer. Until it is back, you can play only by links.',
    again: 'Try again',
  },
  apart: {
    heading: 'The same game, separately',
    does: 'play it here, then send the very same game with Share',
    act: 'Play',
  },
  make: {
    heading: 'Which game?',
    instead: {
      room: 'Play live over the server instead',
      links: 'Play by two links instead, without the server',
    },
    maker: 'Who hides the code?',
    hiders: { you: 'You', friend: 'Your friend', computer: 'The computer' },
    keeper: 'Where is your code kept?',
    keepers: (maker: RequestMaker): string => (maker === 'kept' ? 'Only in this browser' : 'On the server'),
    makerHelp: (maker: RequestMaker): string => MAKER_HELP[maker],
    rules: 'Rules',
    breakers: 'Who plays?',
    breakersOf: (breakers: RequestBreakers, maker: RequestMaker): string => {
      const own = maker === 'kept' || maker === 'deposited';
      if (breakers === 'player') return 'The computer';
      if (breakers === 'race') return own ? 'Two others, in a race' : 'You and somebody else, in a race';
      return own ? 'Somebody else' : 'You';
    },
    code: 'Your code',
    codeHelp: 'Only this browser sees it until you show it.',
    draw: 'Draw one for me',
    open: 'Make the link',
    noAccount: 'No account. Anybody with the link may watch.',
  },
  take: {
    heading: 'Join a game',
    label: 'By its link',
    help: 'Paste the link that somebody sent you.',
    go: 'Join',
  },
  ways: {
    heading: 'Other ways',
    contest: {
      name: 'Race the computer',
      does: (game: string): string => `${game}: who needs fewer guesses?`,
      act: 'Race',
    },
    daily: { name: 'Daily games', does: 'new ones every day, one try each', act: 'Open' },
  },
  rooms: {
    heading: 'Your games',
    goOn: 'Continue',
    look: 'View',
    byLinks: 'By links',
    forget: (name: string): string => `Forget: ${name}`,
    forgetShort: 'Forget',
    state: (view: RoomView, game: RoomGame): string => {
      const task = announcements.task(view, game);
      return view.you === 'spectator' ? `Watching. ${task}` : task;
    },
    more: (rooms: number): string => `and ${counted(rooms, 'older room', 'older rooms')}`,
  },
  guest: {
    heading: 'Play on from another device',
    lead: 'You are a guest without an account. The recovery code brings your seats to another browser. Keep it to yourself: whoever has it plays as you.',
    nobody: 'You have no seat yet. When you take one, you get a recovery code here.',
    show: 'Show the recovery code',
    former: 'Recovery codes of guests you used to be here:',
    hide: 'Hide it',
    code: (code: string | undefined): string =>
      code === undefined ? 'This browser holds no recovery code.' : `Recovery code: ${code}`,
    label: 'Recovery code',
    recoverLabel: 'Come back with a code',
    recoverHelp: 'The recovery code from your other browser.',
    recover: 'Come back',
    square: 'A QR code that makes another device the same guest',
    scan: 'Scan it with your other device. Then both play as you.',
    arrivalHeading: 'Play here as this guest?',
    arrival: (isGuest: boolean): string =>
      isGuest
        ? 'You followed a link from another device. If you go on, both play as the same guest. The code of the guest that you are here is kept.'
        : 'You followed a link from another device. If you go on, both play as the same guest.',
    arrivalYes: 'Play on',
    arrivalNo: 'Not here',
    forget: 'Forget me',
    forgetHeading: 'Forget me?',
    forgetWarning:
      'The server forgets you at once, and this browser forgets your recovery code and the codes that it keeps for rooms. Games stay, with nobody in your seat. This cannot be undone.',
    forgetYes: 'Forget me',
    forgetNo: 'Keep me',
    recovered: (rooms: number): string =>
      `You are that guest again, with ${counted(rooms, 'room', 'rooms')}.`,
    forgotten: 'Forgotten. Nothing here leads to you any more.',
  },
  room: {
    back: 'Together',
    closed: 'This room did not open',
    heading: (view: RoomView): string =>
      view.phase === 'withdrawn'
        ? 'A withdrawn invitation'
        : view.phase === 'waiting'
          ? 'A room'
          : view.phase === 'over'
            ? 'A finished game'
            : 'A game',
    link: 'Link of this room',
    linkHelp: 'Whoever opens it may take a free seat, or watch.',
    here: 'here',
    awaySince: (ms: number): string => `away since ${time(ms)}`,
    watchers: (people: number): string => `${counted(people, 'person is', 'people are')} watching.`,
    letWatch: 'Let others watch',
    watchLink: 'Link for watching',
    watchHelp: 'Whoever opens it sees the game and cannot take a seat.',
    remind: 'Notify me when it is my turn',
    yourTurn: 'Your turn.',
    arrived: (name: Name | undefined): string => `${name ? names.names[name] : 'Your friend'} is here.`,
    invites: (name: Name | undefined): string => `${name ? names.names[name] : 'A friend'} invites you.`,
    reactions: 'Say something',
    names,
    reaction: (reaction: Reaction): string => sentences.reactions[reaction],
    seats: 'Seats',
    seat: (seat: Seat): string => SEATS[seat],
    seated: ({ seat, taken, computer }: RoomView['seats'][number], you: RoomView['you']): string => {
      if (seat === you) return 'you';
      if (computer !== undefined) return `computer (${computer})`;
      return taken ? 'taken' : 'free';
    },
    sit: (seat: Seat): string => `Take the seat: ${TO_DO[seat]}`,
    sitHelp: 'Taking a seat stores one cookie, and nothing else.',
    sheet: (seat: Seat, alone: boolean): string => (alone ? 'Turns' : `Turns of ${PLAYERS[seat]}`),
    rival: ({ turnsUsed, over, solved, resigned }: Sheet): string => {
      const turns = counted(turnsUsed, 'turn so far', 'turns so far');
      if (!over) return `${turns}; guesses stay hidden until the race is over.`;
      return solved
        ? `Found in ${counted(turnsUsed, 'turn', 'turns')}.`
        : resigned
          ? 'Gave up.'
          : 'Not found.';
    },
    row: (turn: number, answer: string): string => `Turn ${turn}: ${answer}.`,
    noTurns: 'No turn yet.',
    pending: (guess: string): string => `Waiting for an answer: ${guess}.`,
    waitingToBeSent: 'Waiting to be sent:',
    task: announcements.task,
    withdrawn: NOT_NOW.withdrawn,
    withdrawnHelp: 'Ask for a new link, or open a room of your own.',
    deposit: 'Set this code',
    guess: 'Guess',
    answer: 'Answer',
    suggested: (answer: string): string => `Your code gives ${answer}.`,
    codeElsewhere: 'The code is in another browser, so this one cannot work out the answer: set it yourself.',
    correction: (turn: number): string => `Answer of turn ${turn}`,
    open: 'Show the code',
    resign: 'Give up',
    resignHeading: 'Give up?',
    resignWarning: 'You stop looking for the code. This cannot be undone.',
    resignYes: 'Give up',
    resignNo: 'Go on',
    yourCode: 'Your code',
    showCode: 'Show it to me',
    hideCode: 'Hide it',
    conflict: announcements.conflict,
    swap: 'Play again, swap seats',
    next: 'Go to the next game',
    again: 'Another room',
    saveRecord: 'Save the game as a file',
    recordHelp: 'inkling verify FILE checks it again, without this page.',
    lost: 'The connection to the server is lost; the page keeps trying. You can go on: nothing you do is lost.',
    unsent: 'Your move is kept in this browser, and sent as soon as the server answers.',
  },
  plain: {
    make: 'opens a room',
    answer: 'Answer',
    secret: (secret: string): string => `The code: ${secret}.`,
    wrong: (turn: number, claimed: string, truth: string): string =>
      `Turn ${turn}: the answer was ${claimed}; the code gives ${truth}.`,
    incomplete: 'Type something first.',
    noAnswer: (answers: readonly string[]): string => `Answer with one of these: ${listed(answers)}.`,
    move: 'guesses, or sets the code',
    answers: 'answers a guess',
    correction: 'corrects the answer of turn 2',
  },
  invite: {
    heading: 'Send this to your friend',
    square: 'The link of this room as a QR code',
    share: 'Share the link',
    nobodyYet: 'Nobody has come yet. Send the link again, or start without:',
    computer: 'Play with the computer',
    withdraw: 'Withdraw the invitation',
    goes: 'A room that nobody joins is removed after a while.',
    noNeedToWait: 'Or let them scan the QR code. You need not wait here: the game is listed under Together.',
  },
  entry: {
    guess: 'Your guess',
    code: 'Your code',
  },
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser does not let the page copy: select the text and copy it yourself.',
  noHash:
    'At this address the browser cannot compute the hash that promises a code. Let the server keep the code instead.',
  notKept:
    'This browser does not let the page save, so the code would be lost with the page. Let the server keep it instead.',
  otherGame: 'This page cannot show that game yet.',
  changes: announcements.changes,
  front: (server: Server, rooms: number): string => {
    if (server === 'asking') return 'Asking the server.';
    if (server === 'here') return `${counted(rooms, 'room', 'rooms')}. Open another, or paste a link.`;
    return server === 'none' ? 'No server here.' : 'No server answers just now.';
  },
  speech: {
    reminding: {
      on: 'You get a notification when it is your turn and you are not looking.',
      off: 'No notifications.',
      refused:
        'This browser does not allow notifications. You can change that in its settings for this page.',
    },
    nobodyHears: 'There is nobody here to say it to.',
    noRematch: 'There is nothing to play again here.',
    noSeat: 'There is no free seat.',
    notNow: (task: RoomTask): string => NOT_NOW[task],
    nothingToAnswer: 'There is no guess to answer.',
    codeElsewhere: 'The code is in the browser that made the promise: show it from there.',
    stillWaiting: 'Your last move has not been sent yet.',
    queued: 'No answer yet. Your move is kept, and sent as soon as the server answers.',
    lineLost: 'The connection to the server is lost. The page keeps trying.',
    lineBack: 'The connection to the server is back.',
  },
  placeholder: 'make, link, ?',
  keys,
  refused,
  roomFault,
  lobbyFault,
};
