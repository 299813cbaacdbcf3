import { serveTask } from '../../../../shell/worker/serve-task.ts';
import type { CheckedFile } from './questions.ts';
import { type CheckUpdate, checkWhole } from './whole-check.ts';

serveTask<CheckedFile, CheckUpdate>(checkWhole);
