import type { LessonController, LessonServices } from '../lesson-part.ts';
import { pressKey, runLine } from '../run-lesson.ts';

/** Opens a lesson for tests the way its page does, with typed lines, keys, and the last announcement. */
export function tried<Controller extends LessonController>(
  open: (say: LessonServices['say']) => Controller,
): {
  readonly lesson: Controller;
  readonly run: (line: string) => boolean;
  readonly press: (key: string, code?: string) => boolean;
  readonly announced: () => string;
} {
  let last = '';
  const lesson = open((sentence) => {
    last = sentence;
  });
  return {
    lesson,
    run: (line) => runLine(line, lesson),
    press: (key, code = '') => pressKey(lesson, key, code),
    announced: () => last,
  };
}
