import { type Handlers, perform } from '../../../shell/commands.ts';
import { messages } from '../messages/language.ts';
import { type LobbyCommand, parseLobbyCommand, parsePlain } from '../session/lobby-command.ts';
import { recover } from './guest-identity.ts';
import type { LobbyController } from './lobby-controller.ts';

/** Executes a typed line, or reports what is wrong with it. Returns true if the line was understood. */
export async function runLobbyLine(controller: LobbyController, text: string): Promise<boolean> {
  const [request, links] = [controller.request.value, controller.linkGames];
  const address = controller.addressIn(text);
  if (address !== undefined) {
    controller.parts.goTo(address);
    return true;
  }
  if (links && /^\s*make\b/i.test(text)) return links.run(text);
  if (!request) {
    const plain = parsePlain(text);
    if (plain === 'help') await controller.showKeys();
    else controller.sayState();
    return plain === 'help' || plain === 'state';
  }
  const parts = await controller.loadRoomParts();
  const command = parseLobbyCommand(text, request, parts);
  if (command.ok) perform(COMMANDS, { controller, text }, command.value);
  else controller.say(messages().lobbyFault(command.error));
  return command.ok;
}

interface Typed {
  readonly controller: LobbyController;
  readonly text: string;
}

const COMMANDS: Handlers<Typed, LobbyCommand> = {
  make,
  recover: ({ controller }, { code }) => recover(controller, code),
  recovery({ controller }) {
    controller.recoveryShown.value = true;
    controller.say(messages().guest.code(controller.parts.guest.recovery.value));
  },
  forget({ controller }) {
    controller.dialog.value = 'forget';
  },
  state: ({ controller }) => controller.sayState(),
  help: ({ controller }) => controller.showKeys(),
};

async function make(
  { controller, text }: Typed,
  { request, secret }: Extract<LobbyCommand, { readonly kind: 'make' }>,
): Promise<void> {
  const before = controller.request.peek();
  if (await controller.choose(request)) await controller.make(secret);
  else {
    if (before) await controller.choose(before);
    controller.say(messages().lobbyFault({ code: 'not-together', text: text.trim().slice(0, 40) }));
  }
}
