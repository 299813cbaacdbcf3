import type { RoomView } from '@inkling/client/generated/api';
import type { Name } from '@inkling/games/contract/names';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { CommandRow } from '../../../../ui/keycap.tsx';
import { names } from '../english-names.ts';
import { leavingTimes } from '../leaving-time.ts';
import { roomFault } from './english-fault.ts';

const { counted } = grammarOf('en', 'always');
const leavingTime = leavingTimes('en');

/** The messages of a room's page that the lobby does not need. */
export const english = {
  invite: {
    awaited: (missing: number, isForTwo: boolean): string =>
      `Waiting for ${missing > 1 ? 'the other players' : isForTwo ? 'the other player' : 'one more player'}`,
    awaitedHelp: (missing: number): string =>
      `Their ${missing > 1 ? 'seats are' : 'seat is'} kept for them. Whoever played with you finds this game on the page of the last one.`,
    notComing: 'If they do not come, play with somebody else:',
    anybody: 'Invite somebody else',
    heading: (missing: number, isForTwo: boolean): string =>
      `Send this to ${missing > 1 ? 'your friends' : isForTwo ? 'your friend' : 'one more friend'}`,
    square: 'The link to this room as a QR code',
    share: 'Share the link',
    nobodyYet: 'Nobody has come yet. Send the link again, or withdraw it and start without them:',
    computer: 'Play against the computer',
    withdraw: 'Withdraw the invitation',
    goes: 'A room that nobody joins is removed after a while.',
    callOff: 'Call the game off',
    othersHear: 'You can also stop waiting; the others here will be told.',
    noNeedToWait: 'Or let them scan the QR code. You need not wait here: the game is listed under Together.',
  },
  heading: (view: RoomView): string =>
    view.phase === 'withdrawn'
      ? 'A withdrawn invitation'
      : view.phase === 'waiting'
        ? 'A room'
        : view.phase === 'over' || view.phase === 'ended'
          ? 'A finished game'
          : 'A game',
  arrived: (name: Name | undefined, isForTwo: boolean): string =>
    isForTwo ? `${name ? names.names[name] : 'Your friend'} is here.` : 'Everybody is here.',
  invites: (name: Name | undefined): string => `${name ? names.names[name] : 'A friend'} invites you.`,
  watchers: (people: number): string => `${counted(people, 'person is', 'people are')} watching.`,
  seated: ({ seat, taken, reserved, computer }: RoomView['seats'][number], you: RoomView['you']): string => {
    if (seat === you) return 'you';
    if (computer !== undefined) return `computer (${computer})`;
    if (reserved !== undefined) return 'kept';
    return taken ? 'taken' : 'free';
  },
  pending: (guess: string): string => `Waiting for an answer: ${guess}.`,
  swap: 'Play again, swap seats',
  next: 'Go to the next game',
  guess: 'Guess',
  answer: 'Answer',
  resign: 'Give up',
  link: 'Link to this room',
  letWatch: 'Let others watch',
  watchLink: 'Link for watching',
  watchHelp: 'Whoever opens it sees the game and cannot take a seat.',
  withdrawn: {
    said: 'This invitation was withdrawn.',
    help: 'Ask for a new link, or open a room of your own.',
  },
  calledOff: {
    said: 'This game was called off.',
    help: 'Somebody was missing, and nobody can join any more.',
  },
  ownWithdrawn: {
    said: 'You withdrew this invitation.',
    help: 'Nobody can join any more. Whoever opens the link is told so.',
  },
  saveRecord: 'Save the game as a file',
  recordHelp: 'inkling verify FILE checks it again, without this page.',
  awaySince: (ms: number, nowMs: number): string => `away since ${leavingTime(ms, nowMs).text}`,
  lost: 'The connection to the server is lost. The page keeps trying. You can go on: nothing you do is lost.',
  unsent: 'Your move is kept, and sent as soon as the server answers.',
  end: {
    button: 'End the game for everybody',
    heading: 'End this game?',
    warning: 'The others may still come back. Once the game is ended, nobody can play on, and nobody wins.',
    yes: 'End it',
  },
  resignHeading: 'Give up?',
  resignYes: 'Give up',
  resignNo: 'Play on',
  roomFault,
  roomRows: [
    ['sit breaker', 'takes a free seat'],
    ['open', 'shows your code at the end'],
    ['resign', 'gives up'],
    ['rematch', 'plays the same again'],
    ['swap', 'plays the same again, seats swapped'],
    ['invite', 'frees a seat that is kept, for anybody'],
    ['withdraw', 'withdraws the invitation while somebody is missing'],
    ['end', 'ends the game for everybody, if somebody has left it for good'],
    ['say nice', 'says one of six things: hello, nice, thinking, oops, wow, thanks'],
    ['copy', 'copies the link to the room'],
    ['state', 'says where things stand'],
    ['back', 'goes to all rooms'],
  ] as readonly CommandRow[],
  closed: 'This room did not open',
  reactions: 'Say something',
  seats: 'Seats',
  again: 'Another room',
  sitHelp: 'Taking a seat stores one cookie, and nothing else.',
  onItsWay: 'On its way to the server…',
  notShownYet: 'Whoever hid it shows it next; then every answer is checked.',
  waitingToBeSent: 'Waiting to be sent:',
  remind: 'Notify me when it is my turn',
  linkHelp: 'Whoever opens it may take a free seat, or watch.',
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
    nothingToAnswer: 'There is no guess to answer.',
    stillSending: 'One moment: your last action is still being sent.',
    queued: 'No answer yet. Your move is kept, and sent as soon as the server answers.',
    lineLost: 'The connection to the server is lost. The page keeps trying.',
    lineBack: 'The connection to the server is back.',
  },
};
