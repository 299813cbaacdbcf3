import type { OwnGame } from './game-file.ts';
import type { PlayerProcess, PlayerReply } from './player-process.ts';
import type { OwnTurn } from './position.ts';

/** How a game of the arena ended. */
export interface ArenaGame {
  readonly secret: string;
  readonly turns: readonly OwnTurn[];
  readonly outcome: 'solved' | 'out-of-turns' | 'crash' | 'timeout' | 'illegal';
  /** Number of replies that were not a guess of the game. */
  readonly illegal: number;
}

/**
 * Lets a player find one secret. The player receives `{type: 'game', …}`, then before each guess `{type: 'turn',
 * turns}`, and replies `{guess}`. After a reply that is not a guess it receives `{type: 'illegal', reason}` and
 * may try again, a few times per game.
 */
export async function playArenaGame(
  game: OwnGame,
  secret: unknown,
  turnsMax: number,
  player: PlayerProcess,
): Promise<ArenaGame> {
  const turns: OwnTurn[] = [];
  let illegal = 0;
  const greeting = { game: game.name, guesses: game.guesses.length, secrets: game.secrets.length };
  const end = (outcome: ArenaGame['outcome']): ArenaGame => {
    const label = game.labelOf(secret);
    if (outcome !== 'crash' && outcome !== 'timeout') player.tell({ type: 'over', outcome, secret: label });
    return { secret: label, turns, outcome, illegal };
  };
  player.tell({ type: 'game', ...greeting, answers: game.answers(), turnsMax });
  while (turns.length < turnsMax) {
    const sent = turns.map(([guess, answer]) => ({ guess: game.labelOf(guess), answer }));
    player.tell({ type: 'turn', turns: sent });
    let guess = guessIn(await player.hear(), game);
    while (guess.kind === 'illegal') {
      illegal++;
      player.tell({ type: 'illegal', reason: guess.reason });
      if (illegal > ILLEGAL_MAX) return end('illegal');
      guess = guessIn(await player.hear(), game);
    }
    if (guess.kind !== 'guess') return end(guess.kind);
    const answer = game.answer(guess.guess, secret);
    turns.push([guess.guess, answer]);
    const isKnown = game.definition.solved === 'identified' && game.position(turns).count === 1n;
    if (isKnown || answer === game.definition.solved) return end('solved');
  }
  return end('out-of-turns');
}

type Guessed =
  | { readonly kind: 'guess'; readonly guess: unknown }
  | { readonly kind: 'illegal'; readonly reason: string }
  | { readonly kind: 'crash' | 'timeout' };

function guessIn(reply: PlayerReply, game: OwnGame): Guessed {
  if (reply.kind !== 'line') return reply;
  let parsed: unknown;
  try {
    parsed = JSON.parse(reply.text);
  } catch {
    return { kind: 'illegal', reason: 'this line is no JSON' };
  }
  const text = (parsed as { readonly guess?: unknown } | null)?.guess;
  if (typeof text !== 'string') return { kind: 'illegal', reason: 'say {"guess": TEXT}' };
  const guess = game.parseGuess(text);
  return guess === undefined
    ? { kind: 'illegal', reason: `${JSON.stringify(text)} is not a guess of this game` }
    : { kind: 'guess', guess };
}

/** How many replies that are not a guess are allowed in one game. */
const ILLEGAL_MAX = 5;
