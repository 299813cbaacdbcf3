import type { Clue, CodePuzzle } from '@inkling/deduction/last-code/code-puzzle';
import type { Fact } from '@inkling/deduction/last-code/knowledge';
import type { Step } from '@inkling/deduction/last-code/proof';
import type { Technique } from '@inkling/deduction/last-code/technique';
import type { Way } from '@inkling/deduction/last-code/ways';
import { counted, listed } from '../messages/numbers.ts';

/** What the sentences need to know about a puzzle. */
export interface Naming {
  readonly puzzle: CodePuzzle;
  symbol(symbol: number): string;
}

export const TECHNIQUE_NAMES: Readonly<Record<Technique, string>> = {
  count: 'count the marks',
  place: 'right places',
  exclusion: 'exclusion',
  list: 'look in the list',
  marks: 'the ways of one clue',
  pair: 'two clues together',
  cases: 'two cases',
  suppose: 'suppose',
};

/** Says which clues cannot all be met. They are one-based here. */
export function sayConflicts(conflicts: readonly (readonly number[])[]): string {
  const [first = [], ...others] = conflicts;
  const conflict =
    first.length === 1
      ? `Clue ${listed(first)} cannot be met.`
      : `Clues ${listed(first)} cannot ${first.length === 2 ? 'both' : 'all'} be met.`;
  const more = others
    .slice(0, CONFLICTS_SHOWN)
    .map((set) => ` Nor can ${set.length === 1 ? 'clue' : 'clues'} ${listed(set)}.`);
  return `Nothing fits all these clues. ${conflict}${more.join('')}`;
}

const CONFLICTS_SHOWN = 4;

export function sayGrade(grade: number, steps: number): string {
  return `Grade ${grade} of 5; its proof has ${counted(steps, 'step')}.`;
}

/** Formats a claim, for example `a is at place 2. There is no c or d.` */
export function sayClaim(facts: readonly Fact[], naming: Naming): string {
  if (facts.length === 0) return 'That is impossible.';
  return clausesOf(facts, naming)
    .map((clause) => `${clause}.`)
    .join(' ');
}

function clausesOf(facts: readonly Fact[], { symbol: name }: Naming): readonly string[] {
  const none = facts.flatMap((fact) => (fact.kind === 'most' && fact.count === 0 ? [name(fact.symbol)] : []));
  const clauses = none.length > 0 ? [`There is no ${listed(none, 'or')}`] : [];
  const symbols = [...new Set(facts.map(({ symbol }) => symbol))];
  for (const symbol of symbols) {
    const own = facts.filter((fact) => fact.symbol === symbol);
    const at = own.flatMap((fact) => (fact.kind === 'at' ? [fact.place + 1] : []));
    const notAt = own.flatMap((fact) => (fact.kind === 'not-at' ? [fact.place + 1] : []));
    const least = own.find((fact) => fact.kind === 'least')?.count;
    const most = own.find((fact) => fact.kind === 'most' && fact.count > 0);
    if (at.length > 0) clauses.push(`${name(symbol)} is at ${places(at)}`);
    if (notAt.length > 0) clauses.push(`${name(symbol)} is not at ${places(notAt, 'or')}`);
    const count = most?.kind === 'most' ? most.count : undefined;
    if (least !== undefined && least === count)
      clauses.push(`${name(symbol)} occurs exactly ${times(least)}`);
    else if (least !== undefined) clauses.push(`${name(symbol)} occurs at least ${times(least)}`);
    else if (count !== undefined) clauses.push(`${name(symbol)} occurs at most ${times(count)}`);
  }
  return clauses;
}

function times(count: number): string {
  return ['never', 'once', 'twice'][count] ?? `${count} times`;
}

function places(at: readonly number[], last = 'and'): string {
  return `${at.length === 1 ? 'place' : 'places'} ${listed(at, last)}`;
}

/** Explains why a step follows, in one or two sentences. */
export function sayWhy(step: Step, naming: Naming): string {
  const { technique, claim } = step;
  const [first = 0, second = 0] = step.clues;
  const clue = naming.puzzle.clues[first];
  switch (technique) {
    case 'count':
      return sayCount(first + 1, clue as Clue, claim);
    case 'place':
      return sayPlace(first + 1, clue as Clue, claim);
    case 'exclusion':
      return sayExclusion(claim);
    case 'list':
      return 'No other word of the list fits.';
    case 'marks':
      return sayWays(`to get the marks of clue ${first + 1}`, step, naming);
    case 'pair':
      return sayWays(`to meet clues ${first + 1} and ${second + 1} together`, step, naming);
    case 'cases':
      return `There are two cases. ${sayBranches(step, naming)} Either way it is true.`;
    case 'suppose':
      return sayBranches(step, naming);
  }
}

function sayCount(number: number, clue: Clue, claim: readonly Fact[]): string {
  if (clue.kind === 'marks') return `The marks of clue ${number} say how often its letters occur.`;
  const total = clue.exact + clue.near;
  if (claim.length === 0) return `Clue ${number} cannot get its ${counted(total, 'mark')}.`;
  if (total === 0) return `Clue ${number} has no mark.`;
  const marks = counted(total, 'mark');
  if (claim.some(({ kind }) => kind === 'least'))
    return `The rest of clue ${number} cannot give its ${marks} alone.`;
  if (claim.some(({ symbol }) => clue.guess.includes(symbol)))
    return `Clue ${number} has ${marks}, and others give ${total === 1 ? 'it' : 'them'}.`;
  return `The ${marks} of clue ${number} leave no room for more.`;
}

function sayPlace(number: number, clue: Clue, claim: readonly Fact[]): string {
  if (clue.kind === 'marks') return `Clue ${number} says what is where, and what is not.`;
  if (claim.length === 0) return `Clue ${number} cannot have ${clue.exact} in the right place.`;
  if (clue.exact === 0) return `Nothing in clue ${number} is in the right place.`;
  return claim.some(({ kind }) => kind === 'at' || kind === 'least')
    ? `Clue ${number} has ${clue.exact} in the right place, and no other place is possible.`
    : `What clue ${number} has in the right place is already found, so the rest is in the wrong place.`;
}

function sayExclusion(claim: readonly Fact[]): string {
  if (claim.length === 0) return 'No code fits what is known.';
  if (claim.some(({ kind }) => kind === 'at')) return 'There is no other place for it.';
  if (claim.some(({ kind }) => kind === 'least')) return 'Otherwise a place would stay empty.';
  return 'Its places are found, or all places are taken.';
}

function sayWays(aim: string, { ways = [] }: Step, naming: Naming): string {
  if (ways.length === 0) return `There is no way ${aim}.`;
  const shown = ways.map((way) => sayWay(way, naming)).join(', ');
  if (ways.length === 1) return `There is only one way ${aim}: ${shown}.`;
  return `There are ${ways.length} ways ${aim}: ${shown}. It is true in each.`;
}

/** Formats a way, for example `a··b`: a dot stands for any symbol that is in no guess of the clue. */
function sayWay(way: Way, { symbol }: Naming): string {
  return way.map((one) => (one < 0 ? '·' : symbol(one))).join('');
}

function sayBranches({ branches = [] }: Step, naming: Naming): string {
  return branches
    .map(({ assumed, steps }) => {
      const chain = steps.map((step) => {
        const why = sayWhy(step, naming);
        return step.claim.length === 0 ? `${why} That cannot be.` : `${why} ${sayClaim(step.claim, naming)}`;
      });
      return [`Suppose: ${sayClaim([assumed], naming)}`, ...chain].join(' ');
    })
    .join(' ');
}

/** Lists what a step rests on, for example `clue 1, step 2`. */
export function saySources({ clues, uses }: Step): string {
  const named = [
    ...clues.map((clue) => `clue ${clue + 1}`),
    ...(uses.length === 0
      ? []
      : [`${uses.length === 1 ? 'step' : 'steps'} ${listed(uses.map((use) => use + 1))}`]),
  ];
  return named.join(', ');
}
