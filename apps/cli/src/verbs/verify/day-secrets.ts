/** What was played on a day whose key is out. */
export interface DaySecrets {
  readonly day: string;
  readonly secrets: readonly DaySecret[];
}

export interface DaySecret {
  readonly game: string;
  readonly secret: string;
  /** Did each guest have a copy of it? */
  readonly copied: boolean;
}
