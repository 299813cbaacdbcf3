import { serveQuestions } from '../../../../shell/worker/serve.ts';
import { OwnGame } from './own-game.ts';
import type { OwnQuestions } from './questions.ts';

let game: OwnGame | undefined;

/** Returns the game that was opened last. Throws if none is open. */
function opened(): OwnGame {
  if (!game) throw new Error('no game is open');
  return game;
}

serveQuestions<OwnQuestions>(function* (asked) {
  // A request that has been superseded by a newer one stops here.
  yield;
  switch (asked.name) {
    case 'open': {
      const read = OwnGame.read(asked.ask);
      if (!read.ok) return read;
      game = read.value;
      return { ok: true, value: game.opened() };
    }
    case 'position':
      return opened().position(asked.ask.turns);
    case 'suggest':
      return opened().suggest(asked.ask.turns, asked.ask.top);
    case 'answer':
      return opened().answer(asked.ask.guess, asked.ask.secret);
    case 'tree':
      return opened().tree(asked.ask.certificate);
  }
});
