/** The pages, in the order in which they are best read. The names stand in addresses. */
export const LESSONS = ['scoring', 'knuth', 'entropy', 'states', 'witch-centre', 'evaluators'] as const;
export type LessonId = (typeof LESSONS)[number];

export function lessonIn(path: string): LessonId | undefined {
  return LESSONS.find((id) => id === path);
}
