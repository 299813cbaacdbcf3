import { quoted } from '../messages/numbers.ts';
import { missingWord, readCommand, suggestionFor } from './commands.ts';
import type { Conversation } from './conversation.ts';
import { NOT_YES_OR_NO } from './messages/play.ts';
import type { PlayedGame } from './played-game.ts';

/**
 * Plays one game from its opening to the answer to “play again?”; `onEnd` is called when it is over. Undoing a
 * move after that reopens it.
 */
export async function playToTheEnd(
  game: PlayedGame,
  talk: Conversation,
  onEnd: () => void,
): Promise<'again' | 'enough' | 'left'> {
  talk.say(...game.opening());
  for (;;) {
    if ((await playUntilOver(game, talk)) === 'left') return 'left';
    onEnd();
    const { lines, question } = game.ending();
    talk.say(...lines);
    const answer = await askAgain(game, talk, question);
    if (answer !== 'reopened') return answer;
  }
}

/** Plays one game until it is over or the user leaves. */
export async function playUntilOver(game: PlayedGame, talk: Conversation): Promise<'over' | 'left'> {
  while (!game.isOver) {
    const moved = await game.advance?.();
    if (moved) {
      talk.say(...moved);
      continue;
    }
    const redrawn = () => ['', ...game.draw(), ...game.question()];
    const entry = await talk.ask(game.isAlwaysDrawn ? redrawn() : game.question(), redrawn);
    if (entry === undefined) return 'left';
    const spoken = readCommand(entry, game);
    if (spoken === 'quit') return 'left';
    talk.say(...(spoken ? await spoken() : enter(entry, game)));
  }
  return 'over';
}

/** Plays an entry. If it is refused, it may have been a mistyped command. */
function enter(entry: string, game: PlayedGame): readonly string[] {
  const before = game.sheet;
  const lines = game.enter(entry);
  if (game.sheet !== before) return lines;
  const missing = missingWord(entry, game);
  return missing === undefined ? [...lines, ...suggestionFor(entry, game)] : [missing];
}

/** Asks what comes after a game: another one, none, or this one again because of an undo. */
async function askAgain(
  game: PlayedGame,
  talk: Conversation,
  question: string,
): Promise<'again' | 'enough' | 'reopened'> {
  const asked = [`${question} (yes or no)`];
  talk.say(...asked);
  for (;;) {
    const entry = await talk.ask([], () => asked);
    if (entry === undefined) return 'enough';
    const text = entry.trim().toLowerCase();
    if (text === 'yes' || text === 'y') return 'again';
    if (text === 'no' || text === 'n') return 'enough';
    const spoken = readCommand(entry, game);
    if (spoken === 'quit') return 'enough';
    if (!spoken) {
      talk.say(text === '' ? NOT_YES_OR_NO : `${quoted(entry)}? ${NOT_YES_OR_NO}`);
      continue;
    }
    const before = game.sheet;
    talk.say(...(await spoken()));
    if (game.sheet !== before) return 'reopened';
  }
}
