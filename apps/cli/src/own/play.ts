import type { AnswerValue } from 'inkling';
import { counted, quoted } from '../messages/numbers.ts';
import { Conversation } from '../play/conversation.ts';
import { EXIT } from '../shell/exit.ts';
import { type Outcome, refusal } from '../shell/refusal.ts';
import { readName } from '../shell/values.ts';
import type { World } from '../shell/world.ts';
import { make } from './make.ts';
import { type OwnCall, type OwnTurn, readGuess, turnText } from './position.ts';

/** Plays a game from a file: the program keeps a secret, or runs away without one, or the person keeps it. */
export async function play(call: OwnCall, world: World): Promise<Outcome> {
  const { options } = call;
  const seat = readName(String(options['seat'] ?? 'breaker'), 'seat', ['breaker', 'maker'], 'a seat');
  if (!seat.ok) return seat.error;
  if (seat.value === 'maker') return make(call, world);
  if (options['player'] !== undefined) {
    const player = readName(String(options['player']), 'player', ['adversary'], 'a player');
    return player.ok ? playAdversary(call, world) : player.error;
  }
  const secret = call.game.position().sample((options['seed'] as string | undefined) ?? world.seed());
  if (secret === undefined) throw new Error('every game has a secret');
  return guessing(call, world, {
    task: 'Type a guess, or hint, left or resign.',
    answer: (_, guess) => call.game.answer(guess, secret),
    secretOf: () => secret,
  });
}

/** There is no secret: each answer is the one that leaves the most of them. */
export function playAdversary(call: OwnCall, world: World): Promise<Outcome> {
  const { game, words, options } = call;
  if (words.length > 0 || options['seat'] === 'maker')
    return Promise.resolve(
      refusal('usage', 'The adversary only answers: play takes no turns and no other seat.'),
    );
  return guessing(call, world, {
    task: 'No secret is chosen: each answer leaves as many as it can. Type a guess, or hint, left or resign.',
    answer: (turns, guess) => game.adversary(turns, guess).answer,
    secretOf: (turns) => game.position(turns).at(0),
  });
}

/** Answers guesses: with a secret, or as an adversary without one. */
interface Answerer {
  readonly task: string;
  answer(turns: readonly OwnTurn[], guess: unknown): AnswerValue;
  /** The secret that is shown when the person gives up. */
  secretOf(turns: readonly OwnTurn[]): unknown;
}

async function guessing(call: OwnCall, world: World, { task, answer, secretOf }: Answerer): Promise<Outcome> {
  const { game, options } = call;
  const talk = new Conversation(world, options['plain'] === true);
  const turns: OwnTurn[] = [];
  talk.say(`${game.name}: ${counted(game.secrets.length, 'secret')}. ${task}`);
  for (;;) {
    const position = game.position(turns);
    if (game.definition.solved === 'identified' && position.count === 1n) {
      talk.say(
        `It is ${quoted(game.labelOf(secretOf(turns)))}, known after ${counted(turns.length, 'guess', 'guesses')}.`,
      );
      return EXIT.done;
    }
    const typed = (await talk.ask([`Guess ${turns.length + 1}:`]))?.trim();
    if (typed === undefined || typed === 'resign' || typed === 'quit') {
      talk.say(`It was ${quoted(game.labelOf(secretOf(turns)))}.`);
      return EXIT.done;
    }
    if (typed === '') continue;
    if (typed === '?' || typed === 'help') talk.say(task);
    else if (typed === 'hint') talk.say(`Try ${quoted(game.labelOf(position.best()?.guess))}.`);
    else if (typed === 'left') {
      const left = [...position.candidates()].slice(0, LEFT_SHOWN).map((other) => game.labelOf(other));
      talk.say(
        `${counted(position.count, 'secret')} left: ${left.join(', ')}${position.count > LEFT_SHOWN ? ' …' : ''}`,
      );
    } else {
      const guess = readGuess(call, typed);
      if (!guess.ok) talk.say(guess.error.message);
      else {
        const turn: OwnTurn = [guess.value, answer(turns, guess.value)];
        turns.push(turn);
        talk.say(turnText(game, turn));
        if (turn[1] === game.definition.solved) {
          talk.say(`Found with ${counted(turns.length, 'guess', 'guesses')}.`);
          return EXIT.done;
        }
      }
    }
  }
}

const LEFT_SHOWN = 40;
