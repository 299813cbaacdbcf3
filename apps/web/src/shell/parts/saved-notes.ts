/** Returns the answer to each turn of a saved game, in the game's own notation. Never throws. */
export function notedAnswers(stored: unknown): readonly string[] {
  const { answers } = notesOf(stored);
  return Array.isArray(answers) ? answers.filter((answer) => typeof answer === 'string') : [];
}

/** Whether a saved game records that any help, notes or hints, was used. Never throws. */
export function isNotedWithNotes(stored: unknown): boolean {
  return notesOf(stored)['withNotes'] === true;
}

function notesOf(stored: unknown): Readonly<Record<string, unknown>> {
  const { progress } = Object(stored) as { readonly progress?: unknown };
  return Object(progress) as Readonly<Record<string, unknown>>;
}
