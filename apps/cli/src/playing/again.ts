import { quoted } from '../words/numbers.ts';
import { NOT_YES_OR_NO } from '../words/play.ts';
import type { Talk } from './talk.ts';

/**
 * After a game: another one, none, or this one again. `answer` does what other words ask for: `true` when that
 * opened the game again, `undefined` when it is no word.
 */
export async function askAgain(
  talk: Talk,
  question: string,
  answer: (entry: string) => boolean | 'left' | undefined,
): Promise<'again' | 'reopened' | 'left'> {
  talk.say(`${question} (yes or no)`);
  for (;;) {
    const entry = await talk.ask();
    if (entry === undefined) return 'left';
    const text = entry.trim().toLowerCase();
    if (text === 'yes' || text === 'y') return 'again';
    if (text === 'no' || text === 'n') return 'left';
    const answered = answer(entry);
    if (answered === 'left') return 'left';
    if (answered === true) return 'reopened';
    if (answered === undefined) talk.say(text === '' ? NOT_YES_OR_NO : `${quoted(entry)}? ${NOT_YES_OR_NO}`);
  }
}
