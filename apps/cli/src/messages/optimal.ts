import type { BoundFault } from '@inkling/deduction/check/bound-proof';
import type { SearchStatus } from '@inkling/deduction/optimum/search-options';
import type { SearchStateFault } from '@inkling/deduction/optimum/search-state';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import type { verifyCertificate } from 'inkling';
import type { OptimalFault } from 'inkling/optimal';
import type { VerifyFileFault } from 'inkling/optimal/verify-file';
import { counted, grouped, listed, quoted } from './numbers.ts';

/** Describes the state of a search: its bounds, and how many sets it has searched. */
export function saySearched({ lower, upper, nodes, isReading }: SearchStatus & { isReading?: true }): string {
  if (isReading)
    return upper === INFEASIBLE
      ? `no strategy found yet: making a quick one, ${grouped(nodes)} sets searched`
      : `writing down the strategy of ${grouped(upper)}, ${grouped(nodes)} sets searched`;
  const best = upper === INFEASIBLE ? 'none yet' : grouped(upper);
  return `searching: at least ${grouped(lower)}, best ${best}, ${grouped(nodes)} sets searched`;
}

export function sayOptimalFault(fault: OptimalFault, rulesText: string): string {
  switch (fault.code) {
    case 'too-heavy':
      return `The costs of ${rulesText} under this objective are more than the search can count; smaller weights, or --objective worst, may do.`;
    case 'wrong-weights':
      return `The weights are not for the secrets of ${rulesText}.`;
    case 'too-large':
      return `${rulesText} is too large for an exact search: its table of answers would not fit.`;
    case 'unknown-root':
      return `The guess ${quoted(fault.guess)} of --root cannot be read as a guess of these rules.`;
    case 'forbidden-root':
      return `Hard mode forbids ${fault.guess} after ${listed(fault.turns.map(({ guess, answer }) => `${guess}:${answer}`))}, so it cannot be guessed whatever the answers.`;
    case 'infeasible':
      return `No strategy for ${rulesText} always ends within that many guesses (proved after ${counted(fault.nodes, 'set')}).`;
    case 'budget':
      return `No strategy for ${rulesText} was found within the budget of ${counted(fault.nodes, 'set')}; raise --nodes.`;
    case 'bad-state':
      return fault.why === 'unknown-version'
        ? `${otherVersion('The file of --state', fault.version, 1)} It was left as it is.`
        : STATE_FAULTS[fault.why];
    case 'empty':
    case 'empty-list':
      return 'There is no possible answer to look for.';
    case 'unguessable-secret':
      return 'Some secret is not an allowed guess, so no strategy can always finish.';
    case 'mixed-lengths':
      return `All words must have one length; “${fault.word}” differs.`;
    case 'word-too-long':
      return `“${fault.word}” is too long: exact search reads words of up to 10 letters.`;
    case 'word-twice':
      return `“${fault.word}” is in the list twice.`;
    case 'answer-not-allowed':
      return `“${fault.word}” may be the answer but is not among the allowed guesses.`;
  }
}

const STATE_FAULTS: Readonly<
  Record<Exclude<SearchStateFault['code'], 'unknown-version'> | 'other-search', string>
> = {
  'not-a-state': 'The file of --state is not a kept search; it was left as it is.',
  damaged: 'The file of --state is damaged; delete it to start again.',
  'other-search':
    'The file of --state belongs to another search: other rules, words, weights, limits or first guesses.',
};

/** Says what is wrong with a strategy file, and where. */
export function sayVerifyFault(fault: VerifyFileFault): string {
  const at = `line ${fault.line}`;
  switch (fault.code) {
    case 'missing-list':
      return `The strategy needs the word list “${fault.list}”: give it with ${fault.list === 'answers' ? '--answers' : '--list'} FILE.`;
    case 'unknown-version':
      return otherVersion('The strategy', fault.version, 1);
    case 'wrong-list':
      return `The word list “${fault.list}” is not the one that the strategy was made for.`;
    case 'missing-weights':
      return `The strategy claims a weighted total at ${at}: give its weights with --weights FILE.`;
    case 'wrong-weights':
      return `The weights are not those that the strategy was made for (${at}).`;
    case 'false-claim':
      return `The header claims something else at ${at}: the tree takes ${grouped(fault.tally.total)} guesses in all and ${fault.tally.worst} at worst${fault.tally.weighted === fault.tally.total ? '' : `, and ${grouped(fault.tally.weighted)} by weight`}.`;
    default:
      return `${VERIFY_FAULTS[fault.code]} (${at}${'guess' in fault ? `, guess ${fault.guess}${fault.answer === undefined ? '' : `, answer ${fault.answer}`}${fault.secret === undefined ? '' : `, for example for ${fault.secret}`}` : ''}).`;
  }
}

const VERIFY_FAULTS: Readonly<
  Record<
    Exclude<
      VerifyFileFault['code'],
      'unknown-version' | 'missing-list' | 'wrong-list' | 'missing-weights' | 'wrong-weights' | 'false-claim'
    >,
    string
  >
> = {
  'too-long': 'The file is longer than any strategy that can be checked',
  'not-a-strategy': 'This is not a strategy file',
  'bad-header': 'A header line cannot be read',
  'missing-header': 'A header line is missing',
  'bad-node': 'A line of the tree cannot be read',
  'bad-guess': 'A guess cannot be read',
  'bad-class': 'An answer cannot be read',
  'bad-depth': 'A line is indented deeper than its place in the tree',
  'too-deep': 'The tree is deeper than any strategy can be',
  'repeated-class': 'The same answer leads to two places',
  'no-nodes': 'The file has no tree',
  truncated: 'The file ends too early',
  'bad-end': 'The number of lines at the end is wrong',
  trailing: 'There is something after the end',
  'unknown-game': 'The file is for a game that this program does not know',
  'unknown-rules': 'The rules in the header cannot be read',
  'too-large': 'These rules have too many secrets to check each one',
  'foreign-guess': 'A guess does not belong to these rules',
  'forbidden-guess': 'Hard mode does not allow this guess here',
  'missing-answer': 'An answer that can occur leads nowhere',
  'impossible-answer': 'An answer leads somewhere that no secret can reach',
  'solved-branch': 'Play goes on after the secret is found',
};

/** Says that a file has a version that this program cannot read. */
export function otherVersion(what: string, version: string | undefined, known: number): string {
  return `${what} is version ${quoted(version ?? '?')}, which this program does not know; it reads version ${known}.`;
}

type CertificateFault = Exclude<ReturnType<typeof verifyCertificate>, { readonly ok: true }>;

/** Says what is wrong with the strategy of a game from a file, and where. */
export function sayCertificateFault(fault: CertificateFault, file: string): string {
  const { code, line } = fault;
  const place = line === 0 ? '' : ` (line ${line})`;
  if (code === 'other-game') return `The strategy is of another game than ${quoted(file)} holds.`;
  if (code === 'false-claim') return `The header does not match what the tree takes${place}.`;
  if (code === 'unknown-version') return otherVersion('The strategy', fault.version, 1);
  const known = Object.entries(VERIFY_FAULTS).find(([name]) => name === code);
  return `${known?.[1] ?? code}${place}.`;
}

/** Says what is wrong with the proof of a lower bound, and where. */
export function sayBoundFault({ code, line, guess, version }: BoundFault): string {
  if (code === 'other-version')
    return `${otherVersion('The proof', version, 2)} Run the command that made it once more.`;
  const why = guess === undefined ? '' : `: ${guess} may take fewer guesses`;
  return `${BOUND_FAULTS[code]}${why} (line ${line}).`;
}

const BOUND_FAULTS: Readonly<Record<Exclude<BoundFault['code'], 'other-version'>, string>> = {
  'not-a-proof': 'This is not a proof of a lower bound, or its lines end with CR LF instead of LF',
  'bad-header': 'The header cannot be read',
  'too-large':
    'These rules are unknown, or the proof has more codes, words or lemmas than the checker can hold',
  'missing-list': 'This proof names word lists: give them with --list and --answers',
  'wrong-list': 'This proof is of another word list; --list and --answers name the lists',
  'bad-line': 'This line cannot be read',
  'bad-guess': 'This is not a guess of these rules',
  'bad-answer': 'There is no such answer here, or it was covered before',
  'bad-lemma': 'There is no such lemma above this line',
  'other-set': 'The lemma that is cited is about other secrets than this answer leaves',
  'not-a-symmetry': 'This is not a symmetry of these secrets',
  'fewer-guesses': 'The lemma that is cited has fewer guesses left than this answer leaves',
  'empty-set': 'No secret agrees with these turns',
  unproved: 'The lines do not prove what this one claims',
  'too-much-work': 'The proof needs more work than the checker allows',
  'too-little':
    'The last lemma is not of all the secrets that the proof is about, or claims less than the total',
  'bad-count': 'The lemmas are counted wrongly',
  truncated: 'The proof ends too early',
};
