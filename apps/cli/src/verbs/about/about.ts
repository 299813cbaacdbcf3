import type { Handler } from '../../contract/game-terminal.ts';
import { sayUnknown } from '../../messages/unknown-word.ts';
import { shownText } from '../../shell/ascii.ts';
import { EXIT } from '../../shell/exit.ts';
import type { OutputOptions } from '../../shell/options.ts';
import { printJson, printLines } from '../../shell/printing.ts';
import { refusal } from '../../shell/refusal.ts';
import { readVersion } from '../../shell/version.ts';
import { completionScript, SHELLS } from './completion.ts';
import { programHelp, verbHelp } from './help.ts';
import { manPage } from './man-page.ts';
import { TOPICS } from './topics.ts';

/** The verbs about the program itself. Their output is generated from its verbs and games. */

export const help: Handler = async ({ words, program }, world) => {
  const [name, ...surplus] = words;
  const { columns } = world.out;
  if (surplus.length > 0) return refusal('usage', `help takes one verb or one topic: inkling help ${name}.`);
  if (name === 'man') {
    world.out.write(shownText(manPage(program, await readVersion()), world.out));
    return EXIT.done;
  }
  const topic = name !== undefined && Object.hasOwn(TOPICS, name) ? TOPICS[name] : undefined;
  if (topic) {
    printLines(world.out, topic);
    return EXIT.done;
  }
  const verb = program.verbs.find((known) => known.name === name);
  if (name !== undefined && !verb) {
    const names = [...program.verbs.map((known) => known.name), ...Object.keys(TOPICS), 'man'];
    return refusal('unknown-verb', sayUnknown('a verb', name, names));
  }
  const page = verb ? verbHelp(verb, program, columns) : programHelp(program, columns);
  world.out.write(shownText(page, world.out));
  return EXIT.done;
};

export const version: Handler<OutputOptions> = async ({ words, options }, world) => {
  if (words.length > 0) return refusal('usage', 'version takes only --json.');
  const facts = {
    version: await readVersion(),
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
  };
  if (options.json) printJson(world.out, facts);
  else printLines(world.out, [`inkling ${facts.version}, Node ${facts.node}, ${facts.platform}`]);
  return EXIT.done;
};

export const completion: Handler = async ({ words, program }, world) => {
  const [name, ...surplus] = words;
  if (name === undefined || surplus.length > 0)
    return refusal('usage', 'completion needs one shell: bash, zsh or fish.');
  const shell = SHELLS.find((known) => known === name);
  if (!shell) return refusal('bad-value', sayUnknown('a shell', name, SHELLS));
  world.out.write(completionScript(shell, program));
  return EXIT.done;
};
