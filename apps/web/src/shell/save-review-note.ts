import { notedProgress } from './parts/history-part.ts';
import { NOTE_FIELD, type ReviewNote } from './review-note.ts';
import type { Saved } from './saved/saved.ts';

/**
 * Stores the note of an analysed game with the saved game, for statistics over many games. Only a game that is saved as
 * finished gets a note. Since the last move may not have been written yet, it reads up to `READS_MAX` times.
 */
export async function saveReviewNote(saved: Saved, key: string, note: ReviewNote): Promise<void> {
  for (let reads = 0; reads < READS_MAX; reads++) {
    const stored = await saved.read(key);
    const progress = notedProgress(stored);
    if (!stored || !progress) return;
    if (progress.phase === 'unfinished') continue;
    await saved.write(key, { ...stored, [NOTE_FIELD]: note });
    return;
  }
}

const READS_MAX = 10;
