import { servePool } from './pool-worker.ts';
import { webPort } from './port-web.ts';

/** The file that a web worker of the pool runs. */
servePool(webPort(self));
