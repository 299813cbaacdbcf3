import { nearestWord } from '@inkling/core/nearest-word';
import { Command, CommanderError } from 'commander';
import {
  type Call,
  type GameTerminal,
  gamesOf,
  type Handler,
  optionsOf,
  type Program,
  partOf,
  type Verb,
} from './contract/game-terminal.ts';
import { listed } from './messages/numbers.ts';
import { sayRuled, sayUnknown } from './messages/unknown-word.ts';
import { shownText } from './shell/ascii.ts';
import { EXIT, type Exit } from './shell/exit.ts';
import type { Options, OptionTable } from './shell/options.ts';
import { printJson, warn } from './shell/printing.ts';
import { type Outcome, type Refusal, refusal } from './shell/refusal.ts';
import { readVersion } from './shell/version.ts';
import type { World } from './shell/world.ts';
import { programHelp, verbHelp } from './verbs/about/help.ts';

/**
 * Runs one command line. Commander parses the words; the verbs and games of the program give them their meaning,
 * and help comes from our own pages.
 */
export async function runProgram(argv: readonly string[], program: Program, world: World): Promise<Exit> {
  const asJson = argv.includes('--json');
  let outcome: Outcome = EXIT.done;
  const commander = await commanderFor(argv, program, world, async (verb, words, options) => {
    outcome = await callVerb(verb, { words, options, program }, world);
  });
  if (argv.length === 0) {
    world.out.write(shownText(programHelp(program, world.out.columns), world.out));
    return EXIT.done;
  }
  try {
    await commander.parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return EXIT.done;
    // There is no verb. Commander has already written the help to standard error.
    if (error.code === 'commander.help') return EXIT.usage;
    outcome = verbMissing(argv, program) ?? refusalOf(error, argv, program);
  }
  return typeof outcome === 'number' ? outcome : printRefusal(outcome, asJson, world);
}

type Action = (verb: Verb, words: readonly string[], options: Options) => Promise<void>;

/** Registers only the verb with which the command line begins, and reads the version only if there is no verb. */
async function commanderFor(
  argv: readonly string[],
  program: Program,
  world: World,
  act: Action,
): Promise<Command> {
  const typed = program.verbs.find(({ name }) => name === argv[0]);
  const commander = new Command('inkling')
    .exitOverride()
    .helpCommand(false)
    .version(typed ? '' : await readVersion(), '-v, --version')
    .option('--no-color')
    .enablePositionalOptions()
    .showSuggestionAfterError(false)
    .configureOutput({
      writeOut: (text) => world.out.write(shownText(text, world.out)),
      writeErr: (text) => world.err.write(shownText(text, world.err)),
      outputError: () => undefined,
    });
  commander.helpInformation = () => programHelp(program, world.out.columns);
  for (const verb of typed ? [typed] : program.verbs) {
    const table = allOptions(verb, program);
    const command = commander
      .command(verb.name)
      .argument('[words...]')
      .action(async (words: readonly string[], typed: Readonly<Record<string, unknown>>) => {
        await act(verb, words, readOptions(table, { ...commander.opts(), ...typed }));
      });
    for (const [name, spec] of Object.entries(table)) {
      const { value, text } = spec;
      command.option(value === undefined ? `--${name}` : `--${name} <${value}>`, text);
    }
    command.helpInformation = () => verbHelp(verb, program, world.out.columns);
  }
  return commander;
}

/** Returns all options that a verb accepts for any game; which game is meant is known only later. */
function allOptions(verb: Verb, { games }: Program): OptionTable {
  return Object.assign({}, optionsOf(verb), ...games.map((game) => partOf(verb, game)));
}

function readOptions(table: OptionTable, typed: Readonly<Record<string, unknown>>): Options {
  const entries = Object.keys(table).flatMap((name): [string, unknown][] => {
    const value = name === 'no-color' ? typed['color'] === false : typed[commanderName(name)];
    return value === undefined || value === false ? [] : [[name, value]];
  });
  return Object.fromEntries(entries) as Options;
}

/** Returns Commander's key for a flag: `--max-depth` becomes `maxDepth`. */
function commanderName(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

async function callVerb(verb: Verb, call: Call, world: World): Promise<Outcome> {
  if (call.options['json'] && call.options['format'] !== undefined)
    return refusal('usage', '--json prints one object; --format is for lines: give one of them.', '--format');
  if (verb.load) return ((await verb.load()) as Handler)(call, world);
  const games = gamesOf(verb, call.program.games);
  const [first, ...others] = call.words;
  const own = first !== undefined && isFile(first) ? await ownHandlerFor(verb.name, first) : undefined;
  if (own) return own(call, world);
  const named = games.find(({ id }) => id === first);
  const isOther = call.program.games.some(({ id }) => id === first);
  const game = named ?? (isOther ? undefined : games.find(({ verbs }) => verbs[verb.name]?.isUsual));
  if (!game) return refuseGame(verb, first, games, call.program.games);
  const foreign = foreignOption(verb, game, call.options, games);
  if (foreign) return foreign;
  const load = game.verbs[verb.name]?.load;
  if (!load) throw new Error(`${game.id} lost its ${verb.name}`);
  return ((await load()) as Handler)({ ...call, words: named ? others : call.words }, world);
}

/** Whether the word has a file extension, which no game's id has. The code for game files is loaded only then. */
function isFile(word: string): boolean {
  return /\.\w+$/.test(word);
}

async function ownHandlerFor(verb: string, file: string): Promise<Handler | undefined> {
  return (await import('./own/call.ts')).ownHandler(verb, file);
}

async function refuseGame(
  verb: Verb,
  typed: string | undefined,
  games: readonly GameTerminal[],
  allGames: readonly GameTerminal[],
): Promise<Refusal> {
  const { name, usage } = verb;
  const known = games.map(({ id }) => id);
  const other = allGames.find(({ id }) => id === typed);
  if (other) {
    const { playedAs } = other;
    const instead =
      playedAs && known.includes(playedAs.game)
        ? `use ${playedAs.game} ${playedAs.options}`
        : `it takes ${listed(known)}`;
    return refusal('unknown-game', `${name} does not take ${other.id}; ${instead}.`);
  }
  if (typed !== undefined) {
    const meant = ruledGame(verb, typed, games);
    if (meant !== undefined) return refusal('unknown-game', sayRuled(typed, meant));
    const file = (await import('./own/call.ts')).takesFiles(name) ? ` ${FILE_MAY_STAND_HERE}` : '';
    return refusal('unknown-game', `${sayUnknown('a game', typed, known)}${file}`);
  }
  return refusal('usage', `${name} needs a game: inkling ${name} ${known.join('|')} ${usage}`.trim());
}

/** Returns what to type if rules were typed in place of a game. */
function ruledGame(verb: Verb, typed: string, games: readonly GameTerminal[]): string | undefined {
  for (const game of games) {
    const known = optionsOf(verb, game);
    const said = Object.entries(game.rulesAsOptions?.(typed) ?? {}).flatMap(([option, value]) =>
      Object.hasOwn(known, option) ? [`--${option} ${value}`] : [],
    );
    if (said.length > 0) return `${verb.name} ${game.id} ${said.join(' ')}`;
  }
  return undefined;
}

const FILE_MAY_STAND_HERE =
  'You can also give a file with a game of your own: ./game.csv, ./game.json or ./game.mjs.';

/** Refuses an option that the verb accepts only for other games, if one was given. */
function foreignOption(
  verb: Verb,
  game: GameTerminal,
  typed: Options,
  games: readonly GameTerminal[],
): Refusal | undefined {
  const own = optionsOf(verb, game);
  const foreign = Object.keys(typed).find((name) => !Object.hasOwn(own, name));
  if (foreign === undefined) return undefined;
  const owners = games
    .filter((other) => Object.hasOwn(optionsOf(verb, other), foreign))
    .map(({ id }) => `${verb.name} ${id}`);
  const message = `--${foreign} is an option of ${listed(owners)}; ${verb.name} ${game.id} does not take it.`;
  return refusal('foreign-option', message, `--${foreign}`);
}

function printRefusal({ code, message, at, found }: Refusal, asJson: boolean, world: World): Exit {
  if (asJson)
    printJson(world.out, { ...found, error: { code, message, ...(at === undefined ? {} : { at }) } });
  else warn(world, message);
  return EXIT.usage;
}

/** Returns the refusal for a command line whose first word is a game, so that the verb is missing. */
function verbMissing(argv: readonly string[], { games, verbs }: Program): Refusal | undefined {
  const word = argv.find((each) => !each.startsWith('-'));
  if (word === undefined || verbs.some(({ name }) => name === word)) return undefined;
  if (!isFile(word) && !games.some(({ id }) => id === word)) return undefined;
  return refusal('unknown-verb', `A verb comes before the game: inkling play ${word}. See inkling --help.`);
}

/** Converts Commander’s message to our form: one line, which also says where to look. */
function refusalOf(
  { code, message }: CommanderError,
  [typed = '']: readonly string[],
  program: Program,
): Refusal {
  const sentence = message
    .replace(/^error: /, '')
    .replace(/'([^']*)'/g, '“$1”')
    .trim();
  const at = /(--[\w-]+)/.exec(sentence)?.[1];
  const verb = program.verbs.find(({ name }) => name === typed);
  const more = verb ? `See inkling help ${verb.name}.` : 'See inkling --help.';
  switch (code) {
    case 'commander.unknownCommand': {
      const owner = program.verbs.find(({ offers }) => offers?.includes(typed));
      const names = program.verbs.map(({ name }) => name);
      const near = owner ? `${owner.name} ${typed}` : nearestWord(typed, names);
      return refusal(
        'unknown-verb',
        `${sentence}.${near === undefined ? '' : ` Did you mean ${near}?`} ${more}`,
      );
    }
    case 'commander.unknownOption':
      return refusal(
        'unknown-option',
        `${sentence}.${verb && at ? nearOption(at, verb, program) : ''} ${more}`,
        at,
      );
    default:
      return refusal('usage', `${sentence}. ${more}`, at);
  }
}

/** Suggests the option that was probably meant, or the verbs that have this one, if they are few. */
function nearOption(typed: string, verb: Verb, program: Program): string {
  const name = typed.slice(2);
  const near = nearestWord(name, Object.keys(allOptions(verb, program)));
  if (near !== undefined) return ` Did you mean --${near}?`;
  const owners = program.verbs.filter((other) => Object.hasOwn(allOptions(other, program), name));
  return owners.length > 0 && owners.length <= OWNERS_SHOWN
    ? ` ${typed} is an option of ${listed(owners.map((owner) => owner.name))}.`
    : '';
}

const OWNERS_SHOWN = 3;
