import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { LabTurn, TreeProgress } from '../../../../shell/parts/lab-tasks.ts';
import type { NodeFacts, ShownTree } from '../../model/tree-model.ts';

const { counted, figure, number } = grammarOf('en', 'always');

function name({ source, tree }: ShownTree): string {
  const { rules } = tree;
  if (source === 'optimal') return `Optimal tree for ${rules}`;
  return !source.startsWith('file-') ? `Tree of ${source} for ${rules}` : `Opened tree for ${rules}`;
}

function total({ tree, model }: ShownTree): string {
  const { total: sum, worst } = tree.tally;
  const average = sum / model.leftAt(0);
  return `${number(sum)} guesses in all, ${figure(average, 4)} on average, ${worst} at worst`;
}

function verified({ tree, model }: ShownTree): string {
  const secrets = counted(model.leftAt(0), 'secret', 'secrets');
  if (tree.checked === 'own-words')
    return `Verified: each of the ${counted(model.leftAt(0), 'word', 'words')} that the file names is found once, with the right marks. The file does not say which list they come from.`;
  return `Verified: a separate checker followed all ${secrets} through the tree, and each is found once.`;
}

function proof({ tree }: ShownTree): string {
  const { search } = tree;
  if (!search) return '';
  if (search.proved)
    return `No tree is better: the search proved it in ${counted(search.nodes, 'set', 'sets')} of codes.`;
  return `Not proved: the search used up its budget. The lowest total is between ${number(search.lower)} and ${number(search.upper)}.`;
}

export const english = {
  heading: 'Decision trees',
  setup: 'Make or open a tree',
  source: 'Tree of',
  make: 'Make the tree',
  open: 'Open a strategy file',
  paste: 'Or paste one',
  pasteHelp:
    'An Inkling strategy file, Knuth and Irving’s brackets, JSON, or Selby’s lines for words. Brackets and JSON do not name their rules, so the rules chosen above apply. You can also drop a file on the page, with its word lists.',
  read: 'Read it',
  empty:
    'No tree yet. Make one above: the optimal tree for p4c6r takes a second. Or open a strategy file of your own.',
  wordsByFile: 'Trees for words come from files: open one below.',
  noFile: 'That link leads into a strategy file that this browser does not have. Open the file first.',
  begun: 'Making the tree…',
  stopped: 'Stopped. Continue, or make another tree.',
  broken: 'Making the tree was interrupted. Nothing was lost; try again.',
  noTree: 'There is no tree yet. Make one first, for example: tree optimal.',
  nothingBelow: 'There is nothing below: the secret is found here.',
  atTop: 'This is the first guess.',
  noNeighbour: 'There is no answer on that side.',
  progress: (progress: TreeProgress | undefined): string => {
    if (!progress) return 'Starting…';
    if (progress.kind === 'played')
      return `${number(progress.done)} of ${number(progress.total)} codes placed`;
    return `at least ${number(progress.lower)}, best ${progress.upper === undefined ? 'none yet' : number(progress.upper)}, ${counted(progress.nodes, 'set', 'sets')} searched`;
  },
  laid: (tree: ShownTree, wholePath: boolean) =>
    `${name(tree)}: ${total(tree)}. Verified.${wholePath ? '' : ' The link named a node that this tree does not have; this is the first guess.'}`,
  name,
  verified,
  proof,
  /** Shown below the heading: the rules, and whose strategy the tree is. */
  whose: ({ source, model }: ShownTree) => {
    const { inWords, tree } = model.game;
    const whose = source.startsWith('file-') ? 'from a file' : `strategy: ${tree.makerName(source)}`;
    return `${inWords()}, ${whose}`;
  },
  took: (milliseconds: number) =>
    `${milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`} in this browser, including the check`,
  views: { columns: 'Columns', icicle: 'Icicle', outline: 'Outline' },
  view: 'Shown as',
  icicle: (levels: number) =>
    `Icicle of the tree: ${counted(levels, 'level', 'levels')} of guesses, width by codes left. The outline has the same nodes as a list.`,
  icicleHelp:
    'Each row is one guess later; the width is the share of the codes. Arrows move, Enter goes down and zooms in, Escape goes back.',
  outline: 'Outline of the tree',
  node: (
    answer: string,
    guess: string,
    { left, average, worst, possible }: NodeFacts,
    children: number,
  ): string => {
    const lead = answer === '' ? 'First guess' : `After ${answer}`;
    if (children === 0) return `${lead}: ${guess}. That is the secret.`;
    return `${lead}: guess ${guess}${possible ? '' : ', which cannot be the secret'}. ${number(left)} left, ${figure(average, 2)} guesses from here on average, ${worst} at worst, ${counted(children, 'answer', 'answers')} below.`;
  },
  item: (answer: string, guess: string, left: number) =>
    `${answer === '' ? 'First guess' : answer}: ${guess}, ${number(left)} left`,
  start: 'Start',
  left: (count: number) => `${number(count)} left`,
  smaller: (count: number) => counted(count, 'smaller answer', 'smaller answers'),
  found: 'found',
  here: 'Here',
  guessNext: 'Guess next',
  whole: (average: number, worst: number) =>
    `The whole strategy: ${figure(average, 2)} guesses on average, ${worst} at worst.`,
  playFrom: 'Play from here',
  notPlayed: 'This could not be opened as a game.',
  facts: 'This node',
  factNames: {
    left: 'Left',
    guess: 'Guess',
    turn: 'Turn',
    average: 'Guesses from here, on average',
    worst: 'At worst',
  },
  possible: 'can be the secret',
  impossible: 'cannot be the secret',
  line: 'Path to this node',
  first: 'First guess',
  answers: 'Answers',
  codes: 'What is left',
  more: (count: number) => `and ${number(count)} more`,
  whereHeading: 'Find a secret',
  find: 'Find',
  nowhere: (code: string) => `${code} is not in this tree.`,
  where: (code: string, steps: readonly LabTurn[]) => {
    const way = steps.map(({ guess, answer }, at) => (at === 0 ? guess : `${answer}, then ${guess}`));
    return `${code} is found with guess ${steps.length}: ${way.join('; ')}.`;
  },
  up: 'Up',
  zoom: 'Go down',
};
