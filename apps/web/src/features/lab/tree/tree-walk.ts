import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Handlers, perform } from '../../../shell/commands.ts';
import { messages } from '../messages/language.ts';
import type { LabCommand } from '../model/command.ts';
import type { LabContext } from '../model/lab-context.ts';
import type { ShownTree, TreeModel } from '../model/tree-model.ts';

/** The node of a tree that is looked at, and how much of the tree is unfolded around it. */
export class TreeWalk {
  /** The node that is looked at. */
  readonly at: Signal<number> = signal(0);
  /** The node that the icicle begins with. */
  readonly top: Signal<number> = signal(0);
  readonly unfolded: Signal<ReadonlySet<number>> = signal(new Set([0]));
  /** Nodes on the way to the secret that was asked for last. */
  readonly found: Signal<ReadonlySet<number>> = signal(new Set());
  readonly #context: LabContext;
  readonly #tree: ReadonlySignal<ShownTree | undefined>;

  constructor(context: LabContext, tree: ReadonlySignal<ShownTree | undefined>) {
    this.#context = context;
    this.#tree = tree;
  }

  /** Begins a tree at the end of some answers; false when it does not go there, and begins at its first guess. */
  begin(path: readonly string[]): boolean {
    const model = this.#model();
    const node = model?.follow(path);
    this.found.value = new Set();
    this.top.value = 0;
    this.at.value = node ?? 0;
    this.unfolded.value = new Set(model?.lineTo(this.at.value));
    this.#show();
    return node !== undefined;
  }

  /** Looks at a node, brings it into sight, and says what it is. */
  look(node: number): void {
    const model = this.#model();
    if (!model) return;
    this.at.value = node;
    this.#unfold(model.lineTo(node).slice(0, -1));
    if (!model.lineTo(node).includes(this.top.value)) this.top.value = node;
    this.#show();
    this.sayNode();
  }

  /** Makes the node that is looked at the widest of the icicle, and goes to its first answer. */
  descend(): void {
    const model = this.#model();
    if (!model) return;
    const [first] = model.childrenOf(this.at.value);
    if (first === undefined) {
      this.#context.say(messages().tree.nothingBelow);
      return;
    }
    this.top.value = this.at.value;
    this.#unfold([this.at.value]);
    this.look(first);
  }

  up(): void {
    const model = this.#model();
    if (!model) return;
    const parent = model.parentOf(this.at.value);
    if (parent < 0) {
      this.#context.say(messages().tree.atTop);
      return;
    }
    this.top.value = model.lineTo(parent).includes(this.top.value)
      ? Math.max(model.parentOf(this.top.value), 0)
      : parent;
    this.look(parent);
  }

  /** The neighbour under the same guess, `by` to the right. */
  aside(by: 1 | -1): void {
    const model = this.#model();
    if (!model) return;
    const parent = model.parentOf(this.at.value);
    const siblings = parent < 0 ? [] : model.childrenOf(parent);
    const next = siblings[siblings.indexOf(this.at.value) + by];
    if (next !== undefined) this.look(next);
    else this.#context.say(messages().tree.noNeighbour);
  }

  /** The n-th answer below, from 1: the one that leaves most is the first. */
  openChild(number: number): void {
    const children = this.#model()?.largestFirst(this.at.value);
    const child = children?.[number - 1];
    if (child !== undefined) this.look(child);
    else if (children) this.#context.say(messages().noSuchCell(number, children.length));
  }

  /** The first answer below, in the order of play. */
  first(): void {
    const [first] = this.#model()?.childrenOf(this.at.value) ?? [];
    if (first !== undefined) this.look(first);
    else this.#context.say(messages().tree.nothingBelow);
  }

  goTop(): void {
    if (!this.#model()) return;
    this.top.value = 0;
    this.look(0);
  }

  fold(node: number, isOpen: boolean): void {
    const unfolded = new Set(this.unfolded.value);
    if (isOpen) unfolded.add(node);
    else unfolded.delete(node);
    this.unfolded.value = unfolded;
  }

  /** Where a secret is found, and the way there. */
  where(secret: string): void {
    const model = this.#model();
    if (!model) return;
    const name = model.game.write(secret);
    const node = model.nodeOf(secret);
    if (node === undefined) {
      this.found.value = new Set();
      this.#context.say(messages().tree.nowhere(name));
      return;
    }
    const line = model.lineTo(node);
    this.found.value = new Set(line);
    this.top.value = 0;
    this.at.value = node;
    this.#unfold(line.slice(0, -1));
    this.#show();
    const steps = line.map((each) => ({ guess: model.writeGuess(each), answer: model.sayAnswer(each) }));
    this.#context.say(messages().tree.where(name, steps));
  }

  sayNode(): void {
    const model = this.#model();
    if (!model) return;
    const node = this.at.value;
    const [answer, guess, below] = [model.sayAnswer(node), model.writeGuess(node), model.childrenOf(node)];
    this.#context.say(messages().tree.node(answer, guess, model.factsOf(node), below.length));
  }

  run(command: LabCommand): boolean {
    return perform(COMMANDS, this, command);
  }

  /** The keys of the icicle: arrows walk, Enter goes down, Escape comes up. True when one meant something. */
  press(key: string): boolean {
    if (!this.#tree.value || !Object.hasOwn(KEYS, key)) return false;
    KEYS[key]?.(this);
    return true;
  }

  #model(): TreeModel | undefined {
    const model = this.#tree.value?.model;
    if (!model) this.#context.say(messages().tree.noTree);
    return model;
  }

  #unfold(nodes: readonly number[]): void {
    this.unfolded.value = new Set([...this.unfolded.value, ...nodes]);
  }

  #show(): void {
    const shown = this.#tree.value;
    if (!shown) return;
    const { source, model } = shown;
    const path = model.pathTo(this.at.value);
    this.#context.show({ page: 'tree', asked: { source, game: model.game, path } });
  }
}

const COMMANDS: Partial<Handlers<TreeWalk, LabCommand>> = {
  where: (walk, { guess }) => walk.where(guess),
  open: (walk, { number }) => walk.openChild(number),
  down: (walk) => walk.descend(),
  up: (walk) => walk.up(),
  next: (walk) => walk.aside(1),
  previous: (walk) => walk.aside(-1),
  top: (walk) => walk.goTop(),
};

const KEYS: Readonly<Record<string, (walk: TreeWalk) => void>> = {
  ArrowLeft: (walk) => walk.aside(-1),
  ArrowRight: (walk) => walk.aside(1),
  ArrowDown: (walk) => walk.first(),
  ArrowUp: (walk) => walk.up(),
  Escape: (walk) => walk.up(),
  Enter: (walk) => walk.descend(),
  Home: (walk) => walk.goTop(),
};
