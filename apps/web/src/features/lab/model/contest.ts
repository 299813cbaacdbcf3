import type { LabGame } from '../../../shell/parts/lab-part.ts';
import type { CompareProgress, ContestRow } from '../../../shell/parts/lab-tasks.ts';

/** How far a contest has come. Rows that are there stay, whatever happens to the rest. */
export interface Contest {
  readonly game: LabGame;
  readonly players: readonly string[];
  readonly state: 'playing' | 'stopped' | 'over' | 'broken';
  /** Players that are done. */
  readonly rows: readonly ContestRow[];
  readonly refused: readonly { readonly player: string; readonly why: string }[];
  readonly progress: CompareProgress | undefined;
}

/** The rows to show: those that are done, and what the player under way has found so far. */
export function shownRows({ rows, progress }: Contest): readonly ContestRow[] {
  const soFar = progress?.kind === 'played' ? progress.soFar : undefined;
  return soFar && soFar.secrets > 0 ? [...rows, soFar] : rows;
}
