/** What npm tells the program that it starts: the line that its shell runs. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Calls back when the shell between npm and this program has gone. `npx` and `npm start` put one there, and a signal that
 * ends npm ends the shell, which passes nothing on. A shell that waits for its program ends first only if somebody ends it.
 * If its line puts the program in the background, the shell ends at once, and that means nothing. Windows never reports
 * that a parent has gone.
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

/** Is there a shell of npm that waits for this program? */
export function isAwaited({ npm_lifecycle_script: line }: Environment): boolean {
  return line !== undefined && !IN_BACKGROUND.test(line);
}

/** A single ampersand that is no part of `&&`, `2>&1` or `&>`. */
const IN_BACKGROUND = /(?<![&>])&(?![&>])/;
const LOOK_MS = 1000;
