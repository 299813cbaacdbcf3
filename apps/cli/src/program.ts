import { readFile } from 'node:fs/promises';
import { Command, CommanderError } from 'commander';
import { EXIT, type Exit } from './shell/exit.ts';
import { programHelp, verbHelp } from './shell/help.ts';
import { type OptionName, type Options, optionSpec } from './shell/options.ts';
import { printLines, refuse } from './shell/printing.ts';
import type { Call, Handler, Verb } from './shell/verb.ts';
import type { World } from './shell/world.ts';
import { sayUnknown } from './words/choosing.ts';

/**
 * Runs one command line. Commander reads the words; what they mean comes from the list of verbs, and what
 * people read from our own pages.
 */
export async function runProgram(
  argv: readonly string[],
  verbs: readonly Verb[],
  world: World,
): Promise<Exit> {
  let exit: Exit = EXIT.done;
  const program = new Command('inkling')
    .exitOverride()
    .helpCommand(false)
    .version(await readVersion(), '-v, --version')
    .option('--no-color')
    .enablePositionalOptions()
    .configureOutput({
      writeOut: (text) => world.out.write(text),
      writeErr: (text) => printLines(world.err, [text.trimEnd()]),
      outputError: (text, write) => write(commanderError(text)),
    });
  program.helpInformation = () => programHelp(verbs, world.out.columns);
  for (const verb of verbs) {
    const command = program
      .command(verb.name)
      .argument('[words...]')
      .action(async (words: readonly string[], typed: Readonly<Record<string, unknown>>) => {
        const options = readOptions(verb, { ...program.opts(), ...typed });
        exit = await callVerb(verb, { words, options }, world);
      });
    for (const name of verb.options) command.option(optionUsageOf(name), optionSpec(name).text);
    command.helpInformation = () => verbHelp(verb, world.out.columns);
  }
  if (argv.length === 0) {
    world.out.write(programHelp(verbs, world.out.columns));
    return EXIT.done;
  }
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    throw error;
  }
}

async function callVerb(verb: Verb, call: Call, world: World): Promise<Exit> {
  if (verb.run) return run(await verb.run(), call, world);
  const games = verb.games ?? {};
  const [game, ...words] = call.words;
  const known = Object.keys(games);
  if (game === undefined)
    return refuse(
      world,
      `${verb.name} needs a game: inkling ${verb.name} ${known.join('|')} ${verb.usage}`.trim(),
    );
  const load = Object.hasOwn(games, game) ? games[game] : undefined;
  if (!load) return refuse(world, sayUnknown('a game', game, known));
  return run(await load(), { ...call, words }, world);
}

function run(handler: Handler, call: Call, world: World): Promise<Exit> {
  return handler(call, world);
}

function readOptions(verb: Verb, typed: Readonly<Record<string, unknown>>): Options {
  const entries = verb.options.flatMap((name): [OptionName, unknown][] => {
    const value = name === 'no-color' ? typed['color'] === false : typed[commanderName(name)];
    return value === undefined || value === false ? [] : [[name, value]];
  });
  return Object.fromEntries(entries) as Options;
}

/** Commander's key for a flag: `--max-depth` is `maxDepth`. */
function commanderName(name: OptionName): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function optionUsageOf(name: OptionName): string {
  const { value } = optionSpec(name);
  return value === undefined ? `--${name}` : `--${name} <${value}>`;
}

/** Commander’s sentence in our form: one line, with the program’s name and where to look. */
function commanderError(text: string): string {
  const sentence = text
    .replace(/^error: /, '')
    .replace(/\s*\n\(Did you mean (.*)\?\)\s*$/, '. Did you mean $1?')
    .replace(/'([^']*)'/g, '“$1”')
    .trim();
  return `inkling: ${sentence}${/[.?]$/.test(sentence) ? '' : '.'} See inkling --help.\n`;
}

async function readVersion(): Promise<string> {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(text) as { readonly version: string };
  return version;
}
