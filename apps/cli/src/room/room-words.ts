import { newRequest, type Reply } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';
import { parseName } from '@inkling/games/contract/names';
import { REACTIONS } from '@inkling/games/contract/room';
import { isDone, mayEnd } from '@inkling/games/contract/room-rights';
import { roomTask } from '@inkling/games/contract/room-task';
import { turnLines } from './change-lines.ts';
import { CLASSROOM_HELP, runClassroomWord, TEACHER_HELP } from './classroom-words.ts';
import { gameSentences } from './game-sentences.ts';
import { MOVED_ON, NO_GIVING_UP, NO_REACTION, NOT_NOW, sayFreed, sayNoName, sayOwnName } from './messages.ts';
import { nextSetup } from './next-room.ts';
import type { OpenRoom } from './open-room.ts';

/** Executes a typed word. */
export async function runWord(
  room: OpenRoom,
  [name = '', ...rest]: readonly string[],
): Promise<'left' | 'done' | 'unknown'> {
  const { game, link, talk } = room.parts;
  if (rest.length > 0 && !TAKES_MORE.has(name)) return 'unknown';
  if (QUITS.has(name)) return 'left';
  switch (name) {
    case '?':
    case 'help':
      talk.say(...helpLines(room));
      return 'done';
    case 'board':
      talk.say(...turnLines(room.view, undefined, game));
      return 'done';
    case 'link':
      talk.say(link);
      return 'done';
    case 'say':
      await react(room, rest.join(' '));
      return 'done';
    case 'name':
      await takeName(room, rest.join(' '));
      return 'done';
    case 'resign':
      if (game.kind === 'table') talk.say(NO_GIVING_UP);
      else if (roomTask(room.view) === 'move') await room.move('resign');
      else talk.say(NOT_NOW);
      return 'done';
    case 'invite':
      if (await sendForVersion(room, 'invite')) talk.say(sayFreed(link));
      return 'done';
    case 'withdraw':
      await sendForVersion(room, 'withdraw');
      return 'done';
    case 'end':
      if (mayEnd(room.view)) await sendForVersion(room, 'end');
      else talk.say(NOT_NOW);
      return 'done';
    case 'correct':
      await correct(room, rest.join(' '));
      return 'done';
    case 'open':
      await open(room);
      return 'done';
    default:
      return (await runClassroomWord(room, name, rest.join(' '))) ? 'done' : 'unknown';
  }
}

export function isQuit(typed: string): boolean {
  return QUITS.has(typed.trim().replace(/^\//, '').toLowerCase());
}

const QUITS: ReadonlySet<string> = new Set(['quit', 'exit', 'q']);

/** Lists the words that can be typed in this room. */
function helpLines({ view, parts }: OpenRoom): readonly string[] {
  const { help, helpOfAgain, helpOfKept } = gameSentences(parts.game.nouns);
  const isSeated = view.you !== 'spectator';
  const isGuessing = isSeated && view.you !== 'maker' && parts.game.kind === 'sheets';
  const words = [
    ...help.filter(([typed]) =>
      typed === 'resign' ? isGuessing : typed === 'end' ? mayEnd(view) : isSeated || FOR_ALL.has(typed),
    ),
    ...(view.maker === 'kept' && view.you === 'maker' ? helpOfKept : []),
    ...(view.classroom ? CLASSROOM_HELP : []),
    ...(view.classroom && isSeated ? TEACHER_HELP : []),
    ...(nextSetup(view, false) ? helpOfAgain : []),
  ];
  return words.map(([typed, text]) => `  ${typed.padEnd(14)} ${text}`);
}

/** The words that spectators can type, too. */
const FOR_ALL: ReadonlySet<string> = new Set(['board', 'link', 'quit']);
const TAKES_MORE: ReadonlySet<string> = new Set(['say', 'name', 'correct', 'vote']);

async function react(room: OpenRoom, name: string): Promise<void> {
  const reaction = REACTIONS.find((known) => known === name);
  const { address, line, talk } = room.parts;
  if (!reaction) talk.say(NO_REACTION);
  else
    room.answered(await line.callAsGuest('react', { id: address.id, body: { req: newRequest(), reaction } }));
}

async function takeName(room: OpenRoom, typed: string): Promise<void> {
  const { address, line, talk } = room.parts;
  const nickname = parseName(typed);
  if (!nickname) {
    talk.say(sayNoName('name fox star'));
    return;
  }
  const body = { req: newRequest(), ...nickname };
  const reply = await line.callAsGuest('takeName', { id: address.id, body });
  room.answered(reply);
  if (reply.ok) talk.say(sayOwnName(nickname.name, nickname.mark));
}

/** Returns true if it is done, whether by this user or by another player who was quicker. */
async function sendForVersion(room: OpenRoom, wanted: keyof typeof OPERATIONS): Promise<boolean> {
  const { address, line } = room.parts;
  for (;;) {
    const { version } = room.view;
    const body = { req: newRequest(), version };
    const reply = await line.callPatiently(OPERATIONS[wanted], { id: address.id, body });
    const now = newerView(reply);
    if (now) room.take(now);
    if (now && isDone(wanted, now)) return true;
    // Somebody who has come back may not want the game to end.
    if (now && wanted === 'end') {
      room.parts.talk.say(MOVED_ON);
      return false;
    }
    if (!now || now.version <= version) {
      room.answered(reply);
      return reply.ok;
    }
  }
}

const OPERATIONS = { invite: 'inviteAnybody', withdraw: 'withdrawRoom', end: 'endRoom' } as const;

/** Returns the current view of a room that changed before the server processed the request. */
export function newerView(reply: Reply<RoomView>): RoomView | undefined {
  return !reply.ok && reply.error.code === 'stale' && 'now' in reply.error ? reply.error.now : undefined;
}

async function correct(room: OpenRoom, typed: string): Promise<void> {
  const { game, hand, talk } = room.parts;
  const move = hand?.readCorrection(room.view, typed);
  if (move?.ok) await room.move(move.value);
  else talk.say(move ? move.error : gameSentences(game.nouns).noCorrection);
}

/** Shows the secret that was kept, with the salt of its promise. */
async function open(room: OpenRoom): Promise<void> {
  const { view } = room;
  const { address, game, hand, line, talk } = room.parts;
  const stored = hand?.secret(view);
  if (roomTask(view) !== 'open') talk.say(NOT_NOW);
  else if (!stored) talk.say(gameSentences(game.nouns).elsewhere);
  else {
    const body = { req: newRequest(), version: view.version, salt: stored.salt, code: stored.secret };
    room.answered(await line.callPatiently('openPromise', { id: address.id, body }));
  }
}
