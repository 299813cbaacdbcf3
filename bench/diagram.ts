import { scoreCode } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { DiagramSet } from '../packages/codes/src/candidates/diagram/diagram-set.ts';

/**
 * The cost of a turn if the codes cannot be listed. Plays seeded games of random guesses; after each turn,
 * measures CPU milliseconds for the exact count after one more turn, for counting the same history from
 * scratch, for the shares by place, and for splitting by one more random guess. A game ends when one code is
 * left.
 */
export function run(print: (line: string) => void): void {
  for (const { places, symbols, repeats, games } of [
    { places: 8, symbols: 12, repeats: true, games: 100 },
    { places: 12, symbols: 12, repeats: true, games: 100 },
    { places: 10, symbols: 16, repeats: false, games: 2 },
    { places: 16, symbols: 20, repeats: true, games: 2 },
  ])
    measure({ places, symbols, repeats }, games, print);
  compareWithList(print);
}

const TURNS_MAX = 20;
/** The more expensive queries, full counts and splits, are made in one out of this many games. */
const DEAR_EVERY = 10;
/** Larger sets are not split here: a split takes several times as long as a count. */
const SPLIT_MAX = 10n ** 9n;

type Rules = { readonly places: number; readonly symbols: number; readonly repeats: boolean };

function measure(rules: Rules, games: number, print: (line: string) => void): void {
  const random = new RandomStream(seedRandom('bench diagram'));
  const times: Record<'grown' | 'whole' | 'places' | 'split' | 'stopped', number[]> = {
    grown: [],
    whole: [],
    places: [],
    split: [],
    stopped: [],
  };
  let splitsStopped = 0;
  for (let game = 0; game < games; game++) {
    const secret = drawCode(rules, random);
    let set = new DiagramSet(rules);
    set.ready();
    for (let turn = 0; turn < TURNS_MAX; turn++) {
      const guess = drawCode(rules, random);
      set = set.with({ guess, feedback: scoreCode(guess, secret) });
      let fits = true;
      const grown = cpuOf(() => {
        fits = set.ready().ok;
        if (fits) set.count();
      });
      if (!fits) {
        times.stopped.push(grown);
        break;
      }
      times.grown.push(grown);
      times.places.push(cpuOf(() => set.places()));
      const dear = game % DEAR_EVERY === 0;
      if (dear) times.whole.push(cpuOf(() => new DiagramSet(rules, set.turns).count()));
      if (dear && set.count() <= SPLIT_MAX)
        times.split.push(
          cpuOf(() => {
            if (!set.trySplit(drawCode(rules, random)).ok) splitsStopped++;
          }),
        );
      if (set.count() === 1n) break;
    }
  }
  print(`p${rules.places}c${rules.symbols}${rules.repeats ? 'r' : 'n'}, ${games} games of random guesses`);
  for (const [name, values] of Object.entries(times)) print(`  ${name.padEnd(8)}${spread(values)}`);
  if (splitsStopped > 0) print(`  splits over the limits: ${splitsStopped}`);
}

/** Answers the same queries by listing all codes, for rules that are small enough. */
function compareWithList(print: (line: string) => void): void {
  const rules = { places: 6, symbols: 10, repeats: true };
  const random = new RandomStream(seedRandom('bench list'));
  const [secret, ...guesses] = Array.from({ length: 4 }, () => drawCode(rules, random));
  const turns = guesses.map((guess) => ({ guess, feedback: scoreCode(guess, secret) }));
  let [counted, listed] = [0, 0];
  const diagram = cpuOf(() => {
    for (let i = 0; i < 20; i++) counted = Number(new DiagramSet(rules, turns).count());
  });
  const code = new Array<number>(rules.places);
  const list = cpuOf(() => {
    for (let k = 0; k < 10 ** 6; k++) {
      for (let place = 0, rest = k; place < 6; place++, rest = Math.floor(rest / 10)) code[place] = rest % 10;
      if (turns.every(({ guess, feedback }) => scoreCode(guess, code) === feedback)) listed++;
    }
  });
  if (listed !== counted) throw new Error('the diagram and the list disagree');
  print(`p6c10r, 3 turns at once: enumeration / diagram = ${((list * 20) / diagram).toFixed(0)} ×`);
}

function drawCode({ places, symbols, repeats }: Rules, random: RandomStream): number[] {
  if (repeats) return Array.from({ length: places }, () => random.below(symbols));
  return random.shuffle(Array.from({ length: symbols }, (_, symbol) => symbol)).slice(0, places);
}

function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function spread(values: readonly number[]): string {
  if (values.length === 0) return 'none';
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] as number).toFixed(1);
  return `median ${at(0.5)} ms, 95 % below ${at(0.95)} ms, worst ${at(1)} ms (${values.length} times)`;
}
