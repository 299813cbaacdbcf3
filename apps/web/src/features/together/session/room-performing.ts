import { words } from '../messages/language.ts';
import { parseRoomCommand, type RoomCommand } from './room-command.ts';
import type { RoomDesk } from './room-desk.ts';
import { entryOf, type RoomEntry } from './room-entry.ts';
import { parseTableCommand } from './table-command.ts';
import { ownSheet } from './task.ts';

/** Does what a typed line says; says what is wrong with it otherwise. True when it was understood. */
export function runRoomLine(desk: RoomDesk, text: string): boolean {
  const view = desk.view.value;
  const entry = desk.entry.value ?? UNSEEN;
  const table = desk.table.value;
  const turns = (view && ownSheet(view)?.turnsUsed) ?? 0;
  const command = table ? parseTableCommand(text, table) : parseRoomCommand(text, entry, turns);
  if (command.ok) perform(desk, command.value);
  else desk.say(words().roomFault(command.error, entry));
  return command.ok;
}

function perform(desk: RoomDesk, command: RoomCommand): void {
  switch (command.kind) {
    case 'code':
      desk.submit(command.code);
      break;
    case 'answer':
      desk.answer(command.feedback);
      break;
    case 'mend':
      desk.mend(command.turn, command.feedback);
      break;
    case 'line':
      desk.play(command.line);
      break;
    case 'sit':
      desk.sit(command.seat);
      break;
    case 'resign':
      desk.resign();
      break;
    case 'open':
      desk.open();
      break;
    case 'copy':
      void desk.copyLink();
      break;
    case 'state':
      desk.sayState();
      break;
    case 'back':
      desk.parts.leave();
      break;
    case 'help':
      desk.dialog.value = 'keys';
  }
}

/** A line may be typed before the room is there. */
const UNSEEN: RoomEntry = entryOf({ game: 'mastermind', rules: 'p4c6r/12' }) as RoomEntry;
