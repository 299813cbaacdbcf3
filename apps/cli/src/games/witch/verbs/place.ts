import {
  dealWitch,
  type PlaceFault,
  type WitchBoards,
  type WitchRefusal,
} from '@inkling/games/witch/analysis/place';
import { makeWitchCode } from '@inkling/games/witch/link/board-code';
import type { Handler } from '../../../contract/game-terminal.ts';
import { EXIT } from '../../../shell/exit.ts';
import { runInSteps } from '../../../shell/long-work.ts';
import { printJson, printLines, warn } from '../../../shell/printing.ts';
import { refusal } from '../../../shell/refusal.ts';
import { readCount } from '../../../shell/values.ts';
import { boardLines } from '../board/board-lines.ts';
import type { PlaceOptions } from '../board/options.ts';
import { readBoardRequest } from '../board/request.ts';
import { sayBoards, sayDealt, sayRefusal, sayTries } from '../messages/boards.ts';

/** Deals boards exactly uniformly, or says why there are none. */
export const place: Handler<PlaceOptions> = async ({ words, options }, world) => {
  if (words.length > 0)
    return refusal('usage', 'place takes only options after the game; see inkling help place.');
  const board = readBoardRequest(options);
  if (!board.ok) return board.error;
  const count = readCount(options.count, 'count', 1, options.explain ? EXPLAINED_MAX : 10_000);
  if (!count.ok) return count.error;
  const { explain = false, seed = world.seed() } = options;
  const request = { ...board.value, count: count.value, seed, explain };
  const placed = await runInSteps(dealWitch(request), world, sayDealt);
  if (!placed.feasible) {
    const reason = sayRefusal(placed);
    if (isSlip(placed.fault)) return refusal('bad-value', reason, '--size');
    if (options.json) printJson(world.out, refusalObject(placed, reason));
    else warn(world, reason);
    return EXIT.contradiction;
  }
  if (options.json) printJson(world.out, placementObject(placed));
  else printLines(world.out, placementLines(placed));
  return EXIT.done;
};

/** A board takes about fifty tries, each of which is printed as a line. */
const EXPLAINED_MAX = 20;

/** Whether the request itself is invalid. That a board cannot exist is a proper answer instead. */
function isSlip({ code }: PlaceFault): boolean {
  return code === 'level-and-size' || code === 'size-out-of-range' || code === 'boards-out-of-range';
}

/** The squares of the obstacle are zero-based, as on boards. */
function refusalObject({ fault, obstacle }: WitchRefusal, reason: string): object {
  return { feasible: false, reason, ...fault, ...(obstacle ? { obstacle } : {}) };
}

function placementObject(placed: WitchBoards): object {
  const { level, boards, boardsTotal, size, bonuses, bombs, rule, touching } = placed;
  return {
    level: level ?? null,
    size: `${size.rows}x${size.cols}`,
    bonuses,
    bombs,
    rule,
    touching,
    feasible: true,
    boardsTotal: boardsTotal ?? null,
    boards: boards.map(({ squares, seed, tries }) => {
      const code = codeOf(placed, squares);
      return { squares, seed, ...(code === undefined ? {} : { code }), ...(tries && { tries }) };
    }),
  };
}

function placementLines(placed: WitchBoards): readonly string[] {
  const boards = placed.boards.flatMap(({ squares, seed, tries = [] }) => {
    const code = codeOf(placed, squares);
    const names = [`seed ${seed}`, ...(code === undefined ? [] : [`code ${code}`])].join(', ');
    return ['', names, ...sayTries(tries, placed.bonuses), ...boardLines(placed.size, squares)];
  });
  return [sayBoards(placed), 'A letter for each pair, * bonus, ! bomb.', ...boards];
}

function codeOf(
  { size, bonuses, bombs, rule, touching }: WitchBoards,
  squares: WitchBoards['boards'][number]['squares'],
): string | undefined {
  return makeWitchCode({ shape: size, bonuses, bombs, rule, touching }, squares);
}
