/** Environment variables; npm sets `npm_lifecycle_script` to the command line that its shell runs. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Calls back when the shell between npm and this program has exited. `npx` and `npm start` start such a shell. A
 * signal that terminates npm also terminates the shell, which does not forward it. A shell that waits for its
 * program exits first only if it is killed. If its command line runs the program in the background, the shell
 * exits immediately, which means nothing. Windows never reports that a parent has exited.
 */
export function whenShellIsLost(env: Environment, parent: () => number, lost: () => void): () => void {
  if (!isAwaited(env)) return () => undefined;
  const first = parent();
  const timer = setInterval(() => {
    if (parent() === first) return;
    clearInterval(timer);
    lost();
  }, LOOK_MS);
  return () => clearInterval(timer);
}

/** Whether a shell started by npm is waiting for this program. */
export function isAwaited({ npm_lifecycle_script: line }: Environment): boolean {
  return line !== undefined && !IN_BACKGROUND.test(line);
}

/** A single ampersand that is not part of `&&`, `2>&1` or `&>`. */
const IN_BACKGROUND = /(?<![&>])&(?![&>])/;
const LOOK_MS = 1000;
