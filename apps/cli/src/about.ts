import { completionScript, SHELLS } from './shell/completion.ts';
import { EXIT } from './shell/exit.ts';
import { programHelp, verbHelp } from './shell/help.ts';
import { refuse } from './shell/printing.ts';
import type { Handler, Verb } from './shell/verb.ts';
import { sayUnknown } from './words/choosing.ts';

/** The verbs about the program itself; they are made from the list of verbs, so they take it. */

export function helpOver(verbs: readonly Verb[]): Handler {
  return async ({ words }, world) => {
    const [name] = words;
    const verb = verbs.find((known) => known.name === name);
    if (name !== undefined && !verb)
      return refuse(
        world,
        sayUnknown(
          'a verb',
          name,
          verbs.map((known) => known.name),
        ),
      );
    world.out.write(verb ? verbHelp(verb, world.out.columns) : programHelp(verbs, world.out.columns));
    return EXIT.done;
  };
}

export function completionOver(verbs: readonly Verb[]): Handler {
  return async ({ words }, world) => {
    const [name] = words;
    const shell = SHELLS.find((known) => known === name);
    if (!shell)
      return refuse(
        world,
        name === undefined
          ? 'completion needs a shell: bash, zsh or fish.'
          : sayUnknown('a shell', name, SHELLS),
      );
    world.out.write(completionScript(shell, verbs));
    return EXIT.done;
  };
}
