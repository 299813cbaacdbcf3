import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Handlers, perform } from '../../../shell/commands.ts';
import type { LabGame } from '../../../shell/parts/lab-part.ts';
import type { TreeAsk, TreeFault, TreeProgress, TreeUpdate } from '../../../shell/parts/lab-tasks.ts';
import type { Task } from '../../../shell/worker/task.ts';
import { messages } from '../messages/language.ts';
import { gameOf, isFile, type TreeAddress, type TreeSource } from '../model/address.ts';
import type { LabCommand } from '../model/command.ts';
import { type LabContext, usualGame } from '../model/lab-context.ts';
import type { PageController } from '../model/page-controller.ts';
import type { ShownTree } from '../model/tree-model.ts';
import { TreeModel } from '../model/tree-model.ts';
import { sourceOf, type TreeFiles } from './tree-files.ts';
import { TreeWalk } from './tree-walk.ts';

/** The available views of a tree. */
export const TREE_VIEWS = ['columns', 'icicle', 'outline'] as const;
export type TreeView = (typeof TREE_VIEWS)[number];

export type TreeState =
  /** `no-file`: the link refers to a file that is not stored in this browser. */
  | { readonly kind: 'none' | 'broken' | 'no-file' }
  | { readonly kind: 'making'; readonly isHeld: boolean; readonly progress: TreeProgress | undefined }
  | { readonly kind: 'refused'; readonly fault: TreeFault; readonly game: LabGame }
  | { readonly kind: 'shown'; readonly tree: ShownTree };

/** Controls the tree page: the source of the tree, and navigation in it. */
export class TreeController implements PageController {
  readonly context: LabContext;
  readonly state: Signal<TreeState> = signal({ kind: 'none' });
  /** The rules and, below, the strategy selected in the form. */
  readonly game: Signal<LabGame>;
  readonly maker: Signal<string>;
  readonly view: Signal<TreeView> = signal('columns');
  readonly tree: ReadonlySignal<ShownTree | undefined> = computed(() =>
    this.state.value.kind === 'shown' ? this.state.value.tree : undefined,
  );
  readonly walk: TreeWalk;
  readonly #files: TreeFiles;
  #task: Task | undefined;
  #isClosed = false;

  constructor(context: LabContext, files: TreeFiles) {
    this.context = context;
    this.game = signal(usualGame(context));
    this.maker = signal(this.game.value.tree.makers[0] ?? '');
    this.#files = files;
    this.walk = new TreeWalk(context, this.tree);
  }

  get typedGame(): LabGame {
    return this.tree.value?.model.game ?? this.game.value;
  }

  /**
   * The game for which the form makes trees: that of the selected rules, or else the first game whose trees can
   * be made.
   */
  get makingGame(): LabGame {
    const canMake = ({ tree }: LabGame) => tree.makers.length > 0;
    const { value: game } = this.game;
    return canMake(game) ? game : (this.context.parts.map(({ usual }) => usual).find(canMake) ?? game);
  }

  /** Opens the tree in an address, and follows the address's answers. */
  async reach({ source, game, path }: TreeAddress): Promise<void> {
    this.game.value = game;
    if (isFile(source)) {
      const file = await this.#files.read();
      if (this.#isClosed) return;
      if (file && sourceOf(file.text) === source) this.open(file.text, file.lists, path);
      else this.state.value = { kind: 'no-file' };
      return;
    }
    if (game.tree.makers.includes(source)) {
      this.maker.value = source;
      this.#begin(game, { kind: 'make', rules: game.rules, maker: source }, source, path);
    } else this.context.say(messages().tree.wordsByFile);
  }

  /** Shows the default tree to a user who has not asked for a particular one. */
  openUsual(): void {
    const { usual } = this.makingGame.tree;
    if (usual !== undefined) this.make(usual, this.makingGame);
  }

  /** Makes the tree selected in the form. */
  make(maker: string = this.maker.value, game: LabGame = this.game.value): void {
    void this.reach({ source: maker, game, path: [] });
  }

  /** Whether text starts like a tree of any game. */
  isTree(text: string): boolean {
    return this.context.parts.some((part) => part.readsTree(text.trimStart()));
  }

  /** Parses a tree from a file or pasted text. `lists` are the word lists that came with it. */
  open(text: string, lists: readonly string[] = [], path: readonly string[] = []): void {
    const part = this.context.parts.find(({ readsTree }) => readsTree(text.trimStart()));
    if (!part) {
      this.refuse({ code: text.trim() === '' ? 'empty' : 'unknown-form' });
      return;
    }
    const game = this.game.value.part === part ? this.game.value : part.usual;
    const rules = game === this.game.value ? game.rules : undefined;
    this.#begin(game, { kind: 'read', rules, text, lists }, sourceOf(text), path);
  }

  /** Shows and announces why there is no tree. */
  refuse(fault: TreeFault, game: LabGame = this.game.value): void {
    this.#task?.stop();
    this.state.value = { kind: 'refused', fault, game };
    this.context.say(messages().treeFault(fault, game));
  }

  stop(): void {
    const { value: state } = this.state;
    if (state.kind !== 'making' || state.isHeld) {
      this.context.say(messages().nothingRuns);
      return;
    }
    this.#task?.pause();
    this.state.value = { ...state, isHeld: true };
    this.context.say(messages().tree.stopped);
  }

  goOn(): void {
    const { value: state } = this.state;
    if (state.kind !== 'making' || !state.isHeld) {
      this.context.say(messages().nothingStopped);
      return;
    }
    this.#task?.resume();
    this.state.value = { ...state, isHeld: false };
    this.context.say(messages().tree.begun);
  }

  run(command: LabCommand): boolean {
    return perform(COMMANDS, this, command) || this.walk.run(command);
  }

  setView(view: TreeView): void {
    this.view.value = view;
    this.context.say(messages().tree.views[view]);
  }

  press(key: string, target: Element): boolean {
    if (key.toLowerCase() === 'v') {
      const at = TREE_VIEWS.indexOf(this.view.value);
      this.view.value = TREE_VIEWS[(at + 1) % TREE_VIEWS.length] ?? 'columns';
      return true;
    }
    if (target.closest('button, a, summary, section[tabindex], [role=tree]')) return false;
    const scrolls = ['ArrowUp', 'ArrowDown', 'Home'].includes(key);
    return !(scrolls && !target.closest('.lab-icicle')) && this.walk.press(key);
  }

  sayState(): void {
    this.walk.sayNode();
  }

  /** Opens a game in which the turns leading to the current node have been played. */
  async playFrom(): Promise<void> {
    const model = this.tree.value?.model;
    if (!model) return;
    const line = model.lineTo(this.walk.at.value);
    const turns = line.slice(1).map((node) => ({
      guess: model.tree.guesses[model.parentOf(node)] as string,
      answer: model.tree.answers[node] as string,
    }));
    if (!(await this.context.play(model.game, turns))) this.context.say(messages().tree.notPlayed);
  }

  terminalLine(): string | undefined {
    const tree = this.tree.value;
    if (!tree) return undefined;
    const line = isFile(tree.source) ? undefined : tree.model.game.tree.command(tree.source);
    return line ?? (tree.tree.file === undefined ? undefined : 'inkling verify tree.strategy');
  }

  close(): void {
    this.#isClosed = true;
    this.#task?.stop();
  }

  #begin(game: LabGame, ask: TreeAsk, source: TreeSource, path: readonly string[]): void {
    this.#task?.stop();
    this.state.value = { kind: 'making', isHeld: false, progress: undefined };
    this.context.say(messages().tree.begun);
    this.#task = this.context.tasks(game).tree(
      ask,
      (update) => {
        if (update.kind === 'progress') this.#showProgress(update.progress);
        else if (update.kind === 'fault') this.refuse(update.fault, game);
        else {
          if (ask.kind === 'read') void this.#files.keep({ text: ask.text, lists: ask.lists });
          this.#showTree(update, source, path);
        }
      },
      (end) => {
        if (end === 'done') return;
        this.state.value = { kind: 'broken' };
        this.context.say(messages().tree.broken);
      },
    );
  }

  #showProgress(progress: TreeProgress): void {
    const { value: state } = this.state;
    if (state.kind === 'making') this.state.value = { ...state, progress };
  }

  #showTree(
    { tree, milliseconds }: Extract<TreeUpdate, { readonly kind: 'tree' }>,
    source: TreeSource,
    path: readonly string[],
  ): void {
    const game = gameOf(tree.rules, this.context.parts) ?? this.game.value;
    const shown: ShownTree = { source, tree, milliseconds, model: new TreeModel(game, tree.tree) };
    this.game.value = game;
    this.state.value = { kind: 'shown', tree: shown };
    const isWhole = this.walk.begin(path);
    this.context.say(messages().tree.laid(shown, isWhole));
  }
}

const COMMANDS: Partial<Handlers<TreeController, LabCommand>> = {
  tree: (controller, { maker, game }) => controller.make(maker, game),
  rules: (controller, { game }) => {
    controller.game.value = game;
    controller.make();
  },
  stop: (controller) => controller.stop(),
  go: (controller) => controller.goOn(),
  columns: (controller) => controller.setView('columns'),
  icicle: (controller) => controller.setView('icicle'),
  outline: (controller) => controller.setView('outline'),
};
