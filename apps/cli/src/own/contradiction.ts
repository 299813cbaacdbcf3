import { counted, listed, quoted } from '../messages/numbers.ts';
import { EXIT, type Exit } from '../shell/exit.ts';
import { printJson, printLines } from '../shell/printing.ts';
import type { Sink, World } from '../shell/world.ts';
import { type OwnCall, type OwnPosition, type OwnTurn, turnNumbers, turnText } from './position.ts';

/** Describes contradictory turns as an object; turns are one-based. */
export function contradictionObject({ game, id }: OwnCall, position: OwnPosition): object {
  const conflicts = position.conflicts().map((set) => set.map((turn) => turn + 1));
  return {
    game: id ?? game.name,
    consistent: false,
    conflict: conflicts[0],
    conflicts,
    repairs: position.repairs().map(({ changes, secrets }) => {
      const [first, ...others] = changes.map(({ turn, answer }) => ({ turn: turn + 1, answer }));
      const single = first && others.length === 0 ? { turn: first.turn, feedback: String(first.answer) } : {};
      return { ...single, changes: first ? [first, ...others] : [], left: String(secrets.length) };
    }),
    message: conflictLines(game, position).join(' '),
  };
}

/** Says which turns contradict each other, and which corrections would resolve it. */
export function printContradiction(to: Sink, { game }: Pick<OwnCall, 'game'>, position: OwnPosition): void {
  const repairs = position.repairs().slice(0, SHOWN_MAX);
  printLines(to, [
    ...conflictLines(game, position),
    ...repairs.map(({ changes, secrets }) => {
      const mended = changes.map(
        ({ turn, answer }) => `turn ${turn + 1} had been answered ${quoted(String(answer))}`,
      );
      return `It would fit if ${listed(mended)}: ${counted(secrets.length, 'secret')} left.`;
    }),
  ]);
}

/**
 * Explains contradictory turns, for questions that have no answer then, in the game's own words if it has any.
 * Returns `undefined` if the turns are consistent.
 */
export async function refuseContradiction(
  call: OwnCall,
  position: OwnPosition,
  world: World,
): Promise<Exit | undefined> {
  const { game, options, refuse } = call;
  if (refuse)
    return refuse(
      position.turns.map((turn) => turnText(game, turn)),
      world,
    );
  if (position.isConsistent) return undefined;
  if (options['json']) printJson(world.out, contradictionObject(call, position));
  else printContradiction(world.err, call, position);
  return EXIT.contradiction;
}

function conflictLines(game: OwnCall['game'], position: OwnPosition): readonly string[] {
  const textOf = (turn: OwnTurn | undefined) => (turn ? turnText(game, turn) : '');
  return position
    .conflicts({ max: SHOWN_MAX })
    .map((set) =>
      set.length === 1
        ? `Turn ${turnNumbers(set)} (${textOf(position.turns[set[0] ?? 0])}) cannot be true.`
        : `Turns ${turnNumbers(set)} cannot ${set.length === 2 ? 'both' : 'all'} be true.`,
    );
}

const SHOWN_MAX = 3;
