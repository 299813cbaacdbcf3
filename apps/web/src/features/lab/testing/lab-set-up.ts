import { lab as codes } from '../../../games/mastermind/lab/lab-part.tsx';
import { lab as words } from '../../../games/word/lab/lab-part.tsx';
import type { LabTasks } from '../../../shell/parts/lab-tasks.ts';
import type { StartTask } from '../../../shell/worker/task.ts';
import { LabController } from '../lab-controller.ts';
import { type LabAddress, makeAddress } from '../model/address.ts';
import type { LabContext } from '../model/lab-context.ts';
import type { PageController } from '../model/page-controller.ts';

/** Returns a fake worker that answers only when the test says so, so that intermediate states can be examined. */
function fakeTask<Ask, Update>() {
  const asked: {
    readonly ask: Ask;
    readonly tell: (update: Update) => void;
    readonly end: (how: 'done' | 'broken') => void;
    readonly calls: string[];
  }[] = [];
  const start: StartTask<Ask, Update> = (ask, tell, end) => {
    const calls: string[] = [];
    asked.push({ ask, tell, end, calls });
    return {
      pause: () => calls.push('pause'),
      resume: () => calls.push('resume'),
      stop: () => calls.push('stop'),
    };
  };
  return { asked, start };
}

type Fake<Kind extends keyof LabTasks> =
  LabTasks[Kind] extends StartTask<infer Ask, infer Update>
    ? ReturnType<typeof fakeTask<Ask, Update>>
    : never;

/** Opens a page of the Lab with fake workers, and records the addresses that it sets. */
export function setUp<Page extends PageController>(
  page: 'compare' | 'partition' | 'tree' | 'index',
  open?: (context: LabContext) => Page,
) {
  const addresses: string[] = [];
  let last = '';
  const fakes: { readonly [Kind in keyof LabTasks]: Fake<Kind> } = {
    compare: fakeTask(),
    split: fakeTask(),
    tree: fakeTask(),
  };
  const context: LabContext = {
    parts: [codes, words],
    tasks: () => ({ compare: fakes.compare.start, split: fakes.split.start, tree: fakes.tree.start }),
    say: (sentence) => {
      last = sentence;
    },
    site: () => 'here',
    play: async (game, turns) => {
      addresses.push(
        `play ${game.rules} ${turns.map(({ guess, answer }) => `${guess}:${answer}`).join(' ')}`,
      );
      return true;
    },
    show: (address: LabAddress) => addresses.push(makeAddress(address)),
    go: (address: LabAddress) => addresses.push(`go ${makeAddress(address)}`),
  };
  const controller = open?.(context);
  const lab = new LabController(context, { page, View: () => null, ...(controller ? { controller } : {}) });
  return { controller: controller as Page, lab, addresses, fakes, announced: () => last };
}

export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
