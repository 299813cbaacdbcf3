import { counted, grouped, listedSome, quoted } from '../messages/numbers.ts';
import { REVIEW_NEEDS_TURNS } from '../messages/review.ts';
import { EXIT } from '../shell/exit.ts';
import { narrowTables, printJson, printLines } from '../shell/printing.ts';
import { type Outcome, refusal } from '../shell/refusal.ts';
import type { Sink, World } from '../shell/world.ts';
import { refuseContradiction } from './contradiction.ts';
import { type OwnCall, type OwnTurn, readSecret, readTurns, turnText } from './position.ts';

/** Reports what is wrong or weak with a game. */
export async function audit({ game, words, options }: OwnCall, world: World): Promise<Outcome> {
  if (words.length > 0) return refusal('usage', 'audit takes only options after the file.');
  const found = game.audit();
  const label = (item: unknown) => game.labelOf(item);
  const alike = found.indistinguishable.map((group) => group.map(label));
  const useless = found.useless.map(label);
  const neverFound = found.neverFound.map(label);
  const depthMin = Number.isFinite(found.depthMin) ? found.depthMin : undefined;
  if (options['json']) {
    printJson(world.out, {
      game: game.name,
      ...found,
      depthMin: depthMin ?? null,
      indistinguishable: alike,
      useless,
      neverFound,
    });
    return EXIT.done;
  }
  const ends = game.definition.solved === 'identified';
  printLines(world.out, [
    `${game.name}: ${counted(found.secrets, 'secret')}, ${counted(found.guesses, 'guess', 'guesses')}, ${counted(found.answers, 'answer')}.`,
    depthMin === undefined
      ? 'No strategy can end.'
      : `No strategy takes fewer than ${counted(depthMin, 'guess', 'guesses')} at worst.`,
    ...alike.slice(0, SHOWN).map((group) => `No guess tells ${listedSome(group, SHOWN)} apart.`),
    ...(alike.length > SHOWN ? [`The same is true of ${counted(alike.length - SHOWN, 'more group')}.`] : []),
    ...(alike.length > 0 && ends ? ['So the secret cannot always be known.'] : []),
    ...(useless.length > 0 ? [`Always answered the same: ${listedSome(useless, SHOWN)}.`] : []),
    ...(found.solvedOccurs
      ? []
      : [
          `No guess is ever answered ${quoted(String(game.definition.solved))}, which is the answer that ends the game.`,
        ]),
    ...(neverFound.length > 0 ? [`No guess finds ${listedSome(neverFound, SHOWN)}.`] : []),
    ...(alike.length + useless.length + neverFound.length === 0 ? ['Nothing is wrong with it.'] : []),
  ]);
  return EXIT.done;
}

/** Shows what each turn of a game was worth. */
export async function review(call: OwnCall, world: World): Promise<Outcome> {
  const { game, words, options } = call;
  const turns = await readTurns(call, words, world);
  if (!turns.ok) return turns.error;
  if (turns.value.length === 0) return refusal('usage', REVIEW_NEEDS_TURNS);
  const typed = options['secret'] as string | undefined;
  const secret = typed === undefined ? undefined : readSecret(call, typed, '--secret');
  if (secret && !secret.ok) return secret.error;
  const wrong = secret ? wrongAnswers(game, turns.value, secret.value) : [];
  if (wrong.length === 0) {
    const refused = await refuseContradiction(call, game.position(turns.value), world);
    if (refused !== undefined) return refused;
  }
  const message = wrong.map(({ sentence }) => sentence).join(' ');
  if (options['json']) {
    const rows = judged(game, turns.value, secret?.value).map((turn) => ({
      ...turn,
      bits: Number.isFinite(turn.bits) ? turn.bits : null,
    }));
    const explanation = wrong.length === 0 ? {} : { wrong: wrong.map(({ turn }) => turn), message };
    printJson(world.out, { game: call.id ?? game.name, turns: rows, ...explanation });
  } else {
    printLines(world.out, reviewLines(game, turns.value, world.out));
    if (wrong.length > 0) printLines(world.err, [message]);
  }
  return wrong.length === 0 ? EXIT.done : EXIT.contradiction;
}

/** Returns the turns (one-based) that the secret would answer differently. */
function wrongAnswers(game: OwnCall['game'], turns: readonly OwnTurn[], secret: unknown) {
  return turns.flatMap(([guess, answer], at) => {
    const truth = game.answer(guess, secret);
    const asked = `${quoted(game.labelOf(guess))} is answered ${quoted(String(truth))}`;
    return answer === truth
      ? []
      : [{ turn: at + 1, sentence: `Turn ${at + 1} was answered wrongly: ${asked}.` }];
  });
}

/** Reviews some turns, for people. */
export function reviewLines(
  game: OwnCall['game'],
  turns: readonly OwnTurn[],
  { columns }: Pick<Sink, 'columns'>,
): readonly string[] {
  const rows = [
    ['Turn', 'Left', 'Bits', 'expected', 'lost', 'Better'],
    ...judged(game, turns, undefined).map((turn, at) => [
      `${at + 1} ${turnText(game, turns[at] ?? ['', ''])}`,
      `${grouped(turn.before)} → ${grouped(turn.after)}`,
      Number.isFinite(turn.bits) ? turn.bits.toFixed(2) : '–',
      turn.expectedBits.toFixed(2),
      turn.cost.toFixed(2),
      turn.cost > 0.005 ? (turn.best ?? '') : '',
    ]),
  ];
  return narrowTables(rows, columns);
}

/** Returns what each turn was worth, using the labels of the game. */
function judged(game: OwnCall['game'], turns: readonly OwnTurn[], secret: unknown) {
  return game.review(turns, secret).map(({ guess, best, ...rest }) => ({
    ...rest,
    guess: game.labelOf(guess),
    best: best && game.labelOf(best.guess),
  }));
}

const SHOWN = 8;
