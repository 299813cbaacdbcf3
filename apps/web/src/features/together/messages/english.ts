import type { CallFault } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';
import type { Reaction } from '@inkling/games/contract/room';
import { grammarOf } from '../../../shell/language/grammar.ts';
import type { RoomPart } from '../../../shell/parts/room-part.ts';
import type { Server } from '../../../shell/server/server.ts';
import type { RoomGame } from '../session/room-game.ts';
import type { RequestBreakers, RequestMaker } from '../session/room-request.ts';
import { type Announcements, announcementsOf } from './announcements.ts';
import { REACTIONS, sentences } from './english-announcements.ts';
import { lobbyFault, refused } from './english-faults.ts';
import { gameSentences } from './english-game.ts';
import { keys } from './english-keys.ts';
import { names } from './english-names.ts';

const { counted, listed } = grammarOf('en', 'always');

const announcements: Announcements = announcementsOf(({ part }) => sentences(part.nouns?.en));

export const english = {
  title: (terms: string | undefined): string => (terms ? `${terms} · Inkling` : 'Together · Inkling'),
  heading: 'Together',
  lead: 'Choose a game, send the link, and play.',
  sheet: 'With a friend',
  steps: { game: 'Game', link: 'Link', play: 'Play' },
  listed,
  /** The sentences about a game, in its own nouns. */
  inNounsOf: (part?: Pick<RoomPart, 'nouns'>) => gameSentences(part?.nouns?.en),
  opening: 'Opening the room…',
  none: {
    lead: 'This page has no server, so you and a friend can play only by link.',
    away: 'The server is not answering. Until it is back, you can play only by link.',
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
      room: 'Play live on the server instead',
      links: 'Play by link instead, without the server',
    },
    hiders: { you: 'You', friend: 'Your friend', computer: 'The computer' },
    keepers: (maker: RequestMaker): string => (maker === 'kept' ? 'Only in this browser' : 'On the server'),
    rules: 'Rules',
    breakers: 'Who plays?',
    breakersOf: (breakers: RequestBreakers, maker: RequestMaker): string => {
      const own = maker === 'kept' || maker === 'deposited';
      if (breakers === 'player') return 'The computer';
      if (breakers === 'race') return own ? 'Two others, in a race' : 'You and somebody else, in a race';
      return own ? 'Somebody else' : 'You';
    },
    open: 'Create the link',
    noAccount: 'No account. Anybody with the link may watch.',
  },
  take: {
    heading: 'Join a game',
    label: 'By its link or name',
    help: 'Paste a link, or type the name of a class.',
    go: 'Join',
    /** For an empty field; `other` is for any other string. */
    none: 'Paste a link or type a name.',
    other: 'This leads to no room or class.',
  },
  ways: {
    heading: 'Other ways',
    contest: {
      name: 'Race the computer',
      does: (game: string): string => `${game}: who needs fewer guesses?`,
      act: 'Race',
    },
    classroom: { name: 'With a class', does: 'all vote on each guess' },
    daily: { name: 'Daily games', does: 'new ones every day, one try each', act: 'Open' },
  },
  rooms: {
    heading: 'Your games',
    goOn: 'Continue',
    look: 'View',
    byLinks: 'By link',
    forget: (name: string): string => `Forget: ${name}`,
    forgetShort: 'Forget',
    forgetWarning:
      'This game is not over, and what you need for it is in this browser only. This cannot be undone.',
    forgetYes: 'Forget it',
    forgetNo: 'Keep it',
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
      `You followed a link from another device. If you go on, both play as the same guest.${isGuest ? ' The code of your present guest is kept.' : ''}`,
    arrivalYes: 'Play on',
    arrivalNo: 'Not here',
    forget: 'Forget me',
    forgetHeading: 'Forget me?',
    forgetWarning:
      'The server forgets you at once, and this browser forgets your recovery code and the codes that it keeps for rooms. Games remain, with nobody in your seat. This cannot be undone.',
    forgetYes: 'Forget me',
    forgetNo: 'Keep me',
    recovered: (rooms: number): string =>
      `You are that guest again, with ${counted(rooms, 'room', 'rooms')}.`,
    forgotten: 'Forgotten. Nothing here leads to you any more.',
  },
  room: {
    back: 'Together',
    here: 'here',
    yourTurn: 'Your turn.',
    names,
    reaction: (reaction: Reaction): string => REACTIONS[reaction],
    task: announcements.task,
    conflict: announcements.conflict,
    gaveUp: announcements.gaveUp,
  },
  plain: {
    make: 'opens a room',
    answer: 'Answer',
    incomplete: 'Type something first.',
    noAnswer: (answers: readonly string[]): string => `Answer with one of these: ${listed(answers)}.`,
    answers: 'answers a guess',
  },
  yourGuess: 'Your guess',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser does not let the page copy: select the text and copy it yourself.',
  otherGame: 'This page cannot show that game yet.',
  changes: announcements.changes,
  front: (server: Server, rooms: number): string => {
    if (server === 'asking') return 'Asking the server…';
    if (server === 'here') return `${counted(rooms, 'room', 'rooms')}. Open another, or paste a link.`;
    return server === 'none' ? 'No server here.' : 'No answer from the server.';
  },
  placeholder: 'make, link, ?',
  keys,
  refused: (fault: CallFault, part?: Pick<RoomPart, 'nouns'>): string => refused(fault, part?.nouns?.en),
  lobbyFault,
};
