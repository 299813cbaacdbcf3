import type { BoundProof } from '@inkling/deduction/check/bound-proof';
import { NEVER } from '@inkling/deduction/check/set-bounds';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type {
  OpenedProof,
  ProofClaim,
  ProofFault,
  ShownCase,
  ShownGuess,
  ShownLemma,
} from '../work/questions.ts';

const { number, counted, listed } = grammarOf('en', 'always');
const secrets = (count: number) => counted(count, 'secret', 'secrets');
const guesses = (count: number) => counted(count, 'guess', 'guesses');
const lemmas = (count: number) => counted(count, 'lemma', 'lemmas');
const lemmaName = (lemma: number) => `Lemma ${number(lemma)}`;
const from = (opening: string | undefined) => (opening === undefined ? '' : ` that begins with ${opening}`);
const left = (after: string | undefined) => (after === undefined ? '' : ` that ${after} leaves`);
const cost = (total: number) => (total >= NEVER ? '∞' : number(total));
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const opened = (sentence: string) => `${capital(sentence)}.`;
const least = (total: number, count: number, most: number | undefined) => {
  const they = count === 1 ? 'it takes' : 'they take';
  if (most === undefined) return opened(`together ${they} at least ${guesses(total)}`);
  const areFew = `${guesses(most)} ${most === 1 ? 'is' : 'are'} not enough for ${count === 1 ? 'it' : 'all of them'}`;
  return opened(total >= NEVER ? areFew : `within ${guesses(most)} ${they} at least ${number(total)} in all`);
};
const noStrategy = ({ total, within, opening }: ProofClaim) => {
  if (within === undefined) return `no strategy${from(opening)} needs fewer than ${guesses(total)}`;
  if (total >= NEVER) return `no strategy${from(opening)} always ends within ${guesses(within)}`;
  const begins = opening === undefined ? '' : `begins with ${opening} and `;
  return `no strategy that ${begins}always ends within ${guesses(within)} needs fewer than ${number(total)} in all`;
};
const behind = (after: string | undefined) => (after === undefined ? '' : ` after ${after}`);

export const english = {
  heading: 'Proofs',
  lead: 'A strategy shows how many guesses are enough. A proof shows that no strategy needs fewer. Open one and walk through its cases: each step is checked when you open it.',
  list: {
    shipped: 'Proofs to begin with',
    shippedName: ({ rules }: ProofClaim): string => capital(rules),
    shippedClaim: noStrategy,
    walk: 'Walk through',
    file: 'A proof of your own',
    fileHelp: 'A .bound file, packed (.gz) or not. Drop it here or open it; it stays on this device.',
    open: 'Open a file',
  },
  words: (letters: number) => `words of ${counted(letters, 'letter', 'letters')}`,
  lists: {
    heading: 'The word lists of this proof',
    wanted: (file: string): string => `${file} needs word lists that this page does not have yet.`,
    missing: (name: string, count: number): string =>
      `${LISTS[name] ?? name}: ${counted(count, 'word', 'words')}`,
    help: 'One word a line. Open one file or both at once; they stay on this device. The proof names each by its hash, so only the very same words in the same order will do.',
    open: 'Open word lists',
    other: (file: string, count: number) =>
      `${file} is another list: its ${counted(count, 'word is', 'words are')} not those of the proof, or not in the same order.`,
    fault: {
      'too-long': (file: string) => `${file} is too long to be a word list.`,
      'no-words': (file: string) => `${file} is not a list of words.`,
      insecure: (_file: string) =>
        'This page was not loaded over a secure connection, and the browser does not compute hashes then. inkling verify FILE --list FILE --answers FILE checks the proof.',
    },
  },
  strategies: 'Strategies (.strategy files) are opened under',
  openTrees: 'Tree',
  opening: (name: string) => `Reading ${name} and listing its secrets…`,
  broken: 'The check was interrupted. Open the proof again.',
  unknown: 'There is no such proof here. Perhaps the link was cut short. These are the proofs:',
  unreachable: 'The proof could not be loaded. Try again when you are online.',
  claim: ({ after, secretCount, ...claim }: OpenedProof): string =>
    opened(`${noStrategy(claim)} over the ${secrets(secretCount)}${left(after)}`),
  size: (name: string, { lemmas: count, lines, rules }: OpenedProof): string =>
    `${name}: ${rules}; ${lemmas(count)}, ${counted(lines, 'line', 'lines')}.`,
  upper: 'The other half of the proof is a strategy that needs exactly as many, where there is one:',
  openTree: 'its tree',
  check: {
    start: 'Check the whole proof',
    stop: 'Stop',
    another: 'Another proof',
    at: (done: number, total: number | undefined): string =>
      total === undefined ? `${lemmas(done)} checked` : `${number(done)} of ${lemmas(total)} checked`,
    proved: ({ after, lemmas: count, ...claim }: BoundProof): string =>
      `The whole proof holds: for ${claim.rules}${behind(after)} ${noStrategy(claim)} (${lemmas(count)}).`,
    stopped: 'The check was stopped. The lemmas that it had not reached remain unchecked.',
    broken: 'The check was interrupted. Start it again.',
  },
  trail: 'How you got here',
  lemmaName,
  checking: 'Checking…',
  lemma: {
    line: (line: number) => `line ${number(line)}`,
    says: ({ turns, size, claim, left: most }: ShownLemma): string => {
      const history = listed(turns.map(({ guess, answer }) => `${guess} → ${answer}`));
      const start =
        turns.length === 0
          ? `There are ${secrets(size)}.`
          : `After ${history}, ${secrets(size)} ${size === 1 ? 'is' : 'are'} left.`;
      return `${start} ${least(claim, size, most)}`;
    },
    symmetries: (count: number) => counted(count, 'symmetry', 'symmetries'),
    symmetryHelp:
      'Places in their new order, then the letter that each symbol becomes. Such a change maps the secrets of this lemma onto themselves, so of guesses that it turns into each other, one is enough.',
    secrets: (count: number) => `The ${secrets(count)}`,
    more: (count: number) => `and ${number(count)} more`,
  },
  verdict: ({ lemma, claim }: ShownLemma): string =>
    `Checked: ${lemmaName(lemma)} follows from the lemmas that it names. ${claim >= NEVER ? 'No first guess is good enough.' : `Every first guess costs ${number(claim)} or more.`}`,
  cases: {
    caption: 'First guesses, one of each kind',
    guess: 'Guess',
    alike: 'Kind',
    how: 'Shown by',
    images: (count: number) => (count === 1 ? 'alone' : `${number(count)} alike`),
    hows: {
      'tells-nothing': 'tells you nothing, so it only costs',
      sizes: 'the sizes of its parts',
      'two-guesses': 'looking two guesses ahead',
      lemmas: 'lemmas',
    } satisfies Record<ShownCase['how'], string>,
    hidden: (count: number) =>
      `${counted(count, 'more kind was', 'more kinds were')} checked and ${count === 1 ? 'is' : 'are'} not listed.`,
    any: 'Any guess',
    look: 'View it',
  },
  noGuess: (text: string) => `“${text}” is not a guess in this game.`,
  guess: {
    number,
    total: cost,
    heading: (guess: string) => `The guess ${guess}`,
    caption: 'What each answer leaves, and what that costs at least',
    answer: 'Answer',
    left: 'Left',
    cost: 'Guesses',
    why: 'Because',
    itself: 'the guess',
    itselfWhy: 'one for each secret',
    found: 'found',
    sum: 'Sum',
    wanted: (claim: number) => `${cost(claim)} needed`,
    bySize: 'its size',
    byTwo: (total: number) => `two guesses ahead: ${cost(total)}`,
    under: 'under',
  },
  sum: ({ guess, sum, claim, tellsNothing }: ShownGuess): string => {
    if (sum >= NEVER) return `After ${guess} there are too few guesses left for at least one of its answers.`;
    if (sum >= claim) return `${guess} costs at least ${number(sum)}; the lemma claims ${number(claim)}.`;
    return tellsNothing
      ? `${guess} has one answer only and tells nothing, so another guess is cheaper.`
      : `${guess} by itself reaches ${number(sum)} of ${number(claim)}.`;
  },
  fault: ({ code, line, guess, version }: ProofFault): string => {
    if (code === 'other-version')
      return `Line ${number(line)}: the proof is version ${version ?? '?'}, and this page reads version 2.`;
    const may = guess === undefined ? '' : ` The guess ${guess} may cost less.`;
    return `Line ${number(line)}: ${FAULTS[code]}${may}`;
  },
};

const LISTS: Readonly<Record<string, string>> = { answers: 'Answers', allowed: 'Words that may be guessed' };

const FAULTS: Readonly<Record<Exclude<ProofFault['code'], 'other-version'>, string>> = {
  'not-a-proof': 'this is not a proof of a lower bound. Strategies are opened under Tree.',
  'missing-list': 'this proof needs word lists that the page does not have yet.',
  'wrong-list': 'this proof is for other word lists.',
  'bad-header': 'the header cannot be read.',
  'too-large': 'these rules are unknown, or the proof has more codes or lemmas than can be held.',
  'bad-line': 'it cannot be read, or has no place here.',
  'bad-guess': 'these rules have no such guess.',
  'bad-answer': 'there is no such answer here, or it was covered before.',
  'bad-lemma': 'it names a lemma that has not been shown yet.',
  'other-set': 'the lemma it names is about other secrets than those this answer leaves.',
  'not-a-symmetry': 'this is not a symmetry of these secrets.',
  'fewer-guesses': 'the lemma that it names has fewer guesses left than this answer leaves.',
  'empty-set': 'no secret agrees with these turns.',
  unproved: 'the lemma is not proved.',
  'too-little': 'the last lemma does not cover all secrets, or claims less than the total.',
  'bad-count': 'the number of lemmas is wrong.',
  truncated: 'the proof ends too early.',
  'too-much-work': 'the proof needs more work than the checker allows.',
  damaged: 'from here on the file cannot be read; it is cut short or damaged.',
  'too-long': 'the proof is too long to walk through on a page, but it can still be checked as a whole.',
};
