import { ok, type Result } from '@inkling/core/result';
import { listed, quoted } from '../messages/numbers.ts';
import { sayUnknown } from '../messages/unknown-word.ts';
import { type Refusal, reject } from './refusal.ts';

/** Parses the value of an option as a whole number in a range, or says what is wrong with it. */
export function readCount(
  typed: string | undefined,
  name: string,
  usual: number,
  most: number,
  least = 1,
): Result<number, Refusal> {
  if (typed === undefined) return ok(usual);
  const count = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : -1;
  return count >= least && count <= most
    ? ok(count)
    : reject(
        'bad-value',
        `--${name} ${quoted(typed)}: give a whole number from ${least} to ${most}.`,
        `--${name}`,
      );
}

/** Parses the value of an option as one of the known names; `what` is their kind, for example “a skin”. */
export function readName<Name extends string>(
  typed: string,
  name: string,
  known: readonly Name[],
  what: string,
): Result<Name, Refusal> {
  const found = known.find((one) => one === typed.trim().toLowerCase());
  return found === undefined ? reject('bad-value', sayUnknown(what, typed, known), `--${name}`) : ok(found);
}

/** Parses the value of an option as comma-separated names, without duplicates and in the order given. */
export function readNames<Name extends string>(
  typed: string,
  name: string,
  known: readonly Name[],
  what: string,
): Result<readonly Name[], Refusal> {
  const names = new Set<Name>();
  for (const part of typed.split(',').filter((text) => text.trim() !== '')) {
    const found = readName(part, name, known, what);
    if (!found.ok) return found;
    names.add(found.value);
  }
  return names.size > 0
    ? ok([...names])
    : reject('bad-value', `--${name} names nothing. Known: ${listed(known)}.`, `--${name}`);
}
