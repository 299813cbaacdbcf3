import type { TextGame } from '@inkling/deduction/define/game-text';

/** Returns a table with rows and columns swapped, so that its guesses become the secrets. */
export function turned(table: TextGame): TextGame {
  const { name, secrets, guesses, answers, solved } = table;
  const columns = new Map(secrets.map((secret, column) => [secret, column]));
  const rows = new Map(guesses.map((guess, row) => [guess, row]));
  const answer = (guess: string, secret: string) =>
    answers[rows.get(secret) ?? -1]?.[columns.get(guess) ?? -1] ?? '';
  return {
    name,
    secrets: guesses,
    guesses: secrets,
    answers: secrets.map((_, column) => answers.map((row) => row[column] ?? '')),
    solved,
    answer,
    features: (secret) => Object.fromEntries(secrets.map((guess) => [guess, answer(guess, secret)])),
  };
}
