/**
 * A mutant is one wrong change of the source that some unit test must notice. A file is identified by as much
 * of the end of its path as makes it unique, so that moving a folder does not break the list.
 */
export interface Mutant {
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The test files. At least one of them must fail. */
  readonly tests: readonly string[];
  /** What the mutant breaks. */
  readonly breaks: string;
  /** Why no test can notice it: the program computes the same results. */
  readonly equivalent?: string;
}

/** `[find, replace, breaks]`, and the reason for an equivalent mutant. */
export type Change = readonly [string, string, string, string?];

/** Creates the mutants of one file. Unless other tests are given, the test is `x.test.ts` in the same folder. */
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

/** Returns the only file whose path ends like this, or `undefined` if there is none or more than one. */
export function fileEndingIn(end: string, files: readonly string[]): string | undefined {
  const found = files.filter((file) => file === end || file.endsWith(`/${end}`));
  return found.length === 1 ? found[0] : undefined;
}

/** Does the same for a test, which may also be a long one. */
export function testEndingIn(end: string, files: readonly string[]): string | undefined {
  return fileEndingIn(end, files) ?? fileEndingIn(end.replace('.test.', '.long.test.'), files);
}

/** Returns the source with the mutant applied, or `undefined` if its text does not occur exactly once. */
export function applyMutant({ find, replace }: Mutant, source: string): string | undefined {
  const at = source.indexOf(find);
  if (at < 0 || source.includes(find, at + 1) || find === replace) return undefined;
  return source.slice(0, at) + replace + source.slice(at + find.length);
}
