/** What each turn of a kept game was answered, in the game's own signs. Total. */
export function notedAnswers(kept: unknown): readonly string[] {
  const { answers } = notesOf(kept);
  return Array.isArray(answers) ? answers.filter((answer) => typeof answer === 'string') : [];
}

/** Whether a kept game notes that something helped. Total. */
export function isNotedWithNotes(kept: unknown): boolean {
  return notesOf(kept)['withNotes'] === true;
}

function notesOf(kept: unknown): Readonly<Record<string, unknown>> {
  const { progress } = Object(kept) as { readonly progress?: unknown };
  return Object(progress) as Readonly<Record<string, unknown>>;
}
