import { counted, quoted } from '../messages/numbers.ts';
import { Conversation } from '../play/conversation.ts';
import { EXIT } from '../shell/exit.ts';
import type { Outcome } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';
import { type OwnCall, type OwnTurn, readGuess, turnText } from './position.ts';

/** The program keeps a secret, and answers. */
export async function play({ game, options }: OwnCall, world: World): Promise<Outcome> {
  const talk = new Conversation(world, options['plain'] === true);
  const secret = game.position().sample((options['seed'] as string | undefined) ?? world.seed());
  if (secret === undefined) throw new Error('every game has a secret');
  const turns: OwnTurn[] = [];
  talk.say(`${game.name}: ${counted(game.secrets.length, 'secret')}. Type a guess, or hint, left or resign.`);
  for (;;) {
    const position = game.position(turns);
    if (game.definition.solved === 'identified' && position.count === 1n) {
      talk.say(
        `It is ${quoted(game.labelOf(secret))}, known after ${counted(turns.length, 'guess', 'guesses')}.`,
      );
      return EXIT.done;
    }
    const typed = (await talk.ask([`Guess ${turns.length + 1}:`]))?.trim();
    if (typed === undefined || typed === 'resign' || typed === 'quit') {
      talk.say(`It was ${quoted(game.labelOf(secret))}.`);
      return EXIT.done;
    }
    if (typed === '') continue;
    if (typed === 'hint') talk.say(`Try ${quoted(game.labelOf(position.best()?.guess))}.`);
    else if (typed === 'left') {
      const left = [...position.candidates()].slice(0, LEFT_SHOWN).map((other) => game.labelOf(other));
      talk.say(
        `${counted(position.count, 'secret')} left: ${left.join(', ')}${position.count > LEFT_SHOWN ? ' …' : ''}`,
      );
    } else {
      const guess = readGuess(game, typed);
      if (!guess.ok) talk.say(guess.error.message);
      else {
        const turn: OwnTurn = [guess.value, game.answer(guess.value, secret)];
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
