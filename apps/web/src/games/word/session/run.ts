import { messages } from '../messages/language.ts';
import { parseWordCommand, type WordCommand } from '../model/command.ts';
import type { WordController } from './controller.ts';

/** Does what a typed line says; says what is wrong with it otherwise. True when it was understood. */
export function runLine(controller: WordController, text: string): boolean {
  const { alphabet, params } = controller.play;
  const command = parseWordCommand(text, { alphabet, length: params.value.length, rounds: [] });
  if (command.ok) dispatch(controller, command.value);
  else controller.say(messages().speech.commandFault(command.error));
  return command.ok;
}

function dispatch(controller: WordController, command: WordCommand): void {
  const { speech } = messages();
  switch (command.kind) {
    case 'word':
      void controller.guess(command.word);
      break;
    case 'why':
      void controller.explain(command);
      break;
    case 'new':
      begin(controller, command);
      break;
    case 'list':
      controller.beginFrom(command.list);
      break;
    case 'hint':
      void controller.hint();
      break;
    case 'words':
      controller.showWords(!controller.state.value.drawerOpen);
      break;
    case 'undo':
      controller.undo();
      break;
    case 'redo':
      controller.redo();
      break;
    case 'say':
      controller.sayState();
      break;
    case 'solver':
      location.hash = '#/wordsolver';
      break;
    case 'help':
      controller.dialog.value = 'keys';
      break;
    case 'choices':
      void controller.findings.whenKnown(() => {
        controller.play.noteHelp();
        controller.say(speech.choices(controller.findings.latest.value?.hints.places ?? []));
      });
      break;
    case 'play':
      controller.sayState();
      break;
    case 'rounds':
    case 'clear':
    case 'check':
    case 'drop':
    case 'repair':
      controller.say(speech.marksAreGiven);
  }
}

function begin(
  controller: WordController,
  { length, hard, seed }: Extract<WordCommand, { readonly kind: 'new' }>,
): void {
  const params = controller.play.params.value;
  controller.begin({ ...params, length: length ?? params.length, hard }, seed);
}
