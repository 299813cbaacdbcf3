import type { RoomView } from '@inkling/client/generated/api';
import { MARKS, NAMES } from '@inkling/games/contract/names';
import { REACTIONS } from '@inkling/games/contract/room';
import { counted, listed, quoted } from '../messages/numbers.ts';

/** The messages of `room`. */

type Seat = RoomView['seats'][number];

const SEATS: Readonly<Record<string, string>> = {
  maker: 'maker',
  breaker: 'breaker',
  first: 'first player',
  second: 'second player',
};

export function seatName(seat: string): string {
  return SEATS[seat] ?? seat;
}

/** Returns `The breaker`, or `The breaker (Fox)`. */
export function whose(seat: Pick<Seat, 'seat' | 'name'>): string {
  return capital(inSentence(seat));
}

function inSentence({ seat, name }: Pick<Seat, 'seat' | 'name'>): string {
  const called = name === undefined ? '' : ` (${capital(name)})`;
  return `the ${seatName(seat)}${called}`;
}

function capital(name: string): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

export function sayName(seat: string, name: string, mark: string): string {
  return `The ${seatName(seat)} is called ${capital(name)} now, with a ${mark}.`;
}

export function saySeat(game: string, terms: string, you: string): string {
  const seat = ROLES[you] ?? `You are the ${seatName(you)}`;
  return `${game}: ${terms}. ${seat}.`;
}

const ROLES: Readonly<Record<string, string>> = {
  spectator: 'You are watching',
  voter: 'You vote for each guess',
};

export const SEND_LINK = 'Send this link to your friend:';
export const sayJoinClass = (name: string): string =>
  `Your class joins with ${name}, under Together in the web app, or by this link:`;
export const NO_SEATS_IN_CLASS =
  'A class has no seats: the server draws the secret, and everybody votes. Leave this option out.';
export const NOT_HERE = 'Nobody has come yet. You need not wait here.';
export const STILL_MISSING = 'Somebody is still missing. You need not wait here.';
export const SEAT_KEPT =
  'A seat is kept for whoever played with you. You need not wait here; /invite frees it for anybody with the link.';
export const sayFreed = (link: string): string =>
  `The seat is free now. Send this link to somebody else: ${link}`;
export const sayGoOn = (link: string, isWatching: boolean): string =>
  `Ctrl-C leaves; go on with: inkling room '${link}'${isWatching ? ' --watch' : ''}`;
export const EVERYBODY_HERE = 'Everybody is here.';
export const TYPE_HELP = '? lists the commands.';
/** Says that a file about this user cannot be read at all. */
export function saySetAside(name: string, keptAs: string): string {
  return `${name} is damaged, or saved by another version. It was set aside as ${keptAs}; nothing was deleted.`;
}

export const SILENCE = 'The server does not answer. Trying again until it does; quit or Ctrl-C leaves.';
export const STILL_SILENT = 'The server has not answered yet. Type quit to leave.';
export const MAY_BE_LOST = 'What you entered last may not have arrived; the room will show it.';
export const LINE_LOST = 'The connection to the server is lost. Trying again.';
export const LINE_BACK = 'The connection to the server is back.';
export const WITHDRAWN = 'This invitation was withdrawn. Ask for a new link, or open a room of your own.';
export const OWN_WITHDRAWN = 'You withdrew this invitation. Nobody can join any more.';
export const CALLED_OFF = 'This game was called off. Nobody can join any more.';
export const ENDED = 'This game was ended early. Nobody wins.';
export const LEFT = 'The room stays as it is.';
export const MOVED_ON = 'The room has moved on meanwhile.';
export const NOT_NOW = 'That cannot be done now.';
export const NOT_YOUR_TURN = 'It is not your turn.';
export const NOT_BEGUN = 'The game begins when everybody is here.';
export const YOU_GAVE_UP = 'You gave up.';
export const ONLY_WATCHING = 'You are watching, so you have no turn.';
export const NO_GIVING_UP = 'Here nobody can give up; quit leaves, and the room stays as it is.';
export const WAIT_FOR_ANSWER = 'Your guess waits for its answer.';
export const WAIT_TO_SEE = 'Waiting for the next move.';
export function sayWaitFor(awaited: readonly Seat[], isForTwo: boolean): string {
  return `Waiting for ${isForTwo ? 'the other player' : listed(awaited.map(inSentence), 'and')}.`;
}
export const DRAWING = 'The server draws the secret as soon as everybody is here.';
export const NO_ROOMS = 'You have no rooms on this server. Open one: inkling room mastermind';
export const NO_REACTION: string = `Say one of these: say ${REACTIONS.join(', ')}.`;

/** `example` shows how to give a name in this context. */
export const sayNoName = (example: string): string =>
  `Choose a name and a mark, as in ${example}. Names: ${NAMES.join(', ')}. Marks: ${MARKS.join(', ')}.`;
export const sayOwnName = (name: string, mark: string): string =>
  `The others see you as ${capital(name)}, with a ${mark}.`;
export const AGAIN = 'Type again to play once more, swap to change seats, or quit to leave.';
export const AGAIN_ALONE = 'Type again to play once more, or quit to leave.';
export const AGAIN_THERE = 'The next game is open: type again to go there, or quit to leave.';

export const askFor = (format: string): string => `Your turn: type ${format}.`;
export const KEPT_BY_MAKER = 'With --kept you set the secret, so you are the maker: leave out --seat.';
export const sayOnlyOpens = (option: string): string =>
  `${option} is only for opening a room, as in: inkling room GAME ${option === '--rules' ? '--rules RULES' : option}`;
export const WATCH_WHAT = 'To watch, give the link of a room: inkling room LINK --watch';
export const NO_KEPT =
  'In this game nobody can keep a secret and answer by hand; leave out --kept, and the server scores.';
export const sayAnswers = (answers: readonly string[]): string =>
  `Answer with one of these: ${answers.join('  ')}`;
export const sayNoMore = (typed: string): string =>
  `${quoted(typed)} is neither a guess nor a command here. ${TYPE_HELP}`;

export function sayReaction(reaction: string): string {
  return SAID[reaction] ?? reaction;
}

const SAID: Readonly<Record<string, string>> = {
  hello: 'Hello!',
  nice: 'Nice!',
  thinking: 'Let me think…',
  oops: 'Oops!',
  wow: 'Wow!',
  thanks: 'Thanks!',
};

export function sayAway(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? 'is away.' : `has been away for ${counted(minutes, 'minute')}.`;
}

export const sayVerify = (link: string): string => `Check the whole game with: inkling verify '${link}'`;
export const sayNext = (link: string): string => `They play on here: inkling room '${link}'`;

export function sayFreeSeats(seats: readonly string[]): string {
  return `Take one of these seats with --seat: ${listed(seats, 'or')}.`;
}

/** Describes a room in one line, for the list of rooms on a server. */
export function sayRoom(view: RoomView, link: string): string {
  const phase = {
    waiting: 'waiting for others',
    playing: 'being played',
    over: 'over',
    withdrawn: 'withdrawn',
    ended: 'ended early',
  };
  return `${view.game} ${view.rules}: ${phase[view.phase]}${isTurnOf(view) ? ', your turn' : ''}. ${link}`;
}

function isTurnOf({ turn, you }: RoomView): boolean {
  return turn.some((seat) => seat === you);
}
