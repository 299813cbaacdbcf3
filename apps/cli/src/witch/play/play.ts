import { fail, ok, type Result } from '@inkling/core/result';
import { newSheet, replay, type Sheet } from '@inkling/core/sheet';
import { witchGame } from '@inkling/games/witch/game';
import { OPPONENTS, QUIZZES, type WitchParams } from '@inkling/games/witch/params';
import { placeWitch } from 'inkling/witch';
import { keepGame, seedOf } from '../../playing/keeping.ts';
import { SheetDesk } from '../../playing/sheet-desk.ts';
import { Talk } from '../../playing/talk.ts';
import { parseSave, type SaveFault } from '../../saves/save.ts';
import { Shelf } from '../../saves/shelf.ts';
import { EXIT } from '../../shell/exit.ts';
import type { Options } from '../../shell/options.ts';
import { printLines, refuse } from '../../shell/printing.ts';
import { styleFor } from '../../shell/style.ts';
import type { Handler } from '../../shell/verb.ts';
import { sayUnknown } from '../../words/choosing.ts';
import { NOTHING_KEPT, sayDamaged } from '../../words/saves.ts';
import { sayRefusal } from '../../words/witch.ts';
import { readBoardWish } from '../request.ts';
import { ROSTER } from './coven.ts';
import { playGame } from './game.ts';
import { WitchTable } from './table.ts';

const GAME = witchGame(ROSTER);

/** Plays games until the person has had enough. */
export const play: Handler = async (call, world) => {
  const { words, options } = call;
  if (words.length > 0)
    return refuse(world, 'play takes only options after the game; see inkling help play.');
  if (options.resume) return resume(call, world);
  const params = readParams(options);
  if (!params.ok) return refuse(world, params.error);
  const talk = new Talk(world, options.plain === true);
  for (let round = 1; ; round++) {
    const sheet = newSheet(GAME.id, GAME.makeParams(params.value), seedOf(options.seed, round, world));
    if ((await sitDown(sheet, `${GAME.id}-${world.seed()}`, talk, options)) === 'left') return EXIT.done;
  }
};

/** Continues the game of witches that was played last. */
export const resume: Handler = async ({ options }, world) => {
  const shelf = new Shelf(world.env);
  const item = shelf.latest([GAME.id]);
  if (!item) {
    printLines(world.err, [NOTHING_KEPT]);
    return EXIT.done;
  }
  const kept = readKept(item.text);
  if (!kept.ok) return refuse(world, sayDamaged(kept.error.line, shelf.setAside(item.id)));
  await sitDown(kept.value, item.id, new Talk(world, options.plain === true), options);
  return EXIT.done;
};

function sitDown(sheet: Sheet, id: string, talk: Talk, options: Options): Promise<'again' | 'left'> {
  const desk = new SheetDesk(GAME, sheet, (changed) =>
    keepGame(id, { player: 'nobody', skin: 'coven', sheet: changed }, talk.world),
  );
  const table = new WitchTable(desk, talk, styleFor(talk.world, options));
  return playGame(table, () => new Shelf(talk.world.env).discard(id));
}

function readParams(options: Options): Result<WitchParams, string> {
  const wish = readBoardWish(options);
  if (!wish.ok) return wish;
  const wanted = options.player?.toLowerCase() ?? 'nobody';
  const opponent = OPPONENTS.find((known) => known === wanted);
  if (!opponent) return fail(sayUnknown('an opponent', wanted, OPPONENTS));
  const asked = options.quiz?.toLowerCase() ?? 'names';
  const quiz = QUIZZES.find((known) => known === asked);
  if (!quiz) return fail(sayUnknown('a quiz', asked, QUIZZES));
  const placed = placeWitch({ ...wish.value, seed: '' });
  if (!placed.feasible) return fail(sayRefusal(placed));
  const { size: shape, bonuses, bombs, rule, touching } = placed;
  const pairs = (shape.rows * shape.cols - bonuses - bombs) / 2;
  if (pairs > ROSTER.length)
    return fail(`That board needs ${pairs} witches, and the coven has ${ROSTER.length}.`);
  const board = { shape, bonuses, bombs, rule, touching };
  return ok({ board, opponent, quiz, calm: options.calm === true, timed: false, passing: false });
}

/** Any text gives a sheet whose every move is legal, or the line that is wrong. */
function readKept(text: string): Result<Sheet, SaveFault> {
  const save = parseSave(text);
  if (!save.ok) return save;
  const { sheet } = save.value;
  if (sheet.game !== GAME.id) return fail({ line: PARAMS_LINE });
  const played = replay(GAME, sheet);
  if (played.ok) return ok(sheet);
  return fail({ line: played.error.move === 0 ? PARAMS_LINE : FIRST_MOVE_LINE + played.error.move });
}

const PARAMS_LINE = 6;
const FIRST_MOVE_LINE = 9;
