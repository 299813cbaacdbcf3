import { isListable } from '@inkling/codes/candidates/code-space';
import { StateMachine } from '@inkling/codes/strategies/states/machine';
import type { CodeTurn } from '@inkling/core/deduction';
import { type Code, feedbackOf, scoreCode, solvedClass } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { fail, ok, type Result } from '@inkling/core/result';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { nextGuess, PLAYERS, type PlayerFault } from '@inkling/games/mastermind/analysis/players';
import type { Position } from '@inkling/games/mastermind/analysis/position';
import { isCountable, positionAfter } from '@inkling/games/mastermind/analysis/positions';
import { optimalCodesMax, suggestOptimalCode } from '@inkling/games/mastermind/optimum/suggest';
import { makeCode, parseCode, parseSymbol } from '@inkling/games/mastermind/rules/notation';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { Handler } from '../../../contract/game-terminal.ts';
import { counted, grouped } from '../../../messages/numbers.ts';
import { saySearched } from '../../../messages/optimal.ts';
import { sayScored } from '../../../messages/progress.ts';
import { sayTurnForSecret } from '../../../messages/turn-for-secret.ts';
import { EXIT } from '../../../shell/exit.ts';
import { runInSteps } from '../../../shell/long-work.ts';
import { printJson, printLines, tableLines } from '../../../shell/printing.ts';
import { type Refusal, refusal, reject } from '../../../shell/refusal.ts';
import { readName } from '../../../shell/values.ts';
import type { World } from '../../../shell/world.ts';
import { codeText, sayTooManyLeft } from '../messages/codes.ts';
import { sayGivenUp, sayNeedsList, sayNoSuchSymbol, sayTooLarge, sayTypedFault } from '../messages/faults.ts';
import { kernelsFor } from '../position/kernels.ts';
import type { SolveOptions } from '../position/options.ts';
import { usualPlayer } from '../position/problem.ts';
import { readSetting, type Setting } from '../position/setting.ts';
import { plainTrace, type SolveTurn, statesTrace } from './trace.ts';

/** The players, and the search for the least average. */
const SOLVERS = [...PLAYERS, 'optimal'] as const;
type SolverName = (typeof SOLVERS)[number];

interface Run {
  readonly turns: readonly SolveTurn[];
  readonly solved: boolean;
  readonly trace: readonly string[];
  /** Why it could not continue, if another player can. */
  readonly trouble?: Refusal;
}

/** Lets a player find a secret. */
export const solve: Handler<SolveOptions> = async ({ words, options }, world) => {
  const setting = readSetting(options);
  if (!setting.ok) return setting.error;
  const { rules, skin } = setting.value;
  const [secretText, ...surplus] = words;
  const turnGiven = sayTurnForSecret(words, { secret: 'mastermind acab', turn: 'mastermind aabb:1,0' });
  if (secretText === undefined || surplus.length > 0)
    return refusal('usage', turnGiven ?? 'solve needs one secret; see inkling help solve.');
  const secret = parseCode(secretText, rules, skin);
  if (!secret.ok)
    return refusal('bad-input', turnGiven ?? sayTypedFault(secret.error, secretText, rules, skin), 'SECRET');
  const chosen = readName(options.player ?? usualPlayer(rules), 'player', SOLVERS, 'a player');
  if (!chosen.ok) return chosen.error;
  const player = chosen.value;
  const first = readFirst(options, player, setting.value);
  if (!first.ok) return first.error;

  const run =
    player === 'states'
      ? ok(await runStates(setting.value, secret.value, first.value, world))
      : await runPlayer(setting.value, secret.value, player, options.seed ?? '', world);
  if (!run.ok) return run.error;
  const { turns, solved, trace, trouble } = run.value;
  if (options.json) {
    const object = {
      game: 'mastermind',
      rules: setting.value.rulesText,
      secret: makeCode(secret.value),
      player,
      turns: turns.map(({ guess, feedback, left }) => ({
        guess: makeCode(guess),
        ...feedbackOf(feedback),
        ...(left === undefined ? {} : { left: String(left) }),
      })),
      solved,
      ...(options.trace ? { trace } : {}),
    };
    if (trouble) return { ...trouble, found: object };
    printJson(world.out, object);
  } else printLines(world.out, options.trace ? trace : solveLines(player, run.value, skin));
  if (trouble) return trouble;
  return solved ? EXIT.done : EXIT.contradiction;
};

/**
 * Returns the symbol with which the essay's player begins: the given one, one drawn from the seed, or the first of
 * the alphabet.
 */
function readFirst(
  options: SolveOptions,
  player: SolverName,
  { rules, skin }: Setting,
): Result<number, Refusal> {
  if (options.first === undefined) {
    const drawn = options.seed === undefined ? 0 : firstFromSeed(options.seed, rules.symbols);
    return ok(drawn);
  }
  if (player !== 'states')
    return reject(
      'bad-value',
      '--first belongs to --player states; the other players choose by their rule.',
      '--first',
    );
  const symbol = parseSymbol(options.first, rules, skin);
  return symbol === undefined
    ? reject('bad-value', sayNoSuchSymbol(options.first, rules, skin), '--first')
    : ok(symbol);
}

function firstFromSeed(seed: string, symbols: number): number {
  return new RandomStream(seedRandom(seed)).below(symbols);
}

async function runStates({ rules }: Setting, secret: Code, first: number, world: World): Promise<Run> {
  const machine = new StateMachine(rules, first);
  const start = positionAfter(rules, []);
  let position = start.ok ? start.value : undefined;
  const turns: SolveTurn[] = [];
  while (!machine.isSolved) {
    await world.pause();
    const guess = machine.propose();
    if (!guess.ok) break;
    const turn: CodeTurn = { guess: guess.value, feedback: scoreCode(guess.value, secret) };
    machine.answer(turn.feedback);
    position = position?.with(turn);
    if (position && !isCountable(position)) position = undefined;
    turns.push({ ...turn, left: position?.count() });
  }
  return { turns, solved: machine.isSolved, trace: statesTrace(machine.trace) };
}

async function runPlayer(
  { rules, rulesText }: Setting,
  secret: Code,
  name: SolverName,
  seed: string,
  world: World,
): Promise<Result<Run, Refusal>> {
  const start = positionAfter(rules, [], await kernelsFor(rules));
  if (!start.ok) return reject('too-large', sayTooLarge(rulesText));
  const turns: SolveTurn[] = [];
  const solved = solvedClass(rules.places);
  let position = start.value;
  while (turns.at(-1)?.feedback !== solved) {
    const guess =
      name === 'optimal'
        ? await optimalGuess(position, world)
        : await runInSteps(nextGuess({ name, seed }, position), world, sayScored);
    if (!guess.ok && guess.error === 'too-large')
      return reject(
        'too-large',
        name === 'optimal' && isListable(rules)
          ? sayTooManyLeft(name, position.count(), optimalCodesMax(rules), rulesText)
          : sayNeedsList(name, rulesText),
      );
    if (!guess.ok) return ok({ turns, solved: false, trace: plainTrace(turns) });
    const turn: CodeTurn = { guess: Array.from(guess.value), feedback: scoreCode(guess.value, secret) };
    position = position.with(turn);
    if (!isCountable(position)) {
      turns.push({ ...turn, left: undefined });
      const trouble = refusal('too-large', sayGivenUp(rulesText));
      return ok({ turns, solved: turn.feedback === solved, trace: plainTrace(turns), trouble });
    }
    turns.push({ ...turn, left: position.count() });
  }
  return ok({ turns, solved: true, trace: plainTrace(turns) });
}

async function optimalGuess(position: Position, world: World): Promise<Result<Code, PlayerFault>> {
  if (!(position instanceof CodeAnalysis)) return fail('too-large');
  const found = await runInSteps(suggestOptimalCode(position, OPTIMAL_NODES), world, saySearched);
  if (!found.ok) return fail('too-large');
  return ok(position.set.space.codes.codeAt(found.value.guess));
}

/** Number of sets that are searched for each guess: enough to be exact for all guesses of p4c6. */
const OPTIMAL_NODES = 200_000;

function solveLines(player: SolverName, { turns, solved, trouble }: Run, skin: Skin): readonly string[] {
  const rows = turns.map(({ guess, feedback, left }, index) => {
    const { exact, near } = feedbackOf(feedback);
    return [
      String(index + 1).padStart(2),
      codeText(guess, skin),
      `${exact} exact`,
      `${near} near`,
      ...(left === undefined ? [] : [`${grouped(left)} left`]),
    ];
  });
  const guesses = counted(turns.length, 'guess', 'guesses');
  const why = trouble ? '' : ': its search budget was spent';
  const end = solved ? `${player} found it in ${guesses}.` : `${player} gave up after ${guesses}${why}.`;
  return [...tableLines(rows), end];
}
