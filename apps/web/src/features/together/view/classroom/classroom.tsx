import { mayVote } from '@inkling/games/contract/room-rights';
import '../../style/classroom.css';
import '../../style/classroom-votes.css';
import '../../style/classroom-widths.css';
import { typeOnSheet } from '../../../../ui/typing-focus.ts';
import { Classroom, type SavedClassroom } from '../../controller/classroom.ts';
import { classNews, classTask } from '../../controller/classroom-news.ts';
import type { ClassroomPart } from '../../controller/classroom-part.ts';
import type { RoomController } from '../../controller/room-controller.ts';
import { ClassroomPage } from './classroom-page.tsx';

/** Opens what the room of a class has in place of that of players. */
export function openClassroom(room: RoomController): ClassroomPart {
  const { id } = room.parts;
  const saved = { vote: savedText(`class vote ${id}`), numbers: savedText(`class numbers ${id}`) };
  const classroom = new Classroom(room, saved);
  return {
    View: (props) => <ClassroomPage {...props} classroom={classroom} />,
    hear(view, before, game) {
      classroom.adopt(view);
      return classNews(view, before, game, classroom.vote.peek()?.guess);
    },
    task: (view, game) => classTask(view, game, classroom.vote.value?.guess),
    press(event, target, page) {
      if (room.dialog.value) return false;
      if (event.key === '?') room.dialog.value = 'keys';
      else return isPupil(room) && pressAsPupil(classroom, event, target, page);
      return true;
    },
  };
}

/** Whether this browser votes. */
function isPupil({ view }: RoomController): boolean {
  return view.value !== undefined && mayVote(view.value);
}

function pressAsPupil(classroom: Classroom, event: KeyboardEvent, target: Element, page: Document): boolean {
  const open = classroom.room.game.value;
  if (open?.kind !== 'sheets') return false;
  // What is typed while a vote is being sent would be cleared with it.
  if (!classroom.isSending.value && open.field.press(event)) typeOnSheet(target, page);
  else if (event.key === 'Enter' && !target.closest('button, a, summary')) void classroom.cast();
  else return false;
  return true;
}

/** Keeps a text of this tab. A browser that saves nothing keeps none. */
function savedText(key: string): SavedClassroom['vote'] {
  return {
    read() {
      try {
        return sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        sessionStorage.setItem(key, text);
      } catch {
        // Then the page forgets it when it is loaded again.
      }
    },
  };
}
