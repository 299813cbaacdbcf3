import { counted, grouped, listed, quoted } from '../messages/numbers.ts';
import { sayUnknown } from '../messages/unknown-word.ts';
import { Conversation } from '../play/conversation.ts';
import { EXIT } from '../shell/exit.ts';
import { type Outcome, refusal } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';
import { solve } from './players.ts';
import { divideTurn, type OwnCall, type OwnTurn, readAnswer, readGuess } from './position.ts';
import { answerQuestion, QUESTION_WORDS } from './prompt.ts';
import { unquoted } from './typed-words.ts';

const WORDS = [...QUESTION_WORDS, 'solve', 'undo', 'help', 'quit'];
const SHOWN_WORDS = WORDS.map((word) => (word === 'solve' ? 'solve SECRET' : word));

/** Helps with a game that is played elsewhere: the user types guesses and answers, and sees what is possible. */
export async function assist(call: OwnCall, world: World): Promise<Outcome> {
  const { game, words, options } = call;
  if (words.length > 0) return refusal('usage', 'assist takes only options after the game.');
  const talk = new Conversation(world, options['plain'] === true);
  const turns: OwnTurn[] = [];
  talk.say(
    `${game.name}: ${counted(game.secrets.length, 'secret')}. Type guess:answer for each turn, or one of these words: ${listed(SHOWN_WORDS)}.`,
  );
  for (;;) {
    sayPosition(game, turns, talk);
    const typed = (await talk.ask([`Turn ${turns.length + 1}:`]))?.trim();
    if (typed === undefined || typed === 'quit') return EXIT.done;
    const [word = ''] = typed.split(/\s/, 1);
    if (typed === '') continue;
    if (word === '?' || word === 'help') talk.say(HELP);
    else if (word === 'undo') talk.say(turns.pop() ? 'The last turn is taken back.' : 'There is no turn.');
    else if (await answerQuestion(game, turns, typed, talk, world)) continue;
    else if (word === 'solve') {
      await solveAgainst(call, unquoted(typed.slice(word.length).trim()), turns, talk, world);
    } else {
      const turn = readTurn(call, typed);
      if (typeof turn === 'string') talk.say(turn);
      else turns.push(turn);
    }
  }
}

/**
 * Plays a whole game against one secret. It does not add to the user's turns, because we cannot answer for the
 * game that is played elsewhere.
 */
async function solveAgainst(
  call: OwnCall,
  secret: string,
  turns: readonly OwnTurn[],
  talk: Conversation,
  world: World,
): Promise<void> {
  const { game } = call;
  if (secret === '') {
    const position = game.position(turns);
    const example = position.count > 0n ? position.at(0) : game.secrets[0];
    talk.say(`solve needs a secret, as in: solve ${game.labelOf(example)}.`);
    return;
  }
  const outcome = await solve({ ...call, words: [secret], options: {} }, { ...world, err: world.out });
  if (typeof outcome !== 'number') talk.say(outcome.message);
}

/** Parses a turn, or returns what is wrong with it. */
function readTurn(call: OwnCall, typed: string): OwnTurn | string {
  const divided = dividedTurn(call.game, unquoted(typed));
  if (!divided) return `${sayUnknown('a word', typed, WORDS)} A turn is guess:answer.`;
  const translated = call.notation?.turn(typed);
  if (translated && !translated.ok) return translated.error;
  const { game } = call;
  const [guessText, answerText] = (translated && divideTurn(game, translated.value)) ?? divided;
  const guess = readGuess({ game }, guessText);
  if (!guess.ok) return guess.error.message;
  const answer = readAnswer({ game }, answerText);
  return answer.ok ? [guess.value, answer.value] : answer.error.message;
}

/**
 * Splits a line at a colon or a space: the last one between a guess and an answer of the game, or else the last
 * one after a guess.
 */
function dividedTurn(game: OwnCall['game'], typed: string): readonly [string, string] | undefined {
  const divided = Array.from(
    typed.matchAll(/\s*[:\s]\s*(?=\S)/g),
    ({ 0: { length }, index }) => [typed.slice(0, index), typed.slice(index + length)] as const,
  );
  const known = new Set(game.answers().map(String));
  const guessed = divided.filter(([guess]) => game.parseGuess(guess) !== undefined);
  return guessed.findLast(([, answer]) => known.has(answer)) ?? guessed.at(-1) ?? divided.at(-1);
}

function sayPosition(game: OwnCall['game'], turns: readonly OwnTurn[], talk: Conversation): void {
  const position = game.position(turns);
  if (!position.isConsistent) {
    talk.say('These turns cannot all be true: check says which, undo takes the last one back.');
    return;
  }
  const left = [...position.candidates()].slice(0, LEFT_SHOWN + 1).map((secret) => game.labelOf(secret));
  const shown = left.length > LEFT_SHOWN ? '' : `: ${left.join(', ')}`;
  talk.say(`${grouped(position.count)} of ${counted(game.secrets.length, 'secret')} left${shown}.`);
  const best = position.count > 1n ? position.best() : undefined;
  if (best)
    talk.say(
      `Try ${quoted(game.labelOf(best.guess))}: ${best.expected.toFixed(1)} left on average, ${grouped(best.worst)} at worst.`,
    );
}

const HELP =
  'guess:answer notes a turn. choices: what is possible. suggest: the best guesses. check: which turns contradict each other. why FEATURE VALUE: what rules it out. codes: all that are left. solve SECRET: a whole game against it. undo, quit.';
const LEFT_SHOWN = 12;
