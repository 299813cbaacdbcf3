import { serveTask } from '../../../../shell/worker/serve-task.ts';
import type { CheckedFile } from './questions.ts';
import { type CheckNews, checkWhole } from './whole-check.ts';

serveTask<CheckedFile, CheckNews>(checkWhole);
