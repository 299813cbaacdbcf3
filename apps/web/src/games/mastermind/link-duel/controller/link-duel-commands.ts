import type { CodeRules } from '@inkling/core/deduction';
import { parseCode } from '@inkling/games/mastermind/rules/notation';
import { messages } from '../messages/language.ts';
import { type Command, parseCommand } from '../session/command.ts';
import { answered } from '../session/link-duel.ts';
import type { LinkDuelController } from './link-duel-controller.ts';

/** Does what a typed line says; says what is wrong with it otherwise. True when it was understood. */
export function runLine(controller: LinkDuelController, line: string): boolean {
  const command = parseCommand(line, controller.open.value, controller.skin.value);
  if (command.ok) perform(controller, command.value);
  else controller.announcer.say(messages().fault(command.error));
  return command.ok;
}

function perform(controller: LinkDuelController, command: Command): void {
  switch (command.kind) {
    case 'link':
      void controller.take(command.link);
      break;
    case 'make':
      makeTyped(controller, command.rules ?? controller.terms.value.rules, command.code);
      break;
    case 'guess': {
      const duel = controller.open.value;
      if (duel?.role === 'maker') controller.print(answered(command.code, duel.reveal));
      break;
    }
    case 'turn':
      controller.print(command.turn);
      break;
    case 'answer':
      if (controller.open.value?.role === 'maker') controller.announcer.say(messages().speech.makerAnswers);
      else controller.mend(command.turn, command.feedback);
      break;
    case 'undo':
      controller.undo();
      break;
    case 'state':
      controller.sayState();
      break;
    case 'reveal':
      controller.uncovered.value = !controller.uncovered.value && controller.open.value?.role === 'maker';
      controller.announcer.say(messages().speech.uncovered(controller.uncovered.value));
      break;
    case 'copy':
      void controller.copyLink();
      break;
    case 'back':
      controller.parts.goTo(undefined);
      break;
    case 'help':
      controller.dialog.value = 'keys';
  }
}

/** `make` with or without a code. */
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
