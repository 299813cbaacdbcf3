import { tellPage } from '../../../../shell/worker/missing-part.ts';
import { serveQuestions } from '../../../../shell/worker/serve.ts';
import { BoardsService } from './boards-service.ts';
import type { BoardsQuestions } from './questions.ts';

const service = new BoardsService(tellPage);
serveQuestions<BoardsQuestions>((asked) => service.answer(asked));
