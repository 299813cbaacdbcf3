import { type Signal, signal } from '@preact/signals';
import { toClipboard } from '../../shell/clipboard.ts';
import { type Handlers, perform } from '../../shell/commands.ts';
import type { LabGame } from '../../shell/parts/lab-part.ts';
import { messages } from './messages/language.ts';
import type { LabAddress } from './model/address.ts';
import { type LabCommand, parseLabCommand } from './model/command.ts';
import { type LabContext, usualGame } from './model/lab-context.ts';
import type { OpenPage } from './model/page-controller.ts';

/** Handles typed commands and keys, which act on the open page or open another. */
export class LabController {
  readonly context: LabContext;
  readonly open: OpenPage;
  readonly keysOpen: Signal<boolean> = signal(false);

  constructor(context: LabContext, open: OpenPage) {
    this.context = context;
    this.open = open;
  }

  openKeys(): void {
    this.keysOpen.value = true;
  }

  /** Executes a typed line. Returns false if it was not understood, and then announces why. */
  run(line: string): boolean {
    const command = parseLabCommand(line, this.#game, this.context.parts);
    if (command.ok) this.#do(command.value);
    else this.context.say(messages().commandFault(command.error));
    return command.ok;
  }

  press(event: KeyboardEvent, target: Element): boolean {
    if (this.keysOpen.value) return false;
    switch (event.key.toLowerCase()) {
      case '?':
        this.openKeys();
        return true;
      case 'l':
        this.sayState();
        return true;
      default:
        return this.open.controller?.press(event.key, target) ?? false;
    }
  }

  sayState(): void {
    if (this.open.controller) this.open.controller.sayState();
    else this.context.say(messages().index.lead);
  }

  close(): void {
    this.open.controller?.close();
  }

  get #game(): LabGame {
    return this.open.controller?.typedGame ?? usualGame(this.context);
  }

  #do(command: LabCommand): void {
    if (perform(COMMANDS, this, command)) return;
    const { context, open } = this;
    const address = open.page === command.kind ? undefined : addressOf(command, this.#game);
    if (address) context.go(address);
    else if (!open.controller?.run(command)) context.say(messages().wrongPage);
  }

  async copy(text: string | undefined): Promise<void> {
    if (text === undefined) this.context.say(messages().wrongPage);
    else this.context.say((await toClipboard(text)) ? messages().share.copied : text);
  }
}

/** The commands that every page of the Lab shares. */
const COMMANDS: Partial<Handlers<LabController, LabCommand>> = {
  lab: ({ context }) => context.go({ page: 'index' }),
  own: ({ context }) => context.go({ page: 'own', packed: undefined }),
  proofs: ({ context }) => context.go({ page: 'proofs', asked: undefined }),
  help: (controller) => controller.openKeys(),
  say: (controller) => controller.sayState(),
  done: ({ context }, { sentence }) => context.say(sentence),
  link: (controller) => controller.copy(controller.context.site()),
  copy: (controller) => controller.copy(controller.open.controller?.terminalLine()),
};

/** Returns the address of the page that a command opens. Undefined for commands that open none. */
function addressOf(command: LabCommand, own: LabGame): LabAddress | undefined {
  switch (command.kind) {
    case 'compare': {
      const { game = own, players } = command;
      return { page: 'compare', asked: players.length > 0 ? { game, players } : undefined };
    }
    case 'partition': {
      const { game = own, guesses } = command;
      return { page: 'partition', asked: { game, guesses, history: [] } };
    }
    case 'tree': {
      const { game = own, maker } = command;
      return { page: 'tree', asked: { source: maker ?? game.tree.makers[0] ?? 'optimal', game, path: [] } };
    }
    default:
      return undefined;
  }
}
