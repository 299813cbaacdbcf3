import { serveSearches } from 'inkling/worker';

serveSearches();
