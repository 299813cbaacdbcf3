import { counted, grouped, listed, percent, quoted } from '../messages/numbers.ts';
import { sayUnknown } from '../messages/unknown.ts';
import { EXIT } from '../shell/exit.ts';
import { printJson, printLines } from '../shell/printing.ts';
import { type Outcome, refusal } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';
import { type OwnCall, type OwnPosition, readTurns, turnNumbers, turnText } from './position.ts';

/** What is still possible: the secrets that are left, and how many of them have each value of each feature. */
export async function choices(call: OwnCall, world: World): Promise<Outcome> {
  const turns = await readTurns(call, call.words, world);
  if (!turns.ok) return turns.error;
  const position = call.game.position(turns.value);
  if (!position.isConsistent) return contradiction(call, position, world);
  const { game } = call;
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

/** Can all turns be true? */
export async function check(call: OwnCall, world: World): Promise<Outcome> {
  const turns = await readTurns(call, call.words, world);
  if (!turns.ok) return turns.error;
  const position = call.game.position(turns.value);
  if (!position.isConsistent) return contradiction(call, position, world);
  if (call.options['json']) printJson(world.out, { consistent: true, left: String(position.count) });
  else printLines(world.out, [`All turns can be true: ${counted(position.count, 'secret')} left.`]);
  return EXIT.done;
}

/** Why a feature cannot have a value. */
export async function why(call: OwnCall, world: World): Promise<Outcome> {
  const { game } = call;
  const all = game.position().shares();
  const [feature, typed, ...words] = withFeature(call.words, all);
  if (feature === undefined || typed === undefined)
    return refusal('usage', 'why needs a feature and a value: inkling why FILE FEATURE VALUE TURN...');
  const turns = await readTurns(call, words, world);
  if (!turns.ok) return turns.error;
  const values = all.get(feature);
  if (!values)
    return refusal('bad-input', sayUnknown('a feature', feature, [...all.keys()].slice(0, 12)), 'feature');
  const value = [...values.keys()].find((known) => String(known) === typed);
  if (value === undefined)
    return refusal(
      'bad-input',
      sayUnknown(`a value of ${feature}`, typed, [...values.keys()].slice(0, 12).map(String)),
      'value',
    );
  const reason = game.position(turns.value).why(feature, value);
  if (call.options['json']) {
    const ruledOutBy = reason.ruledOutBy.map((set) => set.map((turn) => turn + 1));
    printJson(world.out, { feature, value, ...reason, ruledOutBy });
    return EXIT.done;
  }
  const [first] = reason.ruledOutBy;
  const others = reason.ruledOutBy.slice(1, 4).map((set) => `Or by turns ${turnNumbers(set)}.`);
  printLines(
    world.out,
    first
      ? [
          `${quoted(typed)} is ruled out by turn${first.length === 1 ? '' : 's'} ${turnNumbers(first)}.`,
          ...others,
        ]
      : [
          reason.certain
            ? `${quoted(typed)} is certain: every secret left has it.`
            : `${quoted(typed)} is possible: ${counted(reason.left, 'secret')} left with it, of ${grouped(reason.secrets)}.`,
        ],
  );
  return EXIT.done;
}

/** The words with the feature as one word at the front; it may be typed as several words, or as the number of a place. */
function withFeature(words: readonly string[], features: ReadonlyMap<string, unknown>): readonly string[] {
  for (let length = 1; length <= words.length; length++) {
    const typed = words.slice(0, length).join(' ');
    const known = [typed, `place ${typed}`].find((name) => features.has(name));
    if (known !== undefined) return [known, ...words.slice(length)];
  }
  return words;
}

/** Says which turns cannot all be true, and which corrections would fit. */
export function contradiction({ game, options }: OwnCall, position: OwnPosition, world: World): Outcome {
  const conflicts = position.conflicts();
  const repairs = position.repairs().slice(0, REPAIRS_SHOWN);
  if (options['json']) {
    printJson(world.out, {
      consistent: false,
      conflicts: conflicts.map((set) => set.map((turn) => turn + 1)),
      repairs: repairs.map(({ changes, secrets }) => ({
        changes: changes.map(({ turn, answer }) => ({ turn: turn + 1, answer })),
        left: String(secrets.length),
      })),
    });
    return EXIT.contradiction;
  }
  printLines(world.out, [
    ...conflicts
      .slice(0, REPAIRS_SHOWN)
      .map((set) =>
        set.length === 1
          ? `Turn ${turnNumbers(set)} (${turnText(game, position.turns[set[0] ?? 0] ?? ['', ''])}) cannot be true.`
          : `Turns ${turnNumbers(set)} cannot all be true.`,
      ),
    ...repairs.map(({ changes, secrets }) => {
      const mended = changes.map(
        ({ turn, answer }) => `turn ${turn + 1} had been answered ${quoted(String(answer))}`,
      );
      return `It would fit if ${listed(mended)}: ${counted(secrets.length, 'secret')} left.`;
    }),
  ]);
  return EXIT.contradiction;
}

const SECRETS_SHOWN = 60;
const FEATURES_SHOWN = 40;
const VALUES_SHOWN = 6;
const REPAIRS_SHOWN = 3;
