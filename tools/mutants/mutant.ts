/**
 * A mutant is one wrong change of the source that some unit test must notice. Files are named by the end of
 * their path, as much of it as makes it unique, so that moving a folder does not break the list.
 */
export interface Mutant {
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The test files, at least one of which must fail. */
  readonly tests: readonly string[];
  /** What the mutant breaks. */
  readonly breaks: string;
  /** Why no test can notice it: the program computes the same. */
  readonly equivalent?: string;
}

/** `[find, replace, breaks]`, and for an equivalent mutant the reason. */
export type Change = readonly [string, string, string, string?];

/** Mutants of one file; the test is `x.test.ts` beside it unless others are named. */
export function mutantsOf(
  file: string,
  changes: readonly Change[],
  tests: readonly string[] = [ownTest(file)],
): readonly Mutant[] {
  return changes.map(([find, replace, breaks, equivalent]) => ({
    file,
    find,
    replace,
    tests,
    breaks,
    ...(equivalent === undefined ? {} : { equivalent }),
  }));
}

export function ownTest(file: string): string {
  return file.replace(/\.(tsx?)$/, '.test.$1');
}

/** The only file whose path ends like this; `undefined` if there is none or more than one. */
export function fileEndingIn(end: string, files: readonly string[]): string | undefined {
  const found = files.filter((file) => file === end || file.endsWith(`/${end}`));
  return found.length === 1 ? found[0] : undefined;
}

/** The same for a test, whether or not it is one of those that take long. */
export function testEndingIn(end: string, files: readonly string[]): string | undefined {
  return fileEndingIn(end, files) ?? fileEndingIn(end.replace('.test.', '.long.test.'), files);
}

/** The source with the mutant applied; `undefined` if its text does not occur exactly once. */
export function applyMutant({ find, replace }: Mutant, source: string): string | undefined {
  const at = source.indexOf(find);
  if (at < 0 || source.includes(find, at + 1) || find === replace) return undefined;
  return source.slice(0, at) + replace + source.slice(at + find.length);
}
