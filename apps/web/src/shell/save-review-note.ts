import { notedProgress } from './parts/history-part.ts';
import { NOTE_FIELD, type ReviewNote } from './review-note.ts';
import type { Saved } from './saved/saved.ts';

/**
 * Writes down beside a kept game what it came down to, for the figures of many games. A game that is not over as it is
 * kept gets no note; its last move may be on its way there still.
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
