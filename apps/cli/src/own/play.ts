import { nearestWord } from '@inkling/core/nearest-word';
import type { AnswerValue } from 'inkling';
import { counted, listed, quoted } from '../messages/numbers.ts';
import { sayMeant } from '../messages/unknown-word.ts';
import { Conversation } from '../play/conversation.ts';
import { NOTHING_TO_UNDO } from '../play/messages/play.ts';
import { EXIT } from '../shell/exit.ts';
import { type Outcome, refusal } from '../shell/refusal.ts';
import { readName } from '../shell/values.ts';
import type { World } from '../shell/world.ts';
import { reviewLines } from './judging.ts';
import { KeptTurns, turnsToGoOn } from './kept-turns.ts';
import { make } from './make.ts';
import { type OwnCall, type OwnTurn, readGuess, turnText } from './position.ts';
import { answerQuestion, QUESTION_WORDS } from './prompt.ts';

/**
 * Plays a game from a file: the program keeps a secret, or answers as an adversary without one, or the user keeps
 * it.
 */
export async function play(call: OwnCall, world: World): Promise<Outcome> {
  const { words, options } = call;
  if (words.length > 0) return refusal('usage', 'play takes only options after the game.');
  const seat = readName(String(options['seat'] ?? 'breaker'), 'seat', ['breaker', 'maker'], 'a seat');
  if (!seat.ok) return seat.error;
  if (seat.value === 'maker') return make(call, world);
  if (options['player'] !== undefined) {
    const player = readName(String(options['player']), 'player', ['adversary'], 'a player');
    return player.ok ? playAdversary(call, world) : player.error;
  }
  const seed = call.saved?.seed ?? (options['seed'] as string | undefined) ?? world.seed();
  const secret = call.game.position().sample(seed);
  if (secret === undefined) throw new Error('every game has a secret');
  return guessing(call, world, {
    task: TASK,
    seed,
    answer: (_, guess) => call.game.answer(guess, secret),
    secretOf: () => secret,
    sayResigned: () => `It was ${quoted(call.game.labelOf(secret))}.`,
  });
}

/** Plays without a secret: each answer is the one that leaves the most secrets. */
export function playAdversary(call: OwnCall, world: World): Promise<Outcome> {
  const { game, words, options } = call;
  if (words.length > 0 || options['seat'] === 'maker')
    return Promise.resolve(
      refusal('usage', 'The adversary only answers: play takes no turns and no other seat.'),
    );
  return guessing(call, world, {
    task: `No secret is chosen: each answer leaves as many as it can. ${TASK}`,
    answer: (turns, guess) => game.adversary(turns, guess).answer,
    secretOf: (turns) => game.position(turns).at(0),
    sayResigned: (turns) => sayNeverChosen(game, turns),
  });
}

/** Answers guesses, with a secret or as an adversary without one. */
interface Answerer {
  readonly task: string;
  /** The random seed that draws the secret, if there is one. */
  readonly seed?: string;
  answer(turns: readonly OwnTurn[], guess: unknown): AnswerValue;
  /** Returns the secret, once the turns leave only one. */
  secretOf(turns: readonly OwnTurn[]): unknown;
  /** Returns what to show when the user gives up. */
  sayResigned(turns: readonly OwnTurn[]): string;
}

/** Says that an adversary has not chosen a secret: it may be any of those that are left. */
function sayNeverChosen(game: OwnCall['game'], turns: readonly OwnTurn[]): string {
  const position = game.position(turns);
  const example = quoted(game.labelOf(position.at(0)));
  return position.count === 1n
    ? `Only ${example} is left.`
    : `No secret was chosen: ${counted(position.count, 'secret')} are left, and ${example} is one of them.`;
}

async function guessing(call: OwnCall, world: World, answerer: Answerer): Promise<Outcome> {
  const { task, seed, answer, secretOf, sayResigned } = answerer;
  const { game, options } = call;
  const begun = await turnsToGoOn(call, ([guess, said], before) => answer(before, guess) === said, world);
  if (!begun.ok) return begun.error;
  const talk = new Conversation(world, options['plain'] === true);
  const turns: OwnTurn[] = [...begun.value];
  const kept = new KeptTurns(call, seed, world);
  talk.say(`${game.name}: ${counted(game.secrets.length, 'secret')}. ${task}`);
  talk.say(...turns.map((turn) => turnText(game, turn)));
  const end = (sentence: string): Outcome => {
    kept.discard();
    talk.say(sentence, ...(turns.length > 0 ? ['', ...reviewLines(game, turns, world.out)] : []));
    return EXIT.done;
  };
  for (;;) {
    const position = game.position(turns);
    if (game.definition.solved === 'identified' && position.count === 1n)
      return end(
        `It is ${quoted(game.labelOf(secretOf(turns)))}, known after ${counted(turns.length, 'guess', 'guesses')}.`,
      );
    const typed = (await talk.ask([`Guess ${turns.length + 1}:`]))?.trim();
    if (typed === undefined || typed === 'quit' || typed === 'exit') {
      talk.say(kept.farewell(turns));
      return EXIT.done;
    }
    if (typed === 'resign') return end(sayResigned(turns));
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
      if (!guess.ok) {
        if (typed === 'undo') {
          talk.say(turns.pop() ? `Taken back; this is guess ${turns.length + 1}.` : NOTHING_TO_UNDO);
          kept.keep(turns);
          continue;
        }
        if (await answerQuestion(game, turns, typed, talk, world)) continue;
        const near = nearestWord(typed, WORDS);
        talk.say(near ? `${quoted(typed)} is not a guess. ${sayMeant(near)}` : guess.error.message);
      } else {
        const turn: OwnTurn = [guess.value, answer(turns, guess.value)];
        turns.push(turn);
        kept.keep(turns);
        talk.say(turnText(game, turn));
        if (turn[1] === game.definition.solved)
          return end(`Found with ${counted(turns.length, 'guess', 'guesses')}.`);
      }
    }
  }
}

const WORDS = ['hint', 'left', ...QUESTION_WORDS, 'undo', 'help', 'resign', 'quit'];
const TASK = `Type a guess, or one of these words: ${listed(WORDS)}.`;
const LEFT_SHOWN = 40;
