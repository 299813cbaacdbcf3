import { serveQuestions } from '../../../../shell/worker/serve.ts';
import { answerCheck } from './check-service.ts';
import type { LinkDuelQuestions } from './questions.ts';

serveQuestions<LinkDuelQuestions>(answerCheck);
