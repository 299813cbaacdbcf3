import type { LabGame } from '../../../shell/parts/lab-part.ts';
import type { CompareProgress, ContestRow } from '../../../shell/parts/lab-tasks.ts';

/** The state of a contest. Finished rows are kept, whatever happens to the rest. */
export interface Contest {
  readonly game: LabGame;
  readonly players: readonly string[];
  readonly state: 'playing' | 'stopped' | 'over' | 'broken';
  /** The results of the players that have finished. */
  readonly rows: readonly ContestRow[];
  readonly refused: readonly { readonly player: string; readonly why: string }[];
  readonly progress: CompareProgress | undefined;
}

/** Returns the rows to show: the finished ones, and the current player's interim results. */
export function shownRows({ rows, progress }: Contest): readonly ContestRow[] {
  const soFar = progress?.kind === 'played' ? progress.soFar : undefined;
  return soFar && soFar.secrets > 0 ? [...rows, soFar] : rows;
}
