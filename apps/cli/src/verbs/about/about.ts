import type { Handler } from '../../contract/game-terminal.ts';
import { sayUnknown } from '../../messages/unknown.ts';
import { EXIT } from '../../shell/exit.ts';
import { refusal } from '../../shell/refusal.ts';
import { completionScript, SHELLS } from './completion.ts';
import { programHelp, verbHelp } from './help.ts';

/** The verbs about the program itself, which are made from its verbs and games. */

export const help: Handler = async ({ words, program }, world) => {
  const [name] = words;
  const verb = program.verbs.find((known) => known.name === name);
  if (name !== undefined && !verb) {
    const names = program.verbs.map((known) => known.name);
    return refusal('unknown-verb', sayUnknown('a verb', name, names));
  }
  const { columns } = world.out;
  world.out.write(verb ? verbHelp(verb, program, columns) : programHelp(program, columns));
  return EXIT.done;
};

export const completion: Handler = async ({ words, program }, world) => {
  const [name] = words;
  if (name === undefined) return refusal('usage', 'completion needs a shell: bash, zsh or fish.');
  const shell = SHELLS.find((known) => known === name);
  if (!shell) return refusal('bad-value', sayUnknown('a shell', name, SHELLS));
  world.out.write(completionScript(shell, program));
  return EXIT.done;
};
