import type { CodeTurn } from '@inkling/core/deduction';
import { type Code, feedbackOf, scoreCode, solvedClass } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { fail, ok, type Result } from '@inkling/core/result';
import { makeCode, parseCode, parseSymbol } from '@inkling/games/mastermind/notation';
import type { Skin } from '@inkling/games/mastermind/skins';
import { isListable } from '@inkling/solvers/candidates/code-space';
import { StateMachine } from '@inkling/solvers/strategies/states/machine';
import { CodeAnalysis } from 'inkling/mastermind/analysis';
import { nextGuess, PLAYERS, type PlayerFault } from 'inkling/mastermind/players';
import type { Position } from 'inkling/mastermind/position';
import { isCountable, positionAfter } from 'inkling/mastermind/positions';
import { suggestOptimalCode } from 'inkling/optimal/suggest';
import { EXIT } from '../shell/exit.ts';
import type { Options } from '../shell/options.ts';
import { runPatiently } from '../shell/patience.ts';
import { printJson, printLines, refuse, tableLines } from '../shell/printing.ts';
import type { Handler } from '../shell/verb.ts';
import type { World } from '../shell/world.ts';
import { sayUnknown } from '../words/choosing.ts';
import { codeText } from '../words/codes.ts';
import { sayCodeFault, sayNeedsList, sayNoSuchSymbol, sayTooLarge } from '../words/faults.ts';
import { counted, grouped } from '../words/numbers.ts';
import { saySearched, sayTooManyLeft } from '../words/optimal.ts';
import { sayScored } from '../words/progress.ts';
import { kernelsFor } from './kernels.ts';
import { readSetting, type Setting, usualPlayer } from './problem.ts';
import { plainTrace, type SolveTurn, statesTrace } from './trace.ts';

/** The players, and the search for the least average. */
const SOLVERS = [...PLAYERS, 'optimal'] as const;
type SolverName = (typeof SOLVERS)[number];

interface Run {
  readonly turns: readonly SolveTurn[];
  readonly solved: boolean;
  readonly trace: readonly string[];
}

/** Lets a player find a secret. */
export const solve: Handler = async ({ words, options }, world) => {
  const setting = readSetting(options);
  if (!setting.ok) return refuse(world, setting.error);
  const { rules, skin } = setting.value;
  const [secretText, ...surplus] = words;
  if (secretText === undefined || surplus.length > 0)
    return refuse(world, 'solve needs one secret; see inkling help solve.');
  const secret = parseCode(secretText, rules, skin);
  if (!secret.ok) return refuse(world, sayCodeFault(secret.error, rules, skin));
  const wanted = options.player ?? usualPlayer(rules);
  const player = SOLVERS.find((name) => name === wanted);
  if (!player) return refuse(world, sayUnknown('a player', wanted, SOLVERS));
  const first = readFirst(options, player, setting.value);
  if (!first.ok) return refuse(world, first.error);

  const run =
    player === 'states'
      ? ok(await runStates(setting.value, secret.value, first.value, world))
      : await runPlayer(setting.value, secret.value, player, options.seed ?? '', world);
  if (!run.ok) return refuse(world, run.error);
  const { turns, solved, trace } = run.value;
  if (options.json)
    printJson(world.out, {
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
    });
  else printLines(world.out, options.trace ? trace : solveLines(player, run.value, skin));
  return EXIT.done;
};

/** The first symbol of the essay's player: as given, drawn from the seed, or the first of the alphabet. */
function readFirst(options: Options, player: SolverName, { rules, skin }: Setting): Result<number, string> {
  if (options.first === undefined) {
    const drawn = options.seed === undefined ? 0 : firstFromSeed(options.seed, rules.symbols);
    return ok(drawn);
  }
  if (player !== 'states')
    return fail('--first belongs to --player states; the other players choose by their rule.');
  const symbol = parseSymbol(options.first, rules, skin);
  return symbol === undefined ? fail(sayNoSuchSymbol(options.first, rules, skin)) : ok(symbol);
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
    await world.breathe();
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
): Promise<Result<Run, string>> {
  const start = positionAfter(rules, [], await kernelsFor(rules));
  if (!start.ok) return fail(sayTooLarge(rulesText));
  const turns: SolveTurn[] = [];
  const solved = solvedClass(rules.places);
  let position = start.value;
  while (turns.at(-1)?.feedback !== solved) {
    const guess =
      name === 'optimal'
        ? await optimalGuess(position, world)
        : await runPatiently(nextGuess({ name, seed }, position), world, sayScored);
    if (!guess.ok && guess.error === 'too-large')
      return fail(
        name === 'optimal' && isListable(rules)
          ? sayTooManyLeft(name, position.count(), rules, rulesText)
          : sayNeedsList(name, rulesText),
      );
    if (!guess.ok) return ok({ turns, solved: false, trace: plainTrace(turns) });
    const turn: CodeTurn = { guess: Array.from(guess.value), feedback: scoreCode(guess.value, secret) };
    position = position.with(turn);
    if (!isCountable(position)) return fail(sayTooLarge(rulesText));
    turns.push({ ...turn, left: position.count() });
  }
  return ok({ turns, solved: true, trace: plainTrace(turns) });
}

async function optimalGuess(position: Position, world: World): Promise<Result<Code, PlayerFault>> {
  if (!(position instanceof CodeAnalysis)) return fail('too-large');
  const found = await runPatiently(suggestOptimalCode(position, OPTIMAL_NODES), world, saySearched);
  if (!found.ok) return fail('too-large');
  return ok(position.set.space.codes.codeAt(found.value.guess));
}

/** Sets searched for each guess: enough to be exact from the first guess of p4c6 on. */
const OPTIMAL_NODES = 200_000;

function solveLines(player: SolverName, { turns, solved }: Run, skin: Skin): readonly string[] {
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
  const end = solved
    ? `${player} found it in ${counted(turns.length, 'guess', 'guesses')}.`
    : `${player} gave up after ${counted(turns.length, 'guess', 'guesses')}: its search budget was spent.`;
  return [...tableLines(rows), end];
}
