import { checkWord, readWordHints, wordPatterns } from 'inkling/word';
import type { Handler } from '../../../contract/game-terminal.ts';
import { EXIT } from '../../../shell/exit.ts';
import { printJson } from '../../../shell/printing.ts';
import { readCount } from '../../../shell/values.ts';
import type { PatternOptions } from '../lists/options.ts';
import { refuseContradiction } from '../position/contradiction.ts';
import { readProblem } from '../position/problem.ts';

/**
 * Lists how the hinted letters can be placed, one pattern per line. Patterns are generated lazily, so a reader
 * that is slow or goes away costs nothing.
 */
export const patterns: Handler<PatternOptions> = async ({ words, options }, world) => {
  const limit = readCount(options.limit, 'limit', Number.MAX_SAFE_INTEGER, LIMIT_MAX);
  if (!limit.ok) return limit.error;
  const problem = await readProblem(words, options, world);
  if (!problem.ok) return problem.error;
  const { rounds } = problem.value;
  const all = options.all === true;
  const refused = all ? undefined : refuseContradiction(problem.value, options, world);
  if (refused !== undefined) return refused;

  const found = wordPatterns(rounds, { ...problem.value, all });
  if (options.json) {
    const shown = firstOf(found, Math.min(limit.value, JSON_PATTERNS_MAX));
    const counts = readWordHints(rounds, problem.value).patterns;
    const total = all ? counts.total : counts.completable;
    printJson(world.out, {
      game: 'word',
      consistent: !all || checkWord(rounds, problem.value).consistent,
      total: total === undefined ? null : String(total),
      patterns: shown,
    });
    return EXIT.done;
  }
  let batch = '';
  let count = 0;
  for (const pattern of found) {
    batch += `${pattern}\n`;
    if (++count >= limit.value) break;
    if (batch.length < BATCH_LENGTH) continue;
    world.out.write(batch);
    batch = '';
    await world.pause();
  }
  if (batch !== '') world.out.write(batch);
  return EXIT.done;
};

function firstOf(found: Iterable<string>, count: number): readonly string[] {
  const first: string[] = [];
  for (const pattern of found) {
    if (first.length === count) break;
    first.push(pattern);
  }
  return first;
}

const LIMIT_MAX = 999_999_999;
const JSON_PATTERNS_MAX = 100_000;
const BATCH_LENGTH = 4096;
