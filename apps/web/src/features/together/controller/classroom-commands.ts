import { classMessages } from '../messages/classroom/language.ts';
import { parseClassCommand } from '../session/class-command.ts';
import { turnsIn } from '../session/own-vote.ts';
import { parseRoomCommand } from '../session/room-command.ts';
import type { Classroom } from './classroom.ts';
import { runRoomLine } from './room-command-handlers.ts';

/** Executes a line typed in a class, or reports what is wrong with it. Returns true if the line was understood. */
export function runClassLine(classroom: Classroom, text: string): boolean {
  const { room } = classroom;
  return room.view.value?.you === 'breaker' ? runLeaderLine(classroom, text) : runPupilLine(classroom, text);
}

function runLeaderLine(classroom: Classroom, text: string): boolean {
  const { room } = classroom;
  const command = parseClassCommand(text);
  if (!command) return runRoomLine(room, text);
  if (command.kind === 'direct') void classroom.direct(command.step);
  else if (command.kind === 'play') classroom.play(command.at);
  else if (command.kind === 'numbers') classroom.toggleNumbers();
  else room.dialog.value = command.kind === 'end' ? 'resign' : 'square';
  return true;
}

/** A pupil's guess is a vote. Other commands are those of any room. */
function runPupilLine(classroom: Classroom, text: string): boolean {
  const { room } = classroom;
  const [view, open] = [room.view.value, room.game.value];
  if (!view || open?.kind !== 'sheets') return runRoomLine(room, text);
  const command = parseRoomCommand(text, open.sheets, turnsIn(view));
  if (command.ok && command.value.kind === 'guess') void classroom.cast(command.value.text);
  else if (!command.ok && command.error.code === 'not-understood' && parseClassCommand(text))
    room.say(classMessages().leaderOnly);
  else return runRoomLine(room, text);
  return true;
}
