import type { Call, Handler, Verb } from '../contract/game-terminal.ts';
import { type Outcome, refusal } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';
import { arena } from './arena.ts';
import { assist } from './assist.ts';
import { readGameFile } from './game-file.ts';
import { isGameFile } from './game-name.ts';
import { audit, review } from './judging.ts';
import { codes } from './listing.ts';
import { play } from './play.ts';
import { compare, optimal, solve } from './players.ts';
import type { OwnCall } from './position.ts';
import { puzzle } from './puzzle.ts';
import { check, choices, why } from './questions.ts';
import { suggest } from './suggest.ts';

type OwnHandler = (call: OwnCall, world: World) => Promise<Outcome>;

/** The verbs that work for any game, with their options. */
const HANDLERS: Readonly<Record<string, { readonly run: OwnHandler; readonly options: readonly string[] }>> =
  {
    choices: { run: choices, options: [] },
    suggest: { run: suggest, options: ['top', 'guess', 'weights', 'format', 'strategy'] },
    codes: { run: codes, options: ['format'] },
    assist: { run: assist, options: ['plain'] },
    arena: { run: arena, options: ['player', 'games', 'seed', 'turns', 'timeout'] },
    check: { run: check, options: [] },
    why: { run: why, options: [] },
    solve: { run: solve, options: [] },
    compare: { run: compare, options: ['format'] },
    optimal: { run: optimal, options: ['objective', 'max-depth', 'nodes', 'out'] },
    play: { run: play, options: ['seed', 'plain', 'seat', 'player'] },
    review: { run: review, options: ['secret'] },
    puzzle: { run: puzzle, options: ['grade', 'seed', 'plain'] },
    audit: { run: audit, options: [] },
  };

/**
 * Returns the handler of a verb for a file, or `undefined` if the word is not a game file or the verb does not
 * accept one.
 */
export function ownHandler(verb: string, file: string): Handler | undefined {
  const handler = isGameFile(file) ? HANDLERS[verb] : undefined;
  return (
    handler && ((call, world) => callOwn(verb, handler, { ...call, words: call.words.slice(1) }, file, world))
  );
}

/** Whether a verb accepts a file in place of a game. */
export function takesFiles(verb: string): boolean {
  return Object.hasOwn(HANDLERS, verb);
}

/** Returns the handler of a verb that accepts only files. */
export function fileVerb(verb: Verb['name']): Handler {
  return async (call, world) => {
    const [file] = call.words;
    const handler = file === undefined ? undefined : ownHandler(verb, file);
    return handler
      ? handler(call, world)
      : refusal('usage', `${verb} needs a file with a game: a name that ends in .csv, .json or .mjs.`);
  };
}

const WEIGHTS_IN_FILE =
  ' A .mjs file can give its secrets weights of their own: weights: [3, 1, 1], in the order of its secrets.';

async function callOwn(
  verb: string,
  { run, options: known }: { readonly run: OwnHandler; readonly options: readonly string[] },
  { words, options, saved }: Call,
  file: string,
  world: World,
): Promise<Outcome> {
  const foreign = Object.keys(options).find((name) => ![...known, 'json', 'no-color'].includes(name));
  if (foreign !== undefined)
    return refusal(
      'foreign-option',
      `--${foreign} is not for games from a file; ${verb} does not take it here.${foreign === 'weights' ? WEIGHTS_IN_FILE : ''}`,
      `--${foreign}`,
    );
  const game = await readGameFile(file);
  return game.ok
    ? run({ game: game.value, file, words, options, ...(saved && { saved }) }, world)
    : game.error;
}
