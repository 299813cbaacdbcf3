import { RandomStream, seedRandom } from '@inkling/core/random';
import type { RankMeasure } from 'inkling';
import { counted, quoted } from '../messages/numbers.ts';
import { EXIT } from '../shell/exit.ts';
import { narrowTables, printJson, printLines } from '../shell/printing.ts';
import { type Outcome, type Refusal, refusal } from '../shell/refusal.ts';
import { readCount } from '../shell/values.ts';
import type { Sink, World } from '../shell/world.ts';
import { type ArenaGame, playArenaGame } from './arena-game.ts';
import { unsearched } from './endless.ts';
import type { OwnGame } from './game-file.ts';
import { PlayerProcess } from './player-process.ts';
import type { OwnCall, OwnTurn } from './position.ts';
import { RegretJudge } from './regret.ts';

/** Lets any program play on the same secrets as our own players, and compares them. */
export async function arena(call: OwnCall, world: World): Promise<Outcome> {
  const { game, id, words, options } = call;
  const text = options as Readonly<Record<string, string | undefined>>;
  const command = text['player'];
  if (!command?.trim() || words.length > 0)
    return refusal('usage', "arena needs a program: inkling arena GAME --player 'python3 player.py'");
  const games = readCount(text['games'], 'games', 20, 1_000_000, 0);
  if (!games.ok) return games.error;
  const turnsMax = readCount(text['turns'], 'turns', 20, 1000);
  if (!turnsMax.ok) return turnsMax.error;
  const timeout = readCount(text['timeout'], 'timeout', 10, 3600);
  if (!timeout.ok) return timeout.error;
  const secrets = drawSecrets(game, games.value, text['seed'] ?? 'arena');
  // Runs first, so that no program is started for secrets that cannot be found.
  const ours = ourGames(game, secrets);
  if (ours instanceof RangeError) return unsearched(call, ours, world);
  const player = new PlayerProcess(command, timeout.value * 1000);
  const { played, isStopped } = await playAll(game, secrets, turnsMax.value, player, world);
  if (isStopped && played.length === 0) return EXIT.interrupted;
  const judge = new RegretJudge(game);
  const rows = [
    rowOf(command, played, judge),
    ...ours.map(([by, games]) => rowOf(by, games.slice(0, played.length), judge)),
  ];
  const isMute = played.every(
    ({ outcome, turns, illegal }) => outcome === 'crash' && turns.length + illegal === 0,
  );
  const refused = isMute ? refuseMute(command, player) : undefined;
  if (refused && !options['json']) return refused;
  if (options['json']) {
    const games = played.map(({ turns, ...rest }) => ({
      ...rest,
      turns: turns.map(([guess, answer], at) => ({
        guess: game.labelOf(guess),
        answer,
        regret: judge.ofGuess(turns.slice(0, at), guess) ?? null,
      })),
    }));
    const { complaint } = player;
    const object = { game: id ?? game.name, rows, games, ...(complaint === '' ? {} : { complaint }) };
    if (refused) return { ...refused, found: object };
    printJson(world.out, object);
  } else
    printLines(world.out, [
      ...linesOf(game, rows, played.length, world.out),
      ...(player.complaint === '' ? [] : [`The player’s last words on standard error: ${player.complaint}`]),
    ]);
  return isStopped ? EXIT.interrupted : EXIT.done;
}

/** Plays all games, or those before Ctrl-C, which also stops the player. */
async function playAll(
  game: OwnGame,
  secrets: readonly unknown[],
  turnsMax: number,
  player: PlayerProcess,
  world: World,
): Promise<{ readonly played: readonly ArenaGame[]; readonly isStopped: boolean }> {
  const played: ArenaGame[] = [];
  let isStopped = false;
  world.onInterrupt(() => {
    isStopped = true;
    player.stop();
  });
  try {
    for (const secret of secrets) {
      const next = await playArenaGame(game, secret, turnsMax, player);
      if (isStopped) break;
      played.push(next);
      await world.pause();
      if (isStopped) break;
    }
  } finally {
    player.stop();
  }
  return { played, isStopped };
}

/** Refuses a program that exited in each game before it said anything. */
function refuseMute(command: string, { complaint }: PlayerProcess): Refusal {
  const words = complaint === '' ? '' : ` Its last words on standard error: ${complaint}`;
  return refusal(
    'bad-value',
    `The player ${quoted(command)} ended in each game before its first guess.${words}`,
    '--player',
  );
}

interface Row {
  readonly player: string;
  readonly solved: number;
  readonly total: number;
  /** Over the games that were solved. Null if there are none. */
  readonly average: number | null;
  readonly worst: number | null;
  readonly illegal: number;
  readonly crashes: number;
  readonly timeouts: number;
  /** Average turns lost per guess, over the guesses that can be judged, and the number of those guesses. */
  readonly regret: { readonly least: number | null; readonly most: number | null; readonly guesses: number };
}

function rowOf(player: string, games: readonly ArenaGame[], judge: RegretJudge): Row {
  const solved = games.filter(({ outcome }) => outcome === 'solved');
  const total = solved.reduce((sum, { turns }) => sum + turns.length, 0);
  const regrets = games.flatMap(({ turns }) =>
    turns.flatMap(([guess], at) => judge.ofGuess(turns.slice(0, at), guess) ?? []),
  );
  const mean = (of: 'least' | 'most') =>
    regrets.length === 0 ? null : regrets.reduce((sum, regret) => sum + regret[of], 0) / regrets.length;
  const endings = (outcome: ArenaGame['outcome']) => games.filter((each) => each.outcome === outcome).length;
  return {
    player,
    solved: solved.length,
    total,
    average: solved.length === 0 ? null : total / solved.length,
    worst: solved.reduce<number | null>((most, { turns }) => Math.max(most ?? 0, turns.length), null),
    illegal: games.reduce((sum, { illegal }) => sum + illegal, 0),
    crashes: endings('crash'),
    timeouts: endings('timeout'),
    regret: { least: mean('least'), most: mean('most'), guesses: regrets.length },
  };
}

/** Returns the games of our own players by measure, or why one of these secrets can never be found. */
function ourGames(
  game: OwnGame,
  secrets: readonly unknown[],
): readonly (readonly [RankMeasure, readonly ArenaGame[]])[] | RangeError {
  const play = (secret: unknown, by: RankMeasure): ArenaGame => {
    const turns: readonly OwnTurn[] = game.solve(secret, by);
    return { secret: game.labelOf(secret), turns, outcome: 'solved', illegal: 0 };
  };
  try {
    return MEASURES.map((by) => [by, secrets.map((secret) => play(secret, by))]);
  } catch (error) {
    if (error instanceof RangeError) return error;
    throw error;
  }
}

function linesOf(
  game: OwnGame,
  rows: readonly Row[],
  games: number,
  { columns }: Pick<Sink, 'columns'>,
): readonly string[] {
  const width = Math.min(PLAYER_WIDTH, Math.floor((columns ?? PLAYER_WIDTH * 4) / 4));
  const share = ({ least, most }: Row['regret']) => {
    if (least === null || most === null) return '–';
    return most - least < 0.0005 ? least.toFixed(3) : `${least.toFixed(3)}–${most.toFixed(3)}`;
  };
  return [
    `${game.name}: ${counted(games, 'game')}.`,
    '',
    ...narrowTables(
      [
        ['Player', 'Solved', 'Total', 'Average', 'Worst', 'Illegal', 'Crashes', 'Timeouts', 'Regret'],
        ...rows.map(({ player, solved, total, average, worst, illegal, crashes, timeouts, regret }) => [
          player.length > width ? `${player.slice(0, width - 1)}…` : player,
          ...[solved, total].map(String),
          average?.toFixed(3) ?? '–',
          String(worst ?? '–'),
          ...[illegal, crashes, timeouts].map(String),
          share(regret),
        ]),
      ],
      columns,
    ),
    '',
    'Regret: turns lost a guess on average, against the best guess there, where that can be searched.',
  ];
}

/**
 * Draws the given number of secrets without repetition. Returns all secrets for 0, or if there are no more than
 * that.
 */
function drawSecrets(game: OwnGame, wanted: number, seed: string): readonly unknown[] {
  const count = game.secrets.length;
  if (wanted === 0 || wanted >= count) return game.secrets;
  const order = Array.from({ length: count }, (_, at) => at);
  return new RandomStream(seedRandom(seed))
    .shuffle(order)
    .slice(0, wanted)
    .map((at) => game.secrets[at]);
}

const MEASURES = ['bits', 'expected', 'worst', 'parts'] as const;
const PLAYER_WIDTH = 28;
