import type { FeatureReason } from 'inkling';
import { counted, grouped, percent, quoted } from '../messages/numbers.ts';
import { sayUnknown } from '../messages/unknown-word.ts';
import { EXIT } from '../shell/exit.ts';
import { printJson, printLines } from '../shell/printing.ts';
import { type Outcome, refusal } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';
import { contradictionObject, printContradiction, refuseContradiction } from './contradiction.ts';
import { type OwnCall, readTurns, turnNumbers } from './position.ts';

/** Shows what is still possible: the secrets that are left, and how many of them have each value of each feature. */
export async function choices(call: OwnCall, world: World): Promise<Outcome> {
  const turns = await readTurns(call, call.words, world);
  if (!turns.ok) return turns.error;
  const { game } = call;
  const position = game.position(turns.value);
  const refused = await refuseContradiction(call, position, world);
  if (refused !== undefined) return refused;
  const secrets = [...position.candidates()].slice(0, SECRETS_SHOWN).map((secret) => game.labelOf(secret));
  const shares = [...position.shares()].map(([feature, values]) => ({
    feature,
    values: [...values].map(([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count),
  }));
  if (call.options['json']) {
    printJson(world.out, {
      game: game.name,
      total: String(game.secrets.length),
      left: String(position.count),
      features: shares,
      secrets,
    });
    return EXIT.done;
  }
  const hidden = Number(position.count) - secrets.length;
  const rows = shares.slice(0, FEATURES_SHOWN).map(({ feature, values }) => [
    feature,
    values
      .slice(0, VALUES_SHOWN)
      .map(({ value, count }) => `${value} ${percent(BigInt(count), position.count)}`)
      .join(', '),
  ]);
  printLines(world.out, [
    `${game.name} after ${counted(turns.value.length, 'turn')}: ${grouped(position.count)} of ${counted(game.secrets.length, 'secret')} left.`,
    '',
    ...rows.map(([feature, values]) => `${feature}: ${values}`),
    ...(rows.length > 0 ? [''] : []),
    `${secrets.join(', ')}${hidden > 0 ? ` and ${grouped(hidden)} more` : ''}`,
  ]);
  return EXIT.done;
}

/** Checks whether all turns can be true. */
export async function check(call: OwnCall, world: World): Promise<Outcome> {
  const turns = await readTurns(call, call.words, world);
  if (!turns.ok) return turns.error;
  const { game, options } = call;
  const position = game.position(turns.value);
  if (!position.isConsistent) {
    if (options['json']) printJson(world.out, contradictionObject(call, position));
    else printContradiction(world.out, call, position);
    return EXIT.contradiction;
  }
  const message = `All turns can be true: ${counted(position.count, 'secret')} left.`;
  if (options['json'])
    printJson(world.out, { game: game.name, consistent: true, left: String(position.count), message });
  else printLines(world.out, [message]);
  return EXIT.done;
}

/** Explains why a feature cannot have a value. */
export async function why(call: OwnCall, world: World): Promise<Outcome> {
  const { game } = call;
  const all = game.position().shares();
  const [feature, typed, ...words] = withFeature(call.words, all);
  if (feature === undefined || typed === undefined)
    return refusal('usage', 'why needs a feature and a value: inkling why FILE FEATURE VALUE TURN...');
  const turns = await readTurns(call, words, world);
  if (!turns.ok) return turns.error;
  const values = all.get(feature);
  if (!values) return refusal('bad-input', sayUnknown('a feature', feature, [...all.keys()], 12), 'FEATURE');
  const value = [...values.keys()].find((known) => String(known) === typed);
  if (value === undefined)
    return refusal(
      'bad-input',
      sayUnknown(`a value of ${feature}`, typed, [...values.keys()].map(String), 12),
      'VALUE',
    );
  const position = game.position(turns.value);
  const refused = await refuseContradiction(call, position, world);
  if (refused !== undefined) return refused;
  const reason = position.why(feature, value);
  const [first] = reason.ruledOutBy;
  const message = sayReason(`${feature} ${typed}`, reason);
  if (call.options['json']) {
    const ruledOutBy = reason.ruledOutBy.map((set) => set.map((turn) => turn + 1));
    const having = [...position.candidates()].find(
      (secret) => game.definition.features?.(secret)[feature] === value,
    );
    printJson(world.out, {
      game: call.id ?? game.name,
      feature,
      value,
      possible: first === undefined,
      ...(first ? { turns: ruledOutBy[0] } : { witness: game.labelOf(having), count: String(reason.left) }),
      ...reason,
      ruledOutBy,
      message,
    });
    return EXIT.done;
  }
  const others = reason.ruledOutBy.slice(1, 4).map((set) => `Or by turns ${turnNumbers(set)}.`);
  printLines(world.out, [message, ...others]);
  return EXIT.done;
}

function sayReason(what: string, { ruledOutBy, certain, left, secrets }: FeatureReason): string {
  const [first] = ruledOutBy;
  if (first)
    return `${quoted(what)} is ruled out by turn${first.length === 1 ? '' : 's'} ${turnNumbers(first)}.`;
  return certain
    ? `${quoted(what)} is certain: every secret left has it.`
    : `${quoted(what)} is possible: ${counted(left, 'secret')} left with it, of ${grouped(secrets)}.`;
}

/**
 * Returns the words with the feature as a single word at the front. It may be typed as several words, or as the
 * number of a place.
 */
function withFeature(words: readonly string[], features: ReadonlyMap<string, unknown>): readonly string[] {
  for (let length = 1; length <= words.length; length++) {
    const typed = words.slice(0, length).join(' ');
    const known = [typed, `place ${typed}`].find((name) => features.has(name));
    if (known !== undefined) return [known, ...words.slice(length)];
  }
  return words;
}

const SECRETS_SHOWN = 60;
const FEATURES_SHOWN = 40;
const VALUES_SHOWN = 6;
