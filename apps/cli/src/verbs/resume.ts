import { type Call, type Handler, optionsOf } from '../contract/game-terminal.ts';
import { isGameFile } from '../own/game-name.ts';
import { sayDamaged, sayNothingSaved, sayNotReadable } from '../play/messages/saves.ts';
import type { PlayCall } from '../play/play-handler.ts';
import { damagedAt, SETUP_LINE } from '../play/saves/save.ts';
import { type SavedGame, SavedGames } from '../play/saves/saved-games.ts';
import { parseTurnsSave, TURNS_KIND, type TurnsSave } from '../play/saves/turns-save.ts';
import type { ScreenOptions } from '../shell/options.ts';
import { type Outcome, refusal } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';

/** Continues the game that was played last, whichever it is. */
export const resume: Handler<ScreenOptions> = async (call, world) => {
  const { words, options, program } = call;
  if (words.length > 0)
    return refusal('usage', 'resume takes no words: it continues the last unfinished game.');
  const saves = new SavedGames(world.env);
  const last = saves.latest([TURNS_KIND, ...program.games.map(({ id }) => id)]);
  if (!last.ok) return refusal('bad-file', sayNotReadable(saves.folder, last.error));
  if (last.value?.game === TURNS_KIND) return resumeTurns(last.value, saves, call, world);
  const game = program.games.find(({ id }) => id === last.value?.game);
  const play = game?.verbs['play'];
  if (!play) {
    const names = program.games.flatMap(({ id, isHidden }) => (isHidden ? [] : [id]));
    return refusal('nothing-saved', sayNothingSaved(names));
  }
  const handler = (await play.load()) as Handler<PlayCall>;
  return handler({ words, options: { ...options, resume: true }, program }, world);
};

/** Continues a game that was saved as turns, with the command line that started it. */
async function resumeTurns(
  { name, text }: SavedGame,
  saves: SavedGames,
  { options, program }: Call<ScreenOptions>,
  world: World,
): Promise<Outcome> {
  const save = parseTurnsSave(text);
  const handler = save.ok ? await playerOf(save.value, program) : undefined;
  if (!save.ok || !handler) {
    const aside = saves.setAside(name);
    const fault = save.ok ? damagedAt(SETUP_LINE) : save.error;
    return refusal('bad-file', sayDamaged(fault, aside.ok ? aside.value : name));
  }
  const { game } = save.value;
  return handler(
    {
      words: isGameFile(game) ? [game] : [],
      options: { ...save.value.options, ...options },
      program,
      saved: { ...save.value, name },
    },
    world,
  );
}

/**
 * Returns the handler of `play` for a saved game, or `undefined` if there is no such game or it does not have
 * these options.
 */
async function playerOf(
  { game: id, options }: TurnsSave,
  program: Call['program'],
): Promise<Handler | undefined> {
  if (isGameFile(id)) {
    const areTexts = Object.values(options).every((value) => typeof value === 'string');
    return areTexts ? (await import('../own/call.ts')).ownHandler('play', id) : undefined;
  }
  const verb = program.verbs.find(({ name }) => name === 'play');
  const game = program.games.find((known) => known.id === id);
  if (!verb || !game) return undefined;
  const table = optionsOf(verb, game);
  const isKnown = ([name, value]: [string, unknown]) =>
    Object.hasOwn(table, name) && (typeof value === 'string') === (table[name]?.value !== undefined);
  if (!Object.entries(options).every(isKnown)) return undefined;
  return (await game.verbs['play']?.load()) as Handler | undefined;
}
