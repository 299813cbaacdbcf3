import { ROOM_SEATS } from '@inkling/games/contract/room';

/**
 * A JSON Schema of the API, or a part of one. A request is never changed to make it valid: an unknown field is refused,
 * and no value is converted.
 */
export type Schema = Readonly<Record<string, unknown>>;

export function text(maxLength: number): Schema {
  return { type: 'string', minLength: 1, maxLength };
}
export const count = { type: 'integer', minimum: 0 } as const;
export const flag = { type: 'boolean' } as const;
export const id = { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' } as const;
export const bytes32 = {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{43}$',
  description: '32 bytes in base64url.',
} as const;
export const req = {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{1,64}$',
  description:
    'Your own name for this request. Sent again, it changes nothing and gets the first answer; in a long game and in the room of a class, the room as it is now.',
} as const;
export const version: Schema = { ...count, description: 'The version that you saw.' };
export const seat: Schema = { type: 'string', enum: ROOM_SEATS };

/** Returns the schema of an object with exactly these fields. */
export function closed(properties: Record<string, unknown>, optional: readonly string[] = []): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    properties,
  };
}

/** Combines several schemas with `anyOf`, after deduplicating them. */
export function anyOf(schemas: readonly unknown[]): unknown {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  return different.length === 1 ? different[0] : { anyOf: different };
}

/** The id in the path of a room. Paths have no other parameters, so additional ones are not checked for. */
export const ROOM_PATH: Schema = { type: 'object', required: ['id'], properties: { id } };

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: 'Refusal#' } } },
});

/** The refusals that every route may send. */
export const REFUSALS: Schema = {
  '4xx': refused('Refused, with a closed code; nothing has happened.'),
  '5xx': refused('Not now; `Retry-After` says when to ask again.'),
};

export const answers = (status: number, $ref: string, description: string): Schema => ({
  [status]: { description, content: { 'application/json': { schema: { $ref } } } },
  ...REFUSALS,
});
