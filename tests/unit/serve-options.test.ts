import { expect, it } from 'vitest';
import { VERBS } from '../../apps/cli/src/verbs/verbs.ts';
import { SETTINGS } from '../../apps/server/src/settings/table.ts';

it('inkling serve takes every option of the server', () => {
  const ofServer = Object.values(SETTINGS).flatMap(({ option }) => option ?? []);
  const serve = VERBS.find(({ name }) => name === 'serve');
  expect(Object.keys(serve?.options ?? {}).toSorted()).toEqual([...ofServer, 'check'].toSorted());
});
