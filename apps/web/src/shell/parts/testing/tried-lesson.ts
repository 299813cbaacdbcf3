import type { LessonController, LessonServices } from '../lesson-part.ts';
import { pressKey, runLine } from '../run-lesson.ts';

/** A lesson as its page works it, for tests: typed lines, keys, and what was said last. */
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
