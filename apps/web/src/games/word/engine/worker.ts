import { tellPage } from '../../../shell/worker/missing-part.ts';
import { serveQuestions } from '../../../shell/worker/serve.ts';
import type { WordQuestions } from './questions.ts';
import { WordService } from './word-service.ts';

/** The words of each list and length are chunks that this worker thread loads lazily. */
const service = new WordService(tellPage);
serveQuestions<WordQuestions>((asked) => service.answer(asked));
