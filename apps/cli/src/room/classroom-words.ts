import { newRequest } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';
import { VOTING_STEPS, type VotingStep } from '@inkling/games/contract/room';
import { counted } from '../messages/numbers.ts';
import type { OpenRoom } from './open-room.ts';

type VoteState = NonNullable<RoomView['classroom']>['vote'];

/** The words with which a class votes, and with which its teacher directs the vote. */
export const CLASSROOM_HELP: readonly (readonly [string, string])[] = [
  ['vote aabb', 'votes for this guess, as the guess alone does; your latest vote counts'],
  ['votes', 'what the class wants so far'],
];

export const TEACHER_HELP: readonly (readonly [string, string])[] = [
  ['pause', 'stops the vote for a moment'],
  ['resume', 'lets it go on'],
  ['reveal', 'ends the vote, and shows which guesses can be right'],
  ['again', 'clears the votes and begins anew'],
];

/** Executes a word of a class. Returns false if it is none, or if no class plays here. */
export async function runClassroomWord(room: OpenRoom, name: string, rest: string): Promise<boolean> {
  const { view, parts } = room;
  if (!view.classroom || view.phase !== 'playing') return false;
  const step = VOTING_STEPS.find((known) => known === name);
  if (name === 'vote') await vote(room, rest);
  else if (rest !== '') return false;
  else if (name === 'votes') parts.talk.say(...voteLines(room));
  else if (step) await direct(room, step);
  else return false;
  return true;
}

/** Says what a voter can do now. */
export function sayVote(vote: VoteState, format: string): string {
  if (vote === 'open') return `Vote for the next guess: type ${format}.`;
  return vote === 'paused' ? DONE.pause : `${DONE.reveal} The next guess is made now.`;
}

/** Lists the guesses that somebody wants, each with its number of votes. */
function voteLines({ view, parts: { game } }: OpenRoom): readonly string[] {
  const { guesses = [], voters = 0, vote } = view.classroom ?? {};
  const state = { open: 'the vote is open', paused: 'the vote is paused', revealed: 'the vote has ended' };
  const head = `${counted(voters, 'vote', 'votes')}, ${state[vote ?? 'open']}.`;
  const shown = (guess: string) => (game.kind === 'sheets' ? game.guessText(guess) : guess);
  return [head, ...guesses.map(({ guess, votes }) => `${String(votes).padStart(4)}  ${shown(guess)}`)];
}

async function vote(room: OpenRoom, typed: string): Promise<void> {
  const { address, game, line, talk } = room.parts;
  const guess = game.kind === 'sheets' ? game.readGuess(typed) : undefined;
  if (!guess?.ok) {
    talk.say(guess ? guess.error : 'Nobody votes in this game.');
    return;
  }
  const body = { req: newRequest(), guess: guess.value };
  const reply = await line.callAsGuest('vote', { id: address.id, body });
  room.answered(reply);
  if (reply.ok && game.kind === 'sheets') talk.say(`Your vote: ${game.guessText(guess.value)}`);
}

async function direct(room: OpenRoom, step: VotingStep): Promise<void> {
  const { address, line, talk } = room.parts;
  const reply = await line.callAsGuest('directVote', { id: address.id, body: { req: newRequest(), step } });
  room.answered(reply);
  if (reply.ok) talk.say(DONE[step]);
}

const DONE: Readonly<Record<VotingStep, string>> = {
  pause: 'The vote is paused.',
  resume: 'The vote goes on.',
  reveal: 'The vote has ended.',
  again: 'The vote begins anew.',
};
