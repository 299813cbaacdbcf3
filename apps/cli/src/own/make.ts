import { counted, quoted } from '../messages/numbers.ts';
import { Conversation } from '../play/conversation.ts';
import { EXIT } from '../shell/exit.ts';
import { type Outcome, refusal } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';
import { KeptTurns, turnsToGoOn } from './kept-turns.ts';
import { type OwnCall, type OwnTurn, readAnswer, turnText } from './position.ts';
import { check } from './questions.ts';

/**
 * Plays with the user as maker: the user keeps a secret and answers, and the program makes the most informative
 * guesses.
 */
export async function make(call: OwnCall, world: World): Promise<Outcome> {
  const { game, options } = call;
  if (call.words.length > 0) return refusal('usage', 'play takes only options after the game.');
  const begun = await turnsToGoOn(call, () => true, world);
  if (!begun.ok) return begun.error;
  const talk = new Conversation(world, options['plain'] === true);
  const turns: OwnTurn[] = [...begun.value];
  const kept = new KeptTurns(call, undefined, world);
  const end = (sentence: string): Outcome => {
    kept.discard();
    talk.say(sentence);
    return EXIT.done;
  };
  talk.say(
    `${game.name}: keep one of ${counted(game.secrets.length, 'secret')} in mind, and answer each guess.`,
    HELP,
    ...turns.map((turn) => turnText(game, turn)),
  );
  for (;;) {
    const position = game.position(turns);
    if (!position.isConsistent) {
      talk.say('Nothing fits these answers.');
      await check({ game, words: turns.map((turn) => turnText(game, turn)), options: {} }, world);
    } else if (game.definition.solved === 'identified' && position.count === 1n)
      return end(`It is ${quoted(game.labelOf(position.at(0)))}.`);
    const guess = position.best()?.guess;
    const question =
      guess === undefined
        ? 'Type undo to take back the last answer:'
        : `Guess ${turns.length + 1}: ${game.labelOf(guess)} (${counted(position.count, 'secret')} left). Your answer?`;
    const typed = (await talk.ask([question]))?.trim();
    if (typed === undefined || typed === 'quit' || typed === 'exit') {
      talk.say(kept.farewell(turns));
      return EXIT.done;
    }
    if (typed === '?' || typed === 'help') talk.say(HELP);
    else if (typed === 'undo') {
      talk.say(turns.pop() ? 'Your last answer is taken back.' : 'There is no answer yet.');
      kept.keep(turns);
    } else if (typed !== '' && guess !== undefined) {
      const answer = readAnswer(call, typed);
      if (!answer.ok) talk.say(answer.error.message);
      else {
        turns.push([guess, answer.value]);
        kept.keep(turns);
        if (answer.value === game.definition.solved)
          return end(`Found with ${counted(turns.length, 'guess', 'guesses')}.`);
      }
    }
  }
}

const HELP = 'Type the answer; undo takes the last one back, quit leaves and saves the game.';
