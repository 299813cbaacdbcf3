import { serveQuestions } from '../../../../shell/worker/serve.ts';
import { kernelsFor } from '../../engine/kernels.ts';
import type { Questions } from './questions.ts';
import { RaceService } from './race-service.ts';

/** The worker thread of the engine for races. */
const service = new RaceService(kernelsFor);
serveQuestions<Questions>((asked) => service.answer(asked));
