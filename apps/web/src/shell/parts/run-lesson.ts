import type { LessonController } from './lesson-part.ts';

/** Executes a typed line by its case-insensitive first word. Returns false if it was not understood. */
export function runLine(
  line: string,
  lesson: LessonController,
  shared: LessonController['verbs'] = {},
): boolean {
  const trimmed = line.trim();
  const [word = ''] = trimmed.split(/\s+/, 1);
  const name = word.toLowerCase();
  const verb = [shared, lesson.verbs].find((verbs) => Object.hasOwn(verbs, name))?.[name];
  return (verb ? verb(trimmed.slice(word.length).trim()) : lesson.runOther(trimmed)) !== false;
}

/** Executes what a key does in a lesson. Returns true if the key had a meaning. */
export function pressKey(lesson: LessonController, key: string, code: string): boolean {
  const name = key.toLowerCase();
  if (!Object.hasOwn(lesson.keys, name)) return lesson.pressOther?.(key, code) ?? false;
  lesson.keys[name]?.();
  return true;
}
