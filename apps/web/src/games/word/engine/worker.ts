import { serveQuestions } from '../../../shell/worker/serve.ts';
import type { WordQuestions } from './questions.ts';
import { WordThinker } from './thinker.ts';

/** The word place's thread; the words of each length are chunks that it fetches when they are wanted. */
const thinker = new WordThinker();
serveQuestions<WordQuestions>((asked) => thinker.answer(asked));
