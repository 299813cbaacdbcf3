import { kernelsFor } from '../../engine/kernels.ts';
import { serveQuestions } from '../../engine/loop.ts';
import type { Questions } from './questions.ts';
import { Thinker } from './thinker.ts';

/** The engine's thread for races. */
const thinker = new Thinker(kernelsFor);
serveQuestions<Questions>((asked) => thinker.answer(asked));
