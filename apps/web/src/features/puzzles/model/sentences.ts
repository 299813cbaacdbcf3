import type { CountsClue } from '@inkling/deduction/last-code/code-puzzle';
import type { Fact } from '@inkling/deduction/last-code/knowledge';
import type { Step } from '@inkling/deduction/last-code/proof';
import { messages } from '../messages/language.ts';
import type { ShownPuzzle } from './shown-puzzle.ts';

/** Returns a sentence for each claim, such as `Santa is at place 2.` */
export function claimOf(facts: readonly Fact[], { look }: ShownPuzzle): readonly string[] {
  const { none, at, notAt, exactly, least, most, impossible } = messages();
  if (facts.length === 0) return [impossible];
  const absent = facts.filter((fact) => fact.kind === 'most' && fact.count === 0);
  const sentences = absent.length > 0 ? [none(absent.map(({ symbol }) => look.nameOf(symbol)))] : [];
  const places = (own: readonly Fact[], kind: Fact['kind']) =>
    own.flatMap((fact) => (fact.kind === kind && 'place' in fact ? [String(fact.place + 1)] : []));
  const counts = (own: readonly Fact[], kind: Fact['kind']) =>
    own.flatMap((fact) => (fact.kind === kind && 'count' in fact && fact.count > 0 ? [fact.count] : []));
  for (const symbol of new Set(facts.map((fact) => fact.symbol))) {
    const own = facts.filter((fact) => fact.symbol === symbol);
    const name = look.nameOf(symbol);
    const [here, elsewhere] = [places(own, 'at'), places(own, 'not-at')];
    const [[low], [high]] = [counts(own, 'least'), counts(own, 'most')];
    if (here.length > 0) sentences.push(at(name, here));
    if (elsewhere.length > 0) sentences.push(notAt(name, elsewhere));
    if (low !== undefined && low === high) sentences.push(exactly(name, low));
    else if (low !== undefined) sentences.push(least(name, low));
    else if (high !== undefined) sentences.push(most(name, high));
  }
  return sentences;
}

/** Returns a few sentences that say why a step follows. */
export function reasonOf(step: Step, shown: ShownPuzzle): readonly string[] {
  const text = messages();
  const { technique, claim, clues } = step;
  const [first = 0] = clues;
  switch (technique) {
    case 'count':
      return [countReason(step, shown)];
    case 'place':
      return [placeReason(step, shown)];
    case 'exclusion':
      if (claim.length === 0) return [text.nothingLeft];
      if (claim.some(({ kind }) => kind === 'at')) return [text.onlyPlace];
      return [claim.some(({ kind }) => kind === 'least') ? text.placeEmpty : text.allTaken];
    case 'list':
      return [text.onlyWord];
    case 'marks':
    case 'pair':
      return [
        text.ways(clues.length > 1 ? clues.map((clue) => clue + 1) : [first + 1], step.ways?.length ?? 0),
      ];
    case 'cases':
      return [...branchSentences(step, shown), text.eitherWay];
    case 'suppose':
      return branchSentences(step, shown);
  }
}

function countReason({ claim, clues: [at = 0] }: Step, { puzzle }: ShownPuzzle): string {
  const text = messages();
  const clue = puzzle.clues[at];
  if (clue?.kind !== 'counts') return text.lettersCounted(at + 1);
  const total = clue.exact + clue.near;
  if (claim.length === 0) return text.countFails(at + 1, total);
  if (total === 0) return text.noMark(at + 1);
  if (claim.some(({ kind }) => kind === 'least')) return text.restNotEnough(at + 1, total);
  const isOwn = claim.some(({ symbol }) => clue.guess.includes(symbol));
  return isOwn ? text.othersGive(at + 1, total) : text.noRoom(at + 1, total);
}

function placeReason({ claim, clues: [at = 0] }: Step, { puzzle }: ShownPuzzle): string {
  const text = messages();
  const clue = puzzle.clues[at];
  if (clue?.kind !== 'counts') return text.lettersPlaced(at + 1);
  const { exact }: CountsClue = clue;
  if (claim.length === 0) return text.placeFails(at + 1, exact);
  if (exact === 0) return text.nothingPlaced(at + 1);
  const isFound = claim.some(({ kind }) => kind === 'at' || kind === 'least');
  return isFound ? text.onlyPlaces(at + 1, exact) : text.placesFound(at + 1);
}

function branchSentences({ branches = [] }: Step, shown: ShownPuzzle): readonly string[] {
  return branches.flatMap(({ assumed, steps }) => [
    messages().suppose(claimOf([assumed], shown).join(' ')),
    ...steps.map((step) => [...reasonOf(step, shown), ...claimOf(step.claim, shown)].join(' ')),
  ]);
}

/** Returns the clues and earlier steps on which a step is based, such as `Clue 1, Step 2`. */
export function sourcesOf({
  clues,
  uses,
}: Step): readonly { readonly name: string; readonly isStep: boolean }[] {
  const { clueName, stepName } = messages();
  return [
    ...clues.map((clue) => ({ name: clueName(clue + 1), isStep: false })),
    ...uses.map((use) => ({ name: stepName(use + 1), isStep: true })),
  ];
}

/** Returns the names of the sources of a step that its reason does not already mention. */
export function unnamedSourcesOf(step: Step): readonly string[] {
  const namesClues = NAMING_CLUES.has(step.technique);
  return sourcesOf(step).flatMap(({ name, isStep }) => (isStep || !namesClues ? [name] : []));
}

const NAMING_CLUES: ReadonlySet<Step['technique']> = new Set(['count', 'place', 'marks', 'pair']);

/**
 * Returns the zero-based indices of the clues on which a step is based only indirectly: through earlier steps
 * or through its branches.
 */
export function indirectClues(step: Step, steps: readonly Step[]): ReadonlySet<number> {
  const found = new Set<number>();
  const visit = ({ clues, uses, branches = [] }: Step) => {
    for (const clue of clues) found.add(clue);
    for (const use of uses) if (steps[use]) visit(steps[use]);
    for (const branch of branches)
      for (const own of branch.steps) for (const clue of own.clues) found.add(clue);
  };
  visit(step);
  for (const clue of step.clues) found.delete(clue);
  return found;
}
