import { serveQuestions } from '../../../shell/worker/serve.ts';
import { AnalysisService } from './analysis-service.ts';
import { kernelsFor } from './kernels.ts';
import type { Questions } from './questions.ts';

/** The engine's thread for Mastermind. */
const service = new AnalysisService(kernelsFor);
serveQuestions<Questions>((asked) => service.answer(asked));
