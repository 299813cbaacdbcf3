import { serveQuestions } from '../../engine/loop.ts';
import type { DuelQuestions } from './questions.ts';
import { answerDuel } from './thinker.ts';

serveQuestions<DuelQuestions>(answerDuel);
