export interface NamedGame {
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly text: string;
}

export function namedGames(
  files?: readonly string[],
  read?: (file: string) => string,
  ids?: readonly string[],
): readonly NamedGame[];
