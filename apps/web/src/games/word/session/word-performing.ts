import { wordWords } from '../messages/language.ts';
import { parseWordCommand, type WordCommand } from './command.ts';
import type { WordDesk } from './word-desk.ts';
import { conflictSentence } from './word-telling.ts';

/** Does what a typed line says; says what is wrong with it otherwise. True when it was understood. */
export function runWordLine(desk: WordDesk, text: string): boolean {
  const { length, rounds } = desk.position.value;
  const command = parseWordCommand(text, length, desk.mode.value === 'play' ? [] : rounds);
  if (command.ok) perform(desk, command.value);
  else desk.teller.say(wordWords().speech.commandFault(command.error));
  return command.ok;
}

function perform(desk: WordDesk, command: WordCommand): void {
  const { speech } = wordWords();
  switch (command.kind) {
    case 'word':
      if (desk.mode.value === 'play') void desk.guess(command.word);
      else desk.take(command.word);
      break;
    case 'rounds':
      if (desk.mode.value === 'play') desk.teller.say(speech.marksAreGiven);
      else desk.addRounds(command.rounds);
      break;
    case 'why':
      void desk.explain(command);
      break;
    case 'new':
      desk.begin({ length: command.length ?? desk.play.params.length, hard: command.hard }, command.seed);
      break;
    case 'repair': {
      const found = desk.findings.value?.check.repairs[command.number - 1];
      if (found) desk.repair(found);
      else desk.teller.say(speech.noSuchRepair);
      break;
    }
    case 'drop':
      if (command.number <= desk.helper.rounds.value.length) desk.removeRound(command.number - 1);
      else desk.teller.say(speech.noSuchRound);
      break;
    case 'hint':
      void desk.hint();
      break;
    case 'undo':
      desk.undo();
      break;
    case 'redo':
      desk.redo();
      break;
    case 'clear':
      desk.clear();
      break;
    case 'choices':
      desk.teller.sayCounted(() => speech.choices(desk.findings.value?.hints.places ?? []));
      break;
    case 'check':
      desk.teller.sayCounted(() => conflictSentence(desk.findings.value) ?? speech.consistent);
      break;
    case 'say':
      desk.teller.sayState();
      break;
    case 'play':
    case 'helper':
      desk.setMode(command.kind);
      desk.teller.sayState();
      break;
    case 'help':
      desk.dialog.value = 'keys';
  }
}
