import { serveQuestions } from '../../../shell/worker/serve.ts';
import { kernelsFor } from './kernels.ts';
import type { Questions } from './questions.ts';
import { Thinker } from './thinker.ts';

/** The engine's thread for Mastermind. */
const thinker = new Thinker(kernelsFor);
serveQuestions<Questions>((asked) => thinker.answer(asked));
