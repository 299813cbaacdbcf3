import type { Handler } from '../contract/game-terminal.ts';
import { sayNothingSaved, sayNotReadable } from '../play/messages/saves.ts';
import type { PlayCall } from '../play/play-handler.ts';
import { SavedGames } from '../play/saves/saved-games.ts';
import type { ScreenOptions } from '../shell/options.ts';
import { refusal } from '../shell/refusal.ts';

/** Continues the game that was played last, whichever it is. */
export const resume: Handler<ScreenOptions> = async ({ words, options, program }, world) => {
  if (words.length > 0)
    return refusal('usage', 'resume takes no words: it continues the last unfinished game.');
  const saves = new SavedGames(world.env);
  const last = saves.latest(program.games.map(({ id }) => id));
  if (!last.ok) return refusal('bad-file', sayNotReadable(saves.folder, last.error));
  const game = program.games.find(({ id }) => id === last.value?.game);
  const play = game?.verbs['play'];
  if (!play) {
    const names = program.games.flatMap(({ id, isHidden }) => (isHidden ? [] : [id]));
    return refusal('nothing-saved', sayNothingSaved(names));
  }
  const handler = (await play.load()) as Handler<PlayCall>;
  return handler({ words, options: { ...options, resume: true }, program }, world);
};
