import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Handlers, perform } from '../../../shell/commands.ts';
import { messages } from '../messages/language.ts';
import type { LabCommand } from '../model/command.ts';
import type { LabContext } from '../model/lab-context.ts';
import type { ShownTree, TreeModel } from '../model/tree-model.ts';

/** The current node of a tree, and which parts of the tree are unfolded. */
export class TreeWalk {
  /** The current node. */
  readonly at: Signal<number> = signal(0);
  /** The node at the top of the icicle. */
  readonly top: Signal<number> = signal(0);
  readonly unfolded: Signal<ReadonlySet<number>> = signal(new Set([0]));
  /** The nodes on the path to the secret that was last searched for. */
  readonly found: Signal<ReadonlySet<number>> = signal(new Set());
  readonly #context: LabContext;
  readonly #tree: ReadonlySignal<ShownTree | undefined>;

  constructor(context: LabContext, tree: ReadonlySignal<ShownTree | undefined>) {
    this.#context = context;
    this.#tree = tree;
  }

  /**
   * Starts in a tree at the node reached by a sequence of answers. Returns false if the tree does not contain
   * that path, and then starts at the root.
   */
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

  /** Makes a node current, makes it visible, and announces it. */
  look(node: number): void {
    const model = this.#model();
    if (!model) return;
    this.at.value = node;
    this.#unfold(model.lineTo(node).slice(0, -1));
    if (!model.lineTo(node).includes(this.top.value)) this.top.value = node;
    this.#show();
    this.sayNode();
  }

  /** Makes the current node the top of the icicle, and moves to its first answer. */
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

  /** Moves to a sibling, which has the same parent guess: right for 1, left for −1. */
  aside(by: 1 | -1): void {
    const model = this.#model();
    if (!model) return;
    const parent = model.parentOf(this.at.value);
    const siblings = parent < 0 ? [] : model.childrenOf(parent);
    const next = siblings[siblings.indexOf(this.at.value) + by];
    if (next !== undefined) this.look(next);
    else this.#context.say(messages().tree.noNeighbour);
  }

  /** Opens the n-th answer (one-based) below the current node, in descending order of the secrets left. */
  openChild(number: number): void {
    const children = this.#model()?.largestFirst(this.at.value);
    const child = children?.[number - 1];
    if (child !== undefined) this.look(child);
    else if (children) this.#context.say(messages().noSuchCell(number, children.length));
  }

  /** Moves to the first answer below the current node, in the order of play. */
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

  /** Finds a secret in the tree, and shows and announces the path to it. */
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

  /**
   * Handles the keys of the icicle: arrows move, Enter descends, Escape ascends. Returns true if the key was
   * handled.
   */
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
