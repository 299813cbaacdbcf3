import type { PuzzleLevel } from 'inkling';
import { counted, grouped, quoted } from '../messages/numbers.ts';
import { Conversation } from '../play/conversation.ts';
import { EXIT } from '../shell/exit.ts';
import { printJson } from '../shell/printing.ts';
import { type Outcome, refusal } from '../shell/refusal.ts';
import { readCount } from '../shell/values.ts';
import type { World } from '../shell/world.ts';
import { refuseContradiction } from './contradiction.ts';
import { type OwnCall, type OwnTurn, readSecret, readTurns, turnText } from './position.ts';

/** Asks a puzzle: turns that only one secret fits, generated from a seed or given by the user. */
export async function puzzle(call: OwnCall, world: World): Promise<Outcome> {
  const { game, words, options } = call;
  const typed = options as Readonly<Record<string, string | undefined>>;
  const grade = readCount(typed['grade'], 'grade', 2, 5);
  if (!grade.ok) return grade.error;
  const own = await readTurns(call, words, world);
  if (!own.ok) return own.error;
  const level = LEVELS[grade.value - 1] ?? 'medium';
  const turns = words.length > 0 ? own.value : madeTurns(game, typed['seed'] ?? world.seed(), level);
  if (!turns)
    return refusal(
      'too-large',
      'No puzzle turned up: no turns of this game tell one secret from all others.',
    );
  const position = game.position(turns);
  const refused = await refuseContradiction(call, position, world);
  if (refused !== undefined) return refused;
  const { count } = position;
  if (count !== 1n)
    return refusal('bad-input', `These turns leave ${counted(count, 'secret')}; a puzzle leaves one.`);
  const open: OpenPuzzle = { call, turns, ruledOut: ruledOutBy(game, turns) };
  if (!options['json']) return ask(open, world);
  printJson(world.out, {
    game: game.name,
    turns: turns.map((turn) => turnText(game, turn)),
    answer: answerOf(open),
    ...(words.length > 0 ? {} : { level }),
    ruledOut: open.ruledOut,
  });
  return EXIT.done;
}

interface OpenPuzzle {
  readonly call: OwnCall;
  readonly turns: readonly OwnTurn[];
  /** For each turn, the secrets that it is the first to rule out. */
  readonly ruledOut: readonly (readonly string[])[];
}

function madeTurns(game: OwnCall['game'], seed: string, level: PuzzleLevel): readonly OwnTurn[] | undefined {
  try {
    return game.puzzle({ seed, level }).turns;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function ruledOutBy(game: OwnCall['game'], turns: readonly OwnTurn[]): readonly (readonly string[])[] {
  return turns.map((_, at) => {
    const after = game.position(turns.slice(0, at + 1));
    const before = game.position(turns.slice(0, at)).candidates();
    return [...before].filter((secret) => !after.contains(secret)).map((secret) => game.labelOf(secret));
  });
}

function answerOf({ call: { game }, turns }: OpenPuzzle): string {
  return game.labelOf(game.position(turns).at(0));
}

/** Asks for the answer until it is right or the user stops. */
async function ask(open: OpenPuzzle, world: World): Promise<Outcome> {
  const { call, turns, ruledOut } = open;
  const { game, options } = call;
  const talk = new Conversation(world, options['plain'] === true);
  talk.say(
    `${game.name}: one of ${counted(game.secrets.length, 'secret')} fits all of this.`,
    ...turns.map((turn, at) => `${at + 1}  ${turnText(game, turn)}`),
    HELP,
  );
  let hints = 0;
  for (let tries = 1; ; ) {
    const typed = (await talk.ask(['Answer:']))?.trim();
    if (typed === undefined || typed === 'quit') return EXIT.done;
    if (typed === '') continue;
    if (typed === '?' || typed === 'help') talk.say(HELP);
    else if (typed === 'hint') talk.say(sayRuledOut(hints++ % ruledOut.length, ruledOut));
    else if (typed === 'proof') {
      talk.say(...ruledOut.map((_, at) => sayRuledOut(at, ruledOut)), `So it is ${quoted(answerOf(open))}.`);
      return EXIT.done;
    } else {
      const secret = readSecret(call, typed);
      if (!secret.ok) talk.say(secret.error.message);
      else if (game.labelOf(secret.value) === answerOf(open)) {
        talk.say(`Right, ${tries === 1 ? 'on the first try' : `on try ${tries}`}: ${answerOf(open)}.`);
        return EXIT.done;
      } else {
        tries++;
        const at = turns.findIndex((_, turn) => ruledOut[turn]?.includes(game.labelOf(secret.value)));
        talk.say(`No: turn ${at + 1} rules it out.`);
      }
    }
  }
}

function sayRuledOut(turn: number, ruledOut: readonly (readonly string[])[]): string {
  const out = ruledOut[turn] ?? [];
  const shown = out.slice(0, SHOWN_MAX).join(', ');
  const hidden = out.length - SHOWN_MAX;
  const names = hidden > 0 ? `${shown} and ${grouped(hidden)} more` : shown;
  return `Turn ${turn + 1} rules out ${out.length === 0 ? 'nothing new' : names}.`;
}

/** Indexed by grade minus 1; grades are 1 to 5. */
const LEVELS: readonly PuzzleLevel[] = ['easy', 'easy', 'medium', 'hard', 'hard'];
const HELP = 'Type the answer; hint says what one turn rules out, proof says it of all, quit leaves.';
const SHOWN_MAX = 12;
