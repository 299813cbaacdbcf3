import { closed, id, type Schema } from './schema-parts.ts';

const keep = {
  type: 'string',
  enum: ['cookie', 'token'],
  description: 'A browser keeps a cookie that scripts cannot read; programs get the token itself.',
} as const;

export const GUEST_BODY: Schema = closed({ keep });
export const RECOVERY_BODY: Schema = closed({ keep, recovery: id });

const PASS = {
  $id: 'Pass',
  ...closed({ recovery: id, token: { type: 'string' } }, ['recovery', 'token']),
} as const;

const ROOM_LIST = { $id: 'RoomList', ...closed({ rooms: { type: 'array', items: id } }) } as const;

export const GUEST_SCHEMAS: readonly Schema[] = [PASS, ROOM_LIST];
