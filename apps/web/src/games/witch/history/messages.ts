import { grammarOf } from '../../../shell/language/grammar.ts';
import type { Progress } from '../../../shell/parts/history-part.ts';

export type Messages = typeof english;

const en = grammarOf('en');
const de = grammarOf('de');
const es = grammarOf('es');

/** The texts of Witch in History. */
export const english = {
  pairs: ({ phase, done, of }: Progress): string =>
    phase === 'unfinished' ? `${done} of ${en.counted(of, 'pair', 'pairs')}` : 'all pairs found',
};

export const german: Messages = {
  pairs: ({ phase, done, of }) =>
    phase === 'unfinished'
      ? `${de.number(done)} von ${de.counted(of, 'Paar', 'Paaren')}`
      : 'alle Paare gefunden',
};

export const spanish: Messages = {
  pairs: ({ phase, done, of }) =>
    phase === 'unfinished'
      ? `${es.number(done)} de ${es.counted(of, 'pareja', 'parejas')}`
      : 'todas las parejas encontradas',
};
