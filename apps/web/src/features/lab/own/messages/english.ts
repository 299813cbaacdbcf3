import { grammarOf } from '../../../../shell/language/grammar.ts';
import { faults } from './english/faults.ts';
import { gallery } from './english/gallery.ts';
import { play } from './english/play.ts';

const { number, figure, counted, listed } = grammarOf('en', 'always');
const secrets = (count: number) => counted(count, 'secret', 'secrets');
const questions = (count: number) => counted(count, 'question', 'questions');

export const english = {
  heading: 'Your own game',
  lead: 'Enter a table of secrets and questions. See whether it is fair, then play it.',
  size: (secretCount: number, guessCount: number): string =>
    `${secrets(secretCount)}, ${questions(guessCount)}`,
  number,
  figure,
  listed,
  bring: {
    heading: 'Enter a table',
    name: 'Name of the game',
    unnamed: 'My game',
    table: 'Table',
    help: 'The first row has the secrets, from its second cell on; every other row has a question and its answer for each secret. Separate cells with commas, semicolons or tabs; cells copied from a spreadsheet work too. Or paste the JSON of a game.',
    example: ',Ada,Bo,Cleo\nHas a hat?,yes,no,no\nWears glasses?,yes,yes,no',
    turned: 'My secrets are in the first column',
    read: 'Read the table',
    open: 'Open a file',
    reading: 'Reading and checking…',
    private: 'The table stays in this browser. Nothing in it is run.',
    goOn: (name: string) => `Continue with “${name}”`,
    showPlace: 'Show me where',
    cancel: 'Stop',
  },
  damagedLink: 'That link is damaged or cut short: no game can be read from it.',
  broken: 'The computation was interrupted. Read the table again.',
  faults,
  verdict: { fair: 'Fair.', nearly: 'Nearly fair.', unfair: 'It cannot be won.' },
  checked: 'The table has been checked',
  table: {
    caption: 'The game as it was read',
    secret: 'Secret',
    parts: 'Parts',
    more: (secretCount: number, guessCount: number): string =>
      `${[
        ...(secretCount > 0
          ? [`${number(secretCount)} more ${secretCount === 1 ? 'secret' : 'secrets'}`]
          : []),
        ...(guessCount > 0
          ? [`${number(guessCount)} more ${guessCount === 1 ? 'question' : 'questions'}`]
          : []),
      ].join(' and ')} not shown here.`,
    look: 'Dashed outline: look here.',
  },
  findings: {
    alike: (labels: readonly string[]) => `${listed(labels)} have the same answer to every question.`,
    alikeDo:
      'No question tells them apart, so play can only end with all of them left. Change one answer, or add a question.',
    moreAlike: (count: number) =>
      `${counted(count, 'more group of secrets answers', 'more groups of secrets answer')} alike, too.`,
    same: (labels: readonly string[]) => `${listed(labels)} ask the same thing.`,
    quoted: (label: string) => `“${label}”`,
    others: (count: number) => `${number(count)} more`,
    moreSuch: (count: number) => `And ${number(count)} more like this.`,
    sameDo: 'One of them is enough.',
    useless: (label: string) => `“${label}” tells you nothing.`,
    uselessDo: 'Every secret has the same answer.',
    neverFound: (labels: readonly string[]) => `No question finds ${listed(labels)}.`,
    neverFoundDo: 'This game ends with an answer that these secrets never give.',
    first: (label: string) => `Good first question: “${label}”.`,
    firstDo: (count: number, parts: readonly number[]): string =>
      parts.length > 6
        ? `It splits the ${number(count)} into ${parts.length}, the largest ${number(parts[0] ?? 0)}.`
        : `It splits the ${number(count)} into ${listed(parts.map((part) => number(part)))}.`,
    depth: (count: number) => `At least ${questions(count)} at worst.`,
    depthDo: 'There are too few different answers for fewer.',
    enough: (count: number) => `${questions(count)} ${count === 1 ? 'is' : 'are'} always enough,`,
    enoughDo: (average: number) => `${figure(average, 2)} on average, with the best play.`,
  },
  actions: {
    play: 'Play this game',
    change: 'Change the table',
    another: 'Another table',
    save: 'Save as JSON',
  },
  suggestions: {
    heading: 'Good first questions',
    question: 'Question',
    worst: 'Left at worst',
    expected: 'On average',
    bits: 'Bits',
  },
  search: {
    heading: 'The best strategy',
    lead: 'A search can prove how many questions the best play takes, and show it as a tree.',
    start: 'Search',
    stop: 'Stop',
    stopping: 'Stopping…',
    begins: 'Starting the search…',
    listing: (count: number) => `${counted(count, 'question', 'questions')} listed`,
    bounds: (lower: number, upper: number | undefined, secretCount: number): string =>
      upper === undefined
        ? `at least ${figure(lower / secretCount, 2)} questions on average so far`
        : `between ${figure(lower / secretCount, 2)} and ${figure(upper / secretCount, 2)} questions on average so far`,
    proved: (average: number, worst: number): string =>
      `Proved: ${figure(average, 2)} questions on average, ${number(worst)} at worst. No strategy takes fewer on average.`,
    stopped: (average: number, lower: number, worst: number): string =>
      `Stopped early: this strategy takes ${figure(average, 2)} questions on average, ${number(worst)} at worst. The best takes at least ${figure(lower, 2)} on average.`,
    upToAlike: 'Where no question tells secrets apart, one stands for all of them.',
    refused: 'This game cannot be searched: a question finds several secrets, or the table is too large.',
    none: 'The search was stopped before it had found a strategy.',
    broken: 'The search has stopped working. Try again.',
    certificate: 'Save the certificate',
    certificateHelp:
      'A file of the whole strategy: what to ask after each answer. “inkling verify” checks it with the saved game.',
    certified: 'Save the game it is for',
    certifiedHelp:
      'The file has the whole strategy, for the game with one secret of each group that answers alike. “inkling verify” checks it with that game.',
    tree: 'The strategy as a tree',
    ask: (label: string) => `Ask “${label}”`,
    left: (count: number) => `${number(count)} left`,
    over: (labels: readonly string[]) => listed(labels),
  },
  share: {
    heading: 'Share this game',
    lead: 'The link holds the whole game; it is kept nowhere else.',
    copyLink: 'Copy link',
    copyFrame: 'Copy embed code',
    copied: 'Copied.',
    notCopied: 'This browser did not let the page copy. Select the text below and copy it.',
    text: 'Text to share',
    tooLong:
      'This game is too long for a link (more than 8 kB, compressed). Save it as JSON and send the file; “Open a file” reads it again.',
  },
  gallery,
  play,
};
