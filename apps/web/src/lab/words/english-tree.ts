import { makeLabGame } from '../session/lab-game.ts';
import type { ShownTree } from '../tree/grown.ts';
import { isTreePlayer } from '../tree/tree-source.ts';
import { answer } from './answers.ts';
import { treeFault } from './faults.ts';
import { counted, grouped } from './numbers.ts';
import type { LabWords } from './words.ts';

function name({ source, grown }: ShownTree): string {
  const game = makeLabGame(grown.game);
  if (source === 'optimal') return `Optimal tree for ${game}`;
  return isTreePlayer(source) ? `Tree of ${source} for ${game}` : `Opened tree for ${game}`;
}

function total({ grown, model }: ShownTree): string {
  const { total: sum, worst } = grown.tally;
  const average = sum / model.leftAt(0);
  return `${grouped(sum)} guesses in all, ${average.toFixed(4)} on average, ${worst} at worst`;
}

function verified({ grown, model }: ShownTree): string {
  const secrets = counted(model.leftAt(0), 'secret', 'secrets');
  if (grown.checked === 'own-words')
    return `Verified: each of the ${counted(model.leftAt(0), 'word', 'words')} that the file names is found once, with the right marks. Which list they are from, the file does not say.`;
  return `Verified: a separate checker followed all ${secrets} through the tree, and each is found once.`;
}

function proof({ grown }: ShownTree): string {
  const { search } = grown;
  if (!search) return '';
  if (search.proved)
    return `No tree is better: the search proved it in ${counted(search.nodes, 'set', 'sets')} of codes.`;
  return `Not proved: the search came to the end of its budget. The least total is between ${grouped(search.lower)} and ${grouped(search.upper)}.`;
}

export const english: LabWords['tree'] = {
  heading: 'Decision trees',
  setup: 'Make or open a tree',
  source: 'Tree of',
  sources: {
    optimal: 'the exact search',
    knuth: 'knuth',
    expected: 'expected',
    entropy: 'entropy',
    parts: 'parts',
    sampled: 'sampled',
  },
  grow: 'Make the tree',
  stop: 'Stop',
  open: 'Open a strategy file',
  paste: 'Or paste one',
  pasteHelp:
    'A strategy file of Inkling, brackets of Knuth and Irving, JSON, or Selby’s lines for words. Brackets and JSON name no rules: those chosen above count. You may also drop a file on the page; word lists may come with it.',
  read: 'Read it',
  drop: 'Drop the strategy here',
  empty:
    'No tree yet. Make one above: the optimal tree for p4c6r takes a second. Or open a strategy file of your own.',
  wordsByFile: 'Trees for words come from files: open one below.',
  noFile:
    'That link is to a strategy file that this browser does not hold. Open the file, and its nodes can be reached.',
  begun: 'Making the tree.',
  stopped: 'Stopped. There is no tree.',
  broken: 'The part that makes trees has stopped. Nothing was lost; try again.',
  noTree: 'There is no tree yet. Make one first, for example: tree optimal.',
  nothingBelow: 'Nothing below: the secret is found here.',
  atTop: 'This is the first guess.',
  noNeighbour: 'No further answer on that side.',
  progress: (progress) => {
    if (!progress) return 'Beginning.';
    if (progress.kind === 'played')
      return `${grouped(progress.done)} of ${grouped(progress.total)} codes placed`;
    return `at least ${grouped(progress.lower)}, best ${progress.upper === undefined ? 'none yet' : grouped(progress.upper)}, ${counted(progress.nodes, 'set', 'sets')} searched`;
  },
  refused: treeFault,
  laid: (tree, wholePath) =>
    `${name(tree)}: ${total(tree)}. Verified.${wholePath ? '' : ' The link named a node that this tree does not have; this is the first guess.'}`,
  name,
  verified,
  proof,
  took: (milliseconds) =>
    `${milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`} in this browser, checking counted`,
  views: { icicle: 'Icicle', outline: 'Outline' },
  view: 'Shown as',
  icicle: (levels) =>
    `Icicle of the tree: ${counted(levels, 'level', 'levels')} of guesses, width by codes left. The outline has the same nodes as a list.`,
  icicleHelp:
    'Each row is one guess further; width is the share of the codes. Arrows move, Enter goes down and zooms in, Escape comes back.',
  outline: 'Outline of the tree',
  node: (told, guess, { left, average, worst, possible }, children) => {
    const lead = told === '' ? 'First guess' : `After ${answer(told)}`;
    if (children === 0) return `${lead}: ${guess}. That is the secret.`;
    return `${lead}: guess ${guess}${possible ? '' : ', which cannot be the secret'}. ${grouped(left)} left, ${average.toFixed(2)} guesses from here on average, ${worst} at worst, ${counted(children, 'answer', 'answers')} below.`;
  },
  item: (told, guess, left) =>
    `${told === '' ? 'First guess' : answer(told)}: ${guess}, ${grouped(left)} left`,
  facts: 'This node',
  factNames: {
    left: 'Left',
    guess: 'Guess',
    turn: 'Turn',
    average: 'Guesses from here, average',
    worst: 'At worst',
  },
  possible: 'can be the secret',
  impossible: 'cannot be the secret',
  line: 'The way here',
  first: 'First guess',
  answers: 'Answers',
  codes: 'What is left',
  more: (count) => `and ${grouped(count)} more`,
  whereHeading: 'Where does it end?',
  whereHelp: 'A code, or a word; its way through the tree is marked.',
  find: 'Find',
  nowhere: (code) => `${code} is not in this tree.`,
  where: (code, steps) => {
    const way = steps.map(({ guess, answer: told }, at) =>
      at === 0 ? guess : `${answer(told)}, then ${guess}`,
    );
    return `${code} is found with guess ${steps.length}: ${way.join('; ')}.`;
  },
  up: 'Up',
  zoom: 'Go down',
};
