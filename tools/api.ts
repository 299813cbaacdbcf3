import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openPlace } from '../apps/server/src/testing/place.ts';
import { makeApiTypes, type OpenApi } from './api-types.ts';

const ROOT = join(import.meta.dirname, '..');

/** The description of the API, and the part of the typed client that is made from it, by file. */
export async function describeApi(): Promise<ReadonlyMap<string, string>> {
  const place = await openPlace();
  const reply = await place.app.inject('/api/openapi.json');
  await place.close();
  const description = reply.json() as OpenApi;
  return new Map([
    [join(ROOT, 'apps/server/openapi.json'), `${JSON.stringify(description, null, 2)}\n`],
    [join(ROOT, 'packages/client/src/api.ts'), makeApiTypes(description)],
  ]);
}

/** `npx tsx --conditions=@inkling/source tools/api.ts` writes both files anew. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [path, text] of await describeApi()) writeFileSync(path, text);
