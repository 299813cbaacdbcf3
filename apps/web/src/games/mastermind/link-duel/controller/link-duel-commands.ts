import type { CodeRules } from '@inkling/core/deduction';
import { parseCode } from '@inkling/games/mastermind/rules/notation';
import { type Handlers, perform } from '../../../../shell/commands.ts';
import { messages } from '../messages/language.ts';
import { type Command, parseCommand } from '../session/command.ts';
import { answered } from '../session/link-duel.ts';
import type { LinkDuelController } from './link-duel-controller.ts';

/** Executes a typed line, or reports what is wrong with it. Returns true if the line was understood. */
export function runLine(controller: LinkDuelController, line: string): boolean {
  const command = parseCommand(line, controller.open.value, controller.skin.value);
  if (command.ok) perform(COMMANDS, controller, command.value);
  else controller.announcer.say(messages().fault(command.error));
  return command.ok;
}

const COMMANDS: Handlers<LinkDuelController, Command> = {
  link: (controller, { link }) => controller.take(link),
  make: (controller, { rules, code }) => makeTyped(controller, rules ?? controller.terms.value.rules, code),
  guess: (controller, { code }) => {
    const duel = controller.open.value;
    if (duel?.role === 'maker') controller.print(answered(code, duel.reveal));
  },
  turn: (controller, { turn }) => controller.print(turn),
  answer: (controller, { turn, feedback }) => {
    if (controller.open.value?.role === 'maker') controller.announcer.say(messages().speech.makerAnswers);
    else controller.mend(turn, feedback);
  },
  undo: (controller) => controller.undo(),
  state: (controller) => controller.sayState(),
  reveal: (controller) => {
    controller.uncovered.value = !controller.uncovered.value && controller.open.value?.role === 'maker';
    controller.announcer.say(messages().speech.uncovered(controller.uncovered.value));
  },
  copy: (controller) => controller.copy(),
  back: (controller) => controller.parts.goTo(undefined),
  help: (controller) => controller.openKeys(),
};

/** Executes `make`; draws a random code if none was typed. */
function makeTyped(controller: LinkDuelController, rules: CodeRules, codeText: string | undefined): void {
  controller.setTerms({ ...controller.terms.value, rules });
  if (codeText === undefined) {
    controller.drawCode();
    void controller.make();
    return;
  }
  const code = parseCode(codeText, rules, controller.skin.value);
  if (code.ok) void controller.make(code.value);
  else controller.announcer.say(messages().fault(code.error));
}
