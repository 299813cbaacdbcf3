import { wordsLeft } from 'inkling/word';
import type { Handler } from '../../../contract/game-terminal.ts';
import { type ListingOptions, writeListing } from '../../../shell/listing.ts';
import type { PositionOptions } from '../lists/options.ts';
import { refuseContradiction } from '../position/contradiction.ts';
import { readProblem } from '../position/problem.ts';

/** Lists every word that fits, likely ones first. */
export const codes: Handler<PositionOptions & ListingOptions> = async ({ words, options }, world) => {
  const problem = await readProblem(words, options, world);
  if (!problem.ok) return problem.error;
  const refused = refuseContradiction(problem.value, options, world);
  if (refused !== undefined) return refused;
  const { likely, all } = wordsLeft(problem.value.rounds, problem.value.lists);
  const left = new Set([...likely, ...all]);
  return writeListing(left, { game: 'word', left: String(left.size) }, options, world);
};
