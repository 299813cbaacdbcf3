import { type Signal, signal } from '@preact/signals';
import type { Preferences } from '../session/preferences.ts';
import type { CompareDesk } from './compare/compare-desk.ts';
import { compareCommand } from './compare/comparison-text.ts';
import { historyOf, type PartitionDesk } from './partition/partition-desk.ts';
import { splitCommand } from './partition/split-text.ts';
import { type LabCommand, parseLabCommand } from './session/command.ts';
import type { LabContext } from './session/lab-context.ts';
import { type LabGame, USUAL_GAME } from './session/lab-game.ts';
import type { TreeDesk } from './tree/tree-desk.ts';
import { treeCommand } from './tree/tree-text.ts';
import { toClipboard } from './view/share-box.tsx';
import { words } from './words/language.ts';
import type { LabPage } from './words/words.ts';

/** The page of the Lab that is open. */
export type OpenPage =
  | { readonly page: 'index' }
  | { readonly page: 'compare'; readonly desk: CompareDesk }
  | { readonly page: 'partition'; readonly desk: PartitionDesk }
  | { readonly page: 'tree'; readonly desk: TreeDesk };

/** Takes typed commands, for the page that is open or to open another. */
export class LabDesk {
  readonly context: LabContext;
  readonly open: OpenPage;
  readonly preferences: Signal<Preferences>;
  readonly keysOpen: Signal<boolean> = signal(false);

  constructor(context: LabContext, open: OpenPage, preferences: Signal<Preferences>) {
    this.context = context;
    this.open = open;
    this.preferences = preferences;
  }

  get page(): LabPage {
    return this.open.page;
  }

  get game(): LabGame {
    if (this.open.page === 'index') return USUAL_GAME;
    if (this.open.page !== 'tree') return this.open.desk.game.value;
    return this.open.desk.tree.value?.model.game ?? this.open.desk.game.value;
  }

  openKeys(): void {
    this.keysOpen.value = true;
  }

  /** Runs a typed line. False when it was not understood: then a sentence says why. */
  run(line: string): boolean {
    const command = parseLabCommand(line, this.game, this.context.notation.value);
    if (!command.ok) {
      this.context.say(words().fault(command.error));
      return false;
    }
    if (!this.#goes(command.value)) this.#works(command.value);
    return true;
  }

  sayState(): void {
    const { open } = this;
    if (open.page === 'index') this.context.say(words().index.lead);
    else if (open.page === 'tree') open.desk.sayNode();
    else open.desk.sayResult();
  }

  close(): void {
    if (this.open.page !== 'index') this.open.desk.close();
  }

  /** Commands that name a page: done here when it is this one, opened otherwise. */
  #goes(command: LabCommand): boolean {
    const { open, context } = this;
    switch (command.kind) {
      case 'lab':
        context.go({ page: 'index' });
        return true;
      case 'compare': {
        const game = command.game ?? this.game;
        if (open.page !== 'compare') {
          const asked =
            command.contestants.length > 0 ? { game, contestants: command.contestants } : undefined;
          context.go({ page: 'compare', asked });
          return true;
        }
        open.desk.choose(game, command.contestants.length > 0 ? command.contestants : undefined);
        open.desk.play();
        return true;
      }
      case 'partition': {
        const { guesses } = command;
        const game = command.game ?? this.game;
        if (open.page !== 'partition')
          context.go({ page: 'partition', asked: { game, guesses, history: historyOf(game) } });
        else if (command.game) open.desk.reach({ game, guesses, history: historyOf(game) });
        else open.desk.split(guesses);
        return true;
      }
      case 'tree': {
        const game = command.game ?? this.game;
        const source = command.source ?? (open.page === 'tree' ? open.desk.source.value : 'optimal');
        if (open.page === 'tree') open.desk.grow(source, game);
        else context.go({ page: 'tree', asked: { source, game, path: [] } });
        return true;
      }
      default:
        return false;
    }
  }

  #works(command: LabCommand): void {
    const { context } = this;
    switch (command.kind) {
      case 'help':
        this.openKeys();
        return;
      case 'say':
        this.sayState();
        return;
      case 'write':
        context.notation.value = command.notation;
        context.say(words().rules.notations[command.notation]);
        return;
      case 'link':
        void this.#copy(context.site());
        return;
      case 'copy': {
        const text = this.#commandText();
        if (text === undefined) context.say(words().wrongPage);
        else void this.#copy(text);
        return;
      }
      default:
        if (!this.#worksHere(command)) context.say(words().wrongPage);
    }
  }

  /** Commands of the page itself. False when it has no such thing. */
  #worksHere(command: LabCommand): boolean {
    const { open } = this;
    if (open.page === 'compare') return workOnCompare(open.desk, command);
    if (open.page === 'partition') return workOnPartition(open.desk, command);
    return open.page === 'tree' && workOnTree(open.desk, command);
  }

  async #copy(text: string): Promise<void> {
    const { share } = words();
    this.context.say((await toClipboard(text)) ? share.copied : text);
  }

  #commandText(): string | undefined {
    const { open } = this;
    if (open.page === 'compare') {
      const { ask } = open.desk.contest.value ?? {};
      return ask
        ? compareCommand(ask.game, ask.contestants)
        : compareCommand(open.desk.game.value, open.desk.chosen.value);
    }
    if (open.page === 'partition') return splitCommand(open.desk.game.value, open.desk.history.value);
    const tree = open.page === 'tree' ? open.desk.tree.value : undefined;
    return tree && treeCommand(tree);
  }
}

function workOnCompare(desk: CompareDesk, command: LabCommand): boolean {
  if (command.kind === 'stop') desk.stop();
  else if (command.kind === 'rules') {
    desk.choose(command.game);
    desk.context.say(words().rules.size(command.game, undefined));
  } else return false;
  return true;
}

function workOnPartition(desk: PartitionDesk, command: LabCommand): boolean {
  switch (command.kind) {
    case 'stop':
      desk.stop();
      return true;
    case 'rules':
      desk.choose(command.game);
      return true;
    case 'turn':
      desk.add({ kind: 'codes', turn: command.turn });
      return true;
    case 'round':
      desk.add({ kind: 'words', round: command.round });
      return true;
    case 'open':
      desk.openCell(command.number);
      return true;
    case 'down':
      desk.openCell(1);
      return true;
    case 'up':
      desk.up();
      return true;
    case 'top':
      desk.backTo(0);
      return true;
    default:
      return false;
  }
}

function workOnTree(desk: TreeDesk, command: LabCommand): boolean {
  switch (command.kind) {
    case 'stop':
      desk.stop();
      return true;
    case 'rules':
      desk.game.value = command.game;
      desk.grow();
      return true;
    case 'where':
      desk.where(command.code);
      return true;
    case 'open':
      desk.openChild(command.number);
      return true;
    case 'down':
      desk.descend();
      return true;
    case 'up':
      desk.up();
      return true;
    case 'next':
      desk.aside(1);
      return true;
    case 'previous':
      desk.aside(-1);
      return true;
    case 'top':
      desk.goTop();
      return true;
    case 'icicle':
    case 'outline':
      desk.view.value = command.kind;
      desk.context.say(words().tree.views[command.kind]);
      return true;
    default:
      return false;
  }
}
