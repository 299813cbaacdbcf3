import type { Code } from '@inkling/core/feedback';
import { serveTask } from '../../../../shell/worker/serve-task.ts';
import { type PlayedOut, playOut } from '../model/play-out.ts';

serveTask<Code, PlayedOut>(playOut);
