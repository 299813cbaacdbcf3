import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { readGuess } from '../session/command.ts';
import type { LabContext } from '../session/lab-context.ts';
import { type LabGame, USUAL_GAME } from '../session/lab-game.ts';
import { showGuess } from '../session/notation.ts';
import type { StopTask } from '../session/task.ts';
import { words } from '../words/language.ts';
import { fingerprint } from './fingerprint.ts';
import type { startGrowing, TreeAsk } from './growing.ts';
import type { GrowFault, GrowProgress, ReadFault, ShownTree } from './grown.ts';
import type { TreeFiles } from './tree-files.ts';
import { TreeModel } from './tree-model.ts';
import type { TreePlayer, TreeSource } from './tree-source.ts';

export type TreeState =
  | { readonly kind: 'none' | 'broken' | 'stopped' }
  /** A link to a file that this browser does not hold. */
  | { readonly kind: 'no-file'; readonly source: TreeSource }
  | { readonly kind: 'growing'; readonly ask: TreeAsk; readonly progress: GrowProgress | undefined }
  | { readonly kind: 'refused'; readonly fault: GrowFault | ReadFault; readonly game: LabGame }
  | { readonly kind: 'shown'; readonly tree: ShownTree };

/** One tree under the lens: which it is, the node that is looked at, and how much of it is unfolded. */
export class TreeDesk {
  readonly context: LabContext;
  readonly state: Signal<TreeState> = signal({ kind: 'none' });
  /** Rules and source that the form shows. */
  readonly game: Signal<LabGame>;
  readonly source: Signal<TreePlayer | 'optimal'> = signal('optimal');
  /** The node that is looked at. */
  readonly at: Signal<number> = signal(0);
  /** The node that the icicle begins with. */
  readonly top: Signal<number> = signal(0);
  readonly view: Signal<'icicle' | 'outline'> = signal('icicle');
  readonly unfolded: Signal<ReadonlySet<number>> = signal(new Set([0]));
  /** Nodes on the way to the code that was asked for last, and that code. */
  readonly found: Signal<{ readonly code: string; readonly line: ReadonlySet<number> } | undefined> =
    signal(undefined);
  readonly tree: ReadonlySignal<ShownTree | undefined> = computed(() =>
    this.state.value.kind === 'shown' ? this.state.value.tree : undefined,
  );
  readonly #start: typeof startGrowing;
  readonly #files: TreeFiles;
  #stop: StopTask = () => undefined;
  #isClosed = false;

  constructor(
    context: LabContext,
    parts: { readonly start: typeof startGrowing; readonly files: TreeFiles; readonly game?: LabGame },
  ) {
    this.context = context;
    this.game = signal(parts.game ?? USUAL_GAME);
    this.#start = parts.start;
    this.#files = parts.files;
  }

  /** Opens what an address names, and goes down its answers. */
  async reach(source: TreeSource, game: LabGame, path: readonly string[]): Promise<void> {
    this.game.value = game;
    if (source.startsWith('file-')) {
      const file = await this.#files.read();
      if (this.#isClosed) return;
      if (file === undefined || fingerprint(file.text) !== source.slice(5)) {
        this.state.value = { kind: 'no-file', source };
        return;
      }
      this.#begin({ kind: 'read', ...file, rules: rulesOf(game) }, source, path);
      return;
    }
    const player = source as TreePlayer | 'optimal';
    this.source.value = player;
    if (game.kind === 'codes') this.#begin({ kind: 'grow', source: player, rules: game.rules }, source, path);
    else this.context.say(words().tree.wordsByFile);
  }

  /** Makes the tree that the form names. */
  grow(source: TreePlayer | 'optimal' = this.source.value, game: LabGame = this.game.value): void {
    void this.reach(source, game, []);
  }

  /** Reads a tree from outside; `lists` are word lists that came with it. */
  open(text: string, lists: readonly string[] = []): void {
    const ask: TreeAsk = { kind: 'read', text, rules: rulesOf(this.game.value), lists };
    this.#begin(ask, `file-${fingerprint(text)}`, []);
  }

  /** Says why something from outside was not even read. */
  refuse(fault: ReadFault): void {
    this.#stop();
    this.state.value = { kind: 'refused', fault, game: this.game.value };
    this.context.say(words().tree.refused(fault, this.game.value));
  }

  stop(): void {
    if (this.state.value.kind !== 'growing') {
      this.context.say(words().nothingRuns);
      return;
    }
    this.#stop();
    this.state.value = { kind: 'stopped' };
    this.context.say(words().tree.stopped);
  }

  /** Looks at a node, brings it into sight, and says what it is. */
  look(node: number): void {
    const { tree } = this;
    if (!tree.value) return;
    const { model } = tree.value;
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
      this.context.say(words().tree.nothingBelow);
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
      this.context.say(words().tree.atTop);
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
    else this.context.say(words().tree.noNeighbour);
  }

  /** The n-th answer below, from 1. */
  openChild(number: number): void {
    const model = this.#model();
    if (!model) return;
    const child = model.childrenOf(this.at.value)[number - 1];
    if (child !== undefined) this.look(child);
    else this.context.say(words().noSuchCell(number, model.childrenOf(this.at.value).length));
  }

  goTop(): void {
    if (!this.#model()) return;
    this.top.value = 0;
    this.look(0);
  }

  fold(node: number, open: boolean): void {
    const unfolded = new Set(this.unfolded.value);
    if (open) unfolded.add(node);
    else unfolded.delete(node);
    this.unfolded.value = unfolded;
  }

  /** Where a typed code ends. True when it was understood. */
  whereTyped(text: string): boolean {
    const game = this.tree.value?.model.game ?? this.game.value;
    const code = readGuess(text, game, this.context.notation.value);
    if (code.ok) this.where(code.value);
    else this.context.say(words().fault(code.error));
    return code.ok;
  }

  where(code: string): void {
    const model = this.#model();
    if (!model) return;
    const node = model.nodeOf(code);
    if (node === undefined) {
      this.found.value = undefined;
      this.context.say(words().tree.nowhere(this.write(code)));
      return;
    }
    const line = model.lineTo(node);
    this.found.value = { code, line: new Set(line) };
    this.top.value = 0;
    this.at.value = node;
    this.#unfold(line.slice(0, -1));
    this.#show();
    const steps = line.map((each) => ({
      guess: this.write(model.data.guesses[each] as string),
      answer: model.data.answers[each] as string,
    }));
    this.context.say(words().tree.where(this.write(code), steps));
  }

  sayNode(): void {
    const model = this.#model();
    if (!model) return;
    const node = this.at.value;
    const guess = this.write(model.data.guesses[node] as string);
    const answer = model.data.answers[node] as string;
    this.context.say(words().tree.node(answer, guess, model.factsOf(node), model.childrenOf(node).length));
  }

  /** A code as the person likes to see it. */
  write(text: string): string {
    return showGuess(text, this.tree.value?.model.game ?? this.game.value, this.context.notation.value);
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
  }

  #model(): TreeModel | undefined {
    const model = this.tree.value?.model;
    if (!model) this.context.say(words().tree.noTree);
    return model;
  }

  #begin(ask: TreeAsk, source: TreeSource, path: readonly string[]): void {
    this.#stop();
    const { game } = this;
    this.state.value = { kind: 'growing', ask, progress: undefined };
    this.context.say(words().tree.begun);
    this.#stop = this.#start(ask, (news) => {
      if (!news) {
        this.state.value = { kind: 'broken' };
        this.context.say(words().tree.broken);
      } else if (news.kind === 'progress') {
        this.state.value = { kind: 'growing', ask, progress: news.progress };
      } else if (!news.found.ok) {
        this.state.value = { kind: 'refused', fault: news.found.error, game: game.value };
        this.context.say(words().tree.refused(news.found.error, game.value));
      } else {
        if (ask.kind === 'read') void this.#files.keep({ text: ask.text, lists: ask.lists });
        this.#lay({ source, grown: news.found.value, milliseconds: news.milliseconds }, path);
      }
    });
  }

  #lay(made: Omit<ShownTree, 'model'>, path: readonly string[]): void {
    const model = new TreeModel(made.grown.game, made.grown.data);
    const tree = { ...made, model };
    const node = model.follow(path);
    this.game.value = made.grown.game;
    this.found.value = undefined;
    this.state.value = { kind: 'shown', tree };
    this.top.value = 0;
    this.at.value = node ?? 0;
    this.unfolded.value = new Set(model.lineTo(this.at.value));
    this.#show();
    this.context.say(words().tree.laid(tree, node !== undefined));
  }

  #unfold(nodes: readonly number[]): void {
    this.unfolded.value = new Set([...this.unfolded.value, ...nodes]);
  }

  #show(): void {
    const tree = this.tree.value;
    if (!tree) return;
    const { source, model } = tree;
    this.context.show({
      page: 'tree',
      asked: { source, game: model.game, path: model.pathTo(this.at.value) },
    });
  }
}

function rulesOf(game: LabGame) {
  return game.kind === 'codes' ? game.rules : undefined;
}
