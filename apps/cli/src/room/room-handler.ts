import { newRequest, type Reply } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';
import { ok } from '@inkling/core/result';
import {
  makeClassroomName,
  type Nickname,
  parseClassroomName,
  parseName,
} from '@inkling/games/contract/names';
import { ROOM_SEATS } from '@inkling/games/contract/room';
import { mayVote } from '@inkling/games/contract/room-rights';
import { loadGame } from '@inkling/games/registry';
import type { RoomGame, RoomPlay } from '../contract/game-room.ts';
import type { GameTerminal, Handler } from '../contract/game-terminal.ts';
import { listed, quoted } from '../messages/numbers.ts';
import { sayRuled, sayUnknown } from '../messages/unknown-word.ts';
import { Conversation } from '../play/conversation.ts';
import { EXIT } from '../shell/exit.ts';
import { type Outcome, type Refusal, refusal } from '../shell/refusal.ts';
import { styleFor } from '../shell/style.ts';
import { sayCallFault } from './faults.ts';
import { gameSentences } from './game-sentences.ts';
import { HandAnswers } from './hand-answers.ts';
import {
  LEFT,
  MAY_BE_LOST,
  NO_ROOMS,
  SEND_LINK,
  SILENCE,
  sayFreeSeats,
  sayGoOn,
  sayJoinClass,
  sayNext,
  sayNoName,
  sayOnlyOpens,
  sayOwnName,
  sayRoom,
  saySeat,
  TYPE_HELP,
  WATCH_WHAT,
} from './messages.ts';
import { qrLines } from './qr-lines.ts';
import { addressIn, classroomIn, linkOf, makeLink, type RoomAddress, serverIn } from './room-address.ts';
import type { RoomOptions } from './room-options.ts';
import { classSetup, type SetupAsked, usualSetup } from './room-setup.ts';
import { RoomTalk } from './room-talk.ts';
import { SavedGuests } from './saved-guests.ts';
import { SavedSecrets } from './saved-secrets.ts';
import { ServerLine } from './server-line.ts';

/** Opens a room, follows a link to one, or lists the user's rooms. */
export const room: Handler<RoomOptions> = async ({ words, options, program }, world) => {
  const classroom = parseClassroomName(words.join(' '));
  const [first, ...surplus] = words;
  if (surplus.length > 0 && classroom === undefined)
    return refusal(
      'usage',
      'room takes a game, a link, the name of a class, or nothing; see inkling help room.',
    );
  const seat = ROOM_SEATS.find((known) => known === options.seat);
  if (options.seat !== undefined && !seat)
    return refusal(
      'bad-value',
      `--seat is one of ${ROOM_SEATS.join(', ')}, not ${quoted(options.seat)}.`,
      '--seat',
    );
  const nickname = options.name === undefined ? undefined : parseName(options.name.replace('-', ' '));
  if (options.name !== undefined && !nickname)
    return refusal('bad-value', sayNoName('--name fox-star'), '--name');
  const talk = new Conversation(world, options.plain === true);
  const visit: Visit = { games: program.games, options, world, talk, seat, nickname };
  const address = first === undefined ? undefined : addressIn(first);
  const joined = first === undefined ? undefined : classroomIn(first);
  if (first === undefined || address || joined || classroom) {
    const unused = OPENING_OPTIONS.find((name) => options[name] !== undefined);
    if (unused !== undefined) return refusal('usage', sayOnlyOpens(`--${unused}`), `--${unused}`);
  }
  if (address) return follow(visit, address);
  if (joined) return join(visit, joined.server, joined.name);
  if (options.watch && classroom === undefined) return refusal('usage', WATCH_WHAT, '--watch');
  if (first !== undefined && /^https?:/.test(first))
    return refusal(
      'bad-input',
      `${quoted(first)} is not the link of a room: one ends in #/online/room/ and 22 letters.`,
    );
  const typed = options.server ?? world.env['INKLING_SERVER'] ?? USUAL_SERVER;
  const server = serverIn(typed);
  if (server === undefined)
    return refusal(
      'bad-value',
      `${quoted(typed)} is not the address of a server, as ${USUAL_SERVER} is.`,
      '--server',
    );
  if (classroom !== undefined) return join(visit, server, classroom);
  return first === undefined ? list(visit, server) : open(visit, server, first);
};

/** The options that say what room to open; they mean nothing for a room that exists. */
const OPENING_OPTIONS = ['rules', 'kept', 'class'] as const;
const USUAL_SERVER = 'http://127.0.0.1:4173';
const ROOMS_LISTED = 10;

interface Visit extends SetupAsked {
  readonly games: readonly GameTerminal[];
  readonly nickname: Nickname | undefined;
}

function lineTo({ world, talk }: Visit, server: string): ServerLine {
  return new ServerLine(server, new SavedGuests(world.env, (sentence) => talk.say(sentence)), () =>
    talk.say(SILENCE),
  );
}

async function list(visit: Visit, server: string): Promise<Outcome> {
  const line = lineTo(visit, server);
  const found = await (line.token === undefined ? line.call('myRooms', {}) : line.callAsGuest('myRooms', {}));
  if (!found.ok) return unavailable(found, server);
  const { rooms } = found.value;
  for (const id of rooms.slice(0, ROOMS_LISTED)) {
    const look = await line.callAsGuest('lookAtRoom', { id });
    if (look.ok) visit.talk.say(sayRoom(look.value, makeLink(server, id)));
  }
  if (rooms.length === 0) visit.talk.say(NO_ROOMS);
  return EXIT.done;
}

async function open(visit: Visit, server: string, game: string): Promise<Outcome> {
  const { games, options, world, talk } = visit;
  const play = await playOf(game, games);
  if ('code' in play) return play;
  const read = options.rules === undefined ? ok(play.usualRules) : play.readRules(options.rules);
  if (!read.ok) return refusal('bad-value', read.error, '--rules');
  const setup = options.class
    ? classSetup(game, read.value, options)
    : await usualSetup(visit, play, game, read.value);
  if (setup === 'left') return EXIT.done;
  if ('code' in setup) return setup;
  const line = lineTo(visit, server);
  const opened = await line.callAsGuest('openRoom', { body: { req: newRequest(), ...setup } });
  if (!opened.ok) return unavailable(opened, server);
  const link = makeLink(server, opened.value.id);
  const name = opened.value.classroom?.name;
  talk.say(
    name === undefined ? SEND_LINK : sayJoinClass(makeClassroomName(name)),
    link,
    ...qrLines(link, world, styleFor(world, options)),
  );
  return sitIn(visit, line, { server, id: opened.value.id, watching: false }, opened.value);
}

/** Follows the name of a class to its room. */
async function join(visit: Visit, server: string, name: string): Promise<Outcome> {
  const found = await lineTo(visit, server).call('findClassroom', { name });
  return found.ok
    ? follow(visit, { server, id: found.value.id, watching: false })
    : unavailable(found, server);
}

async function follow(visit: Visit, address: RoomAddress): Promise<Outcome> {
  const { server, id, watching } = address;
  const line = lineTo(visit, server);
  const look = () =>
    watching
      ? line.call('watchRoom', { id })
      : line.token === undefined
        ? line.call('lookAtRoom', { id })
        : line.callAsGuest('lookAtRoom', { id });
  const seen = await look();
  if (!seen.ok) return unavailable(seen, server);
  const { you, phase, seats } = seen.value;
  if (you !== 'spectator' || phase !== 'waiting' || watching || visit.options.watch)
    return sitIn(visit, line, address, seen.value);
  const free = seats.flatMap((each) => (each.taken ? [] : [each.seat]));
  if (free.length === 0) return sitIn(visit, line, address, seen.value);
  // Checks this first, so that nobody takes a seat in a game that this terminal cannot show.
  const game = await gameOf(visit, seen.value);
  if ('code' in game) return game;
  const [only, ...others] = free;
  const seat = visit.seat ?? (others.length === 0 ? only : undefined);
  if (seat === undefined) return refusal('usage', sayFreeSeats(free), '--seat');
  const sat = await line.callAsGuest('sitDown', { id, body: { req: newRequest(), seat } });
  return sat.ok ? sitIn(visit, line, address, sat.value) : unavailable(sat, server);
}

/** Plays, or watches, until the end. */
async function sitIn(visit: Visit, line: ServerLine, address: RoomAddress, view: RoomView): Promise<Outcome> {
  const { games, world, talk } = visit;
  const game = await gameOf(visit, view);
  if ('code' in game) return game;
  const link = linkOf(address);
  const name = games.find(({ id }) => id === view.game)?.room?.name ?? view.game;
  talk.say(saySeat(name, game.terms, mayVote(view) ? 'voter' : view.you));
  const { nickname } = visit;
  if (nickname && view.you !== 'spectator') {
    const named = await line.callAsGuest('takeName', {
      id: address.id,
      body: { req: newRequest(), ...nickname },
    });
    talk.say(named.ok ? sayOwnName(nickname.name, nickname.mark) : sayCallFault(named.error, address.server));
  }
  if (view.phase === 'waiting' || view.phase === 'playing')
    talk.say(
      ...(address.watching ? [] : [sayGoOn(link, view.you === 'spectator' && !mayVote(view))]),
      ...(talk.isPlain ? [] : [TYPE_HELP]),
    );
  const module = view.maker === 'kept' ? await loadGame(view.game, view.rules) : undefined;
  const hand =
    module &&
    new HandAnswers(
      module,
      new SavedSecrets(world.env, (sentence) => talk.say(sentence)),
      linkOf({ ...address, watching: false }),
      gameSentences(game.nouns),
    );
  const ended = await new RoomTalk({ address, link, line, game, talk, hand }, view).run();
  if (ended.how === 'left') talk.say(line.hasLeft ? MAY_BE_LOST : LEFT);
  if (ended.next !== undefined) {
    const own = ended.view.seats.find(({ seat }) => seat === ended.view.you);
    const called = parseName(`${own?.name} ${own?.mark}`);
    return follow({ ...visit, seat: undefined, nickname: called }, { ...address, id: ended.next });
  }
  const { next } = ended.view;
  if (next !== undefined) talk.say(sayNext(makeLink(address.server, next)));
  return EXIT.done;
}

/** Returns the game of a room, with its rules. */
async function gameOf(
  { games, options, world, talk }: Visit,
  { game: id, rules }: RoomView,
): Promise<RoomGame | Refusal> {
  const unknown = (what: string) => `The terminal does not know ${what}; open the link in a browser.`;
  const play = await playOf(id, games);
  if ('code' in play) return refusal('unknown-game', unknown(`the game ${quoted(id)}`));
  const game = play.open(rules, { style: styleFor(world, options), isPlain: talk.isPlain });
  return game ?? refusal('too-large', unknown(`the rules ${quoted(rules)}`));
}

async function playOf(wanted: string, games: readonly GameTerminal[]): Promise<RoomPlay | Refusal> {
  const known = games.flatMap(({ id, room: part }) => (part ? [id] : []));
  const part = games.find(({ id }) => id === wanted)?.room;
  if (part) return part.load();
  if (games.some(({ id }) => id === wanted))
    return refusal(
      'unknown-game',
      `There are no rooms of ${wanted} in the terminal, but of ${listed(known, 'and')}.`,
    );
  const ruled = await Promise.all(
    games.map(async ({ id, room }) => ((await room?.load())?.readRules(wanted).ok ? [id] : [])),
  );
  const [meant] = ruled.flat();
  const sentence =
    meant === undefined
      ? sayUnknown('a game of rooms', wanted, known)
      : sayRuled(wanted, `room ${meant} --rules ${wanted}`);
  return refusal('unknown-game', sentence);
}

function unavailable(reply: Reply<unknown>, server: string): Refusal {
  return refusal('unavailable', reply.ok ? '' : sayCallFault(reply.error, server));
}
