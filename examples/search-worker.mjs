// The worker of `search.mjs`.
import { serveSearches } from 'inkling/worker';
import { game } from './search-game.mjs';

serveSearches(game);
