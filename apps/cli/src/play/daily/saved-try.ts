import { fail, ok, type Result } from '@inkling/core/result';
import { newSheet, replay, type Sheet } from '@inkling/core/sheet';
import type { AnyGame } from '@inkling/games/contract/game-module';
import type { Day } from '@inkling/games/daily/day';
import { openSeed } from '@inkling/games/daily/open-day';
import type { DayProgress } from '../../contract/game-day.ts';
import { type Refusal, refusal } from '../../shell/refusal.ts';
import type { World } from '../../shell/world.ts';
import { sayNotReadable } from '../messages/saves.ts';
import { makeSave, parseSave } from '../saves/save.ts';
import { SavedGames } from '../saves/saved-games.ts';
import type { DayGame } from './day-game.ts';
import { sayDamagedTry } from './messages.ts';

/** The single try of a day: its moves, and whether help was used. The result follows from the moves. */
export interface Try<Setup> {
  readonly setup: Setup;
  readonly sheet: Sheet;
  readonly withNotes: boolean;
}

/** Returns the saved try, or a new one. Moves a try that cannot be read aside, and returns a refusal. */
export async function readTry<Setup>(
  game: DayGame<Setup>,
  day: Day,
  world: World,
): Promise<Result<Try<Setup>, Refusal>> {
  const { play, params, setup: setupText } = game;
  const fresh = newSheet(play.id, params, openSeed(day, play.id));
  const setup = await play.parseSetup(setupText, fresh, world);
  if (setup === undefined) throw new Error(`the rules of a day of ${play.id} are none`);
  const saves = new SavedGames(world.env);
  const name = nameOf(day, play.id);
  const text = saves.read(name);
  if (!text.ok) return fail(refusal('bad-file', sayNotReadable(saves.folder, text.error)));
  if (text.value === undefined) return ok({ setup, sheet: fresh, withNotes: false });
  const stored = tryIn(text.value, play.rulesOf(setup), fresh);
  if (stored) return ok({ setup, ...stored });
  const save = parseSave(text.value);
  const version = !save.ok && save.error.code === 'other-version' ? save.error.version : undefined;
  const aside = saves.setAside(name);
  return fail(refusal('bad-file', sayDamagedTry(aside.ok ? aside.value : name, version)));
}

/** Saves a try, unless a try of this day has been finished meanwhile, for example in another terminal. */
export function saveTry<Setup>(
  game: DayGame<Setup>,
  day: Day,
  { setup, sheet, withNotes }: Try<Setup>,
  world: World,
): 'kept' | 'over-already' | 'unsaved' {
  const saves = new SavedGames(world.env);
  const name = nameOf(day, game.play.id);
  const text = saves.read(name);
  const stored = text.ok && text.value !== undefined && tryIn(text.value, game.play.rulesOf(setup), sheet);
  if (stored && isOver(game.progress(setup, stored.sheet))) return 'over-already';
  return saves.save(name, makeSave({ setup: withNotes ? WITH_NOTES : '', sheet })).ok ? 'kept' : 'unsaved';
}

export function progressOf<Setup>(game: DayGame<Setup>, tried: Try<Setup>): DayProgress {
  return { ...game.progress(tried.setup, tried.sheet), withNotes: tried.withNotes };
}

export function isOver({ phase }: Pick<DayProgress, 'phase'>): boolean {
  return phase === 'found' || phase === 'lost';
}

/** Parses the saved try, if it belongs to the same game and day and its moves are legal. */
function tryIn(text: string, rules: AnyGame, wanted: Sheet): Omit<Try<never>, 'setup'> | undefined {
  const save = parseSave(text);
  if (!save.ok) return undefined;
  const { sheet, setup } = save.value;
  const isSame = sheet.game === wanted.game && sheet.params === wanted.params && sheet.seed === wanted.seed;
  return isSame && replay(rules, sheet).ok ? { sheet, withNotes: setup === WITH_NOTES } : undefined;
}

/** Returns the name of a save. No game's id begins like this, so `resume` does not find it. */
function nameOf(day: Day, game: string): string {
  return `daily-${day}-${game}`;
}

const WITH_NOTES = 'notes';
