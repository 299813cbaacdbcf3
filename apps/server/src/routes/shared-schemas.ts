import type { Services } from '../services/services.ts';
import { dailySchemas } from './daily-schemas.ts';
import { GUEST_SCHEMAS } from './guest-schemas.ts';
import { RATING_SCHEMAS } from './puzzles.ts';
import { roomSchemas } from './room-schemas.ts';
import { closed, count, type Schema } from './schema-parts.ts';

/** Returns the schemas that answers reference by `$id`. */
export function sharedSchemas({ games, faultStatuses }: Services): readonly Schema[] {
  const refusal = {
    $id: 'Refusal',
    ...closed(
      {
        code: { type: 'string', enum: [...faultStatuses.keys()] },
        place: count,
        letter: { type: 'string' },
        count,
        now: { $ref: 'RoomView#' },
      },
      ['place', 'letter', 'count', 'now'],
    ),
  };
  return [
    roomSchemas(games).view,
    refusal,
    ...GUEST_SCHEMAS,
    ...dailySchemas(games).views,
    ...RATING_SCHEMAS,
  ];
}
