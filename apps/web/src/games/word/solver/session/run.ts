import { messages } from '../../messages/language.ts';
import { parseWordCommand, type WordCommand } from '../../model/command.ts';
import { solverMessages } from '../messages/language.ts';
import type { SolverController } from './controller.ts';

/** Does what a typed line says; says what is wrong with it otherwise. True when it was understood. */
export function runLine(controller: SolverController, text: string): boolean {
  const { alphabet, length, rounds } = controller.session;
  const command = parseWordCommand(text, { alphabet, length: length.value, rounds: rounds.value });
  if (command.ok) dispatch(controller, command.value);
  else controller.say(messages().speech.commandFault(command.error));
  return command.ok;
}

function dispatch(controller: SolverController, command: WordCommand): void {
  const { speech } = solverMessages();
  switch (command.kind) {
    case 'word':
      controller.take(command.word);
      break;
    case 'rounds':
      void controller.addRounds(command.rounds);
      break;
    case 'why':
      void controller.explain(command);
      break;
    case 'list':
      controller.setList(command.list);
      break;
    case 'repair': {
      const found = controller.findings.latest.value?.check.repairs[command.number - 1];
      if (found) controller.repair(found);
      else controller.say(speech.noSuchRepair);
      return;
    }
    case 'drop':
      if (command.number <= controller.session.rounds.value.length)
        controller.removeRound(command.number - 1);
      else controller.say(speech.noSuchRound);
      break;
    case 'hint':
      void controller.hint();
      break;
    case 'undo':
      controller.undo();
      break;
    case 'redo':
      controller.redo();
      break;
    case 'clear':
      controller.clear();
      break;
    case 'choices':
      controller.sayChoices();
      break;
    case 'check':
      controller.sayCheck();
      break;
    case 'say':
    case 'words':
    case 'solver':
      controller.sayState();
      break;
    case 'new':
    case 'play':
      location.hash = '#/word';
      break;
    case 'help':
      controller.dialog.value = 'keys';
  }
}
