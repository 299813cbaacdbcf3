import { ABSENT, EXACT, NEAR } from '@inkling/core/marks';
import { allPlaces, placeCount, placesOf } from '@inkling/core/sequence';
import { copiesMarked, gatherHints, type Hints } from './hints.ts';
import type { Round } from './rounds.ts';

/**
 * The faults under the founding document's four rules, with the number of the rule, and two faults that it misses.
 * They are sound: a fault means that no string fits. They are not complete (letters may fit individually but not
 * together, or a place may have no letter): the exact verdict comes from `@inkling/words/sequences/flow`, and these
 * explain it.
 */
export const HINT_FAULTS = {
  /** More different letters are hinted than there are places. */
  'too-many-letters': 1,
  /** The minimum numbers of copies of all letters add up to more than there are places. */
  'too-many-copies': 2,
  /** A letter needs more places than remain for it. */
  'no-room': 3,
  /** A letter is absent in one round and hinted in another. */
  'absent-and-hinted': 4,
  /** A letter is not marked exact at a place where it is known to be. */
  'known-place-denied': 4,
  /** Two letters are exact at the same place. */
  'two-at-one-place': 4,
  /** A letter is exact at a place that an earlier round excluded. */
  'excluded-place-claimed': 4,
  /** The number of copies marked in one round is outside the range that other rounds allow. */
  'count-range': 4,
  /** An absent copy is to the left of a near copy of the same letter, but near marks are assigned from the left. */
  'mark-order': undefined,
  /** A letter has more exact places, over several rounds, than possible copies. The contract fixes this name. */
  'green-count': undefined,
} as const;

export type HintFaultCode = keyof typeof HINT_FAULTS;

export interface HintFault {
  readonly code: HintFaultCode;
  /** The number of the document's rule; undefined for the faults that it misses. */
  readonly rule: 1 | 2 | 3 | 4 | undefined;
  /** The rounds that cause the fault, 0-based. */
  readonly rounds: readonly number[];
  readonly letters: readonly number[];
  /** 0-based */
  readonly places: readonly number[];
  /** For `no-room`: how many places the letter needs. */
  readonly copies?: number;
}

/**
 * Finds all faults of these rounds, which must have the same length. As in the document, a round that contradicts
 * earlier ones is reported and then ignored by the later checks.
 */
export function verifyRounds(rounds: readonly Round[]): readonly HintFault[] {
  const places = rounds[0]?.guess.length ?? 0;
  const faults: HintFault[] = [];
  const accepted: number[] = [];
  for (const [index, round] of rounds.entries()) {
    faults.push(...markOrderFaults(round, index));
    const before = gatherHints(
      accepted.map((other) => rounds[other] as Round),
      places,
    );
    const found = inconsistencies(before, round);
    if (found.length === 0) accepted.push(index);
    else
      for (const { code, letters, places: where } of found) {
        const culprit = accepted.find((other) =>
          inconsistencies(gatherHints([rounds[other] as Round], places), round).some(
            (fault) => fault.code === code && fault.letters.some((letter) => letters.includes(letter)),
          ),
        );
        const earlier = culprit === undefined ? accepted : [culprit];
        const rule = HINT_FAULTS[code];
        faults.push({
          code,
          rule,
          rounds: [...earlier, index],
          letters,
          places: where,
        });
      }
  }
  const stateFaults = (members: readonly number[]) =>
    sumFaults(
      gatherHints(
        members.map((index) => rounds[index] as Round),
        places,
      ),
    );
  for (const { code, letters, places: where, copies } of stateFaults(accepted)) {
    const still = (members: readonly number[]) =>
      stateFaults(members).some(
        (fault) => fault.code === code && (code !== 'no-room' || fault.letters[0] === letters[0]),
      );
    const blamed = minimalSubset(accepted, still);
    faults.push({
      code,
      rule: HINT_FAULTS[code],
      rounds: blamed,
      letters,
      places: where,
      ...(copies !== undefined && { copies }),
    });
  }
  return faults.toSorted((a, b) => (a.rule ?? 9) - (b.rule ?? 9));
}

/** Finds the faults of a single round that counting copies does not reveal. */
export function markOrderFaults({ guess, marks }: Round, round: number): HintFault[] {
  const faults: HintFault[] = [];
  for (const [place, mark] of marks.entries()) {
    if (mark !== NEAR) continue;
    const letter = guess[place] as number;
    const first = guess.findIndex((other, i) => other === letter && marks[i] === ABSENT);
    if (first < 0 || first > place) continue;
    faults.push({
      code: 'mark-order',
      rule: undefined,
      rounds: [round],
      letters: [letter],
      places: [first, place],
    });
  }
  return faults;
}

type Finding = Pick<HintFault, 'code' | 'letters' | 'places' | 'copies'>;

/** Applies rule 4: checks one more round against what is known. */
function inconsistencies(before: Hints, { guess, marks }: Round): Finding[] {
  const found: Finding[] = [];
  for (const letter of new Set(guess)) {
    const copies = copiesMarked(guess, marks, letter);
    const own = [...guess.keys()].filter((place) => guess[place] === letter);
    const range = before.counts.get(letter);
    const says = (code: HintFaultCode, places: readonly number[]) =>
      found.push({ code, letters: [letter], places });
    if (copies > 0 ? before.absent.has(letter) : range !== undefined) {
      says('absent-and-hinted', own);
      continue;
    }
    const full = own.some((place) => marks[place] === ABSENT);
    if (range && (copies > range.most || (full && copies < range.fewest))) says('count-range', own);
    for (const place of own) {
      const known = before.exact[place] as number;
      if (marks[place] !== EXACT) {
        if (known === letter) says('known-place-denied', [place]);
      } else if (known >= 0 && known !== letter)
        found.push({ code: 'two-at-one-place', letters: [known, letter], places: [place] });
      else if (((before.excluded.get(letter) ?? 0) >>> place) & 1) says('excluded-place-claimed', [place]);
    }
  }
  return found;
}

/** Applies rules 1 to 3, and checks the number of exact places, over everything that is known. */
function sumFaults({ places, exact, excluded, counts }: Hints): Finding[] {
  const found: Finding[] = [];
  const letters = [...counts.keys()].toSorted((a, b) => a - b);
  const sum = letters.reduce((copies, letter) => copies + (counts.get(letter)?.fewest ?? 0), 0);
  if (letters.length > places) found.push({ code: 'too-many-letters', letters, places: [] });
  if (sum > places) found.push({ code: 'too-many-copies', letters, places: [] });
  for (const letter of letters) {
    const { fewest = 0, most = places } = counts.get(letter) ?? {};
    const known = [...exact.keys()].filter((place) => exact[place] === letter);
    const taken = exact.reduce((set, other, i) => (other >= 0 && other !== letter ? set | (1 << i) : set), 0);
    const room = allPlaces(places) & ~taken & ~(excluded.get(letter) ?? 0);
    if (known.length > most) found.push({ code: 'green-count', letters: [letter], places: known });
    if (fewest > placeCount(room))
      found.push({ code: 'no-room', letters: [letter], places: placesOf(room), copies: fewest });
  }
  return found;
}

/** Returns a minimal subset for which `shows` is still true, found by leaving out one member after the other. */
function minimalSubset(
  members: readonly number[],
  shows: (members: readonly number[]) => boolean,
): readonly number[] {
  let kept = members;
  for (const member of members) {
    const fewer = kept.filter((other) => other !== member);
    if (shows(fewer)) kept = fewer;
  }
  return kept;
}
