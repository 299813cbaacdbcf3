/** Something to time. `setUp` is not timed and returns a fresh subject for each call of `act`. */
export interface Trial<Subject = unknown> {
  readonly name: string;
  setUp(): Subject;
  act(subject: Subject): unknown;
}

/** Median milliseconds of each trial over interleaved rounds, so that a busy machine affects all trials equally. */
export function medians(trials: readonly Trial[], rounds: number): ReadonlyMap<string, number> {
  const times = new Map<string, number[]>(trials.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round++)
    for (const { name, setUp, act } of trials) {
      const subject = setUp();
      const started = process.hrtime.bigint();
      act(subject);
      const elapsed = Number(process.hrtime.bigint() - started) / 1e6;
      if (round >= 0) times.get(name)?.push(elapsed);
    }
  return new Map([...times].map(([name, list]) => [name, median(list)]));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** Creates a trial with a typed subject. */
export function trial<Subject>(
  name: string,
  setUp: () => Subject,
  act: (subject: Subject) => unknown,
): Trial {
  return { name, setUp, act: (subject) => act(subject as Subject) };
}
