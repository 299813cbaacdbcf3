import { serveQuestions } from '../../../../shell/worker/serve.ts';
import { BoardsService } from './boards-service.ts';
import type { BoardsQuestions } from './questions.ts';

const service = new BoardsService();
serveQuestions<BoardsQuestions>((asked) => service.answer(asked));
