import { serveQuestions } from '../../../shell/worker/serve.ts';
import { AnalysisService } from './analysis-service.ts';
import { kernelsFor } from './kernels.ts';
import type { Questions } from './questions.ts';

/** The worker thread of the Mastermind engine. */
const service = new AnalysisService(kernelsFor);
serveQuestions<Questions>((asked) => service.answer(asked));
