import { serveTask } from '../../../../shell/worker/serve-task.ts';
import { type CheckNews, checkWhole } from './whole-check.ts';

serveTask<Blob, CheckNews>(checkWhole);
