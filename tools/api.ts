import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifySwagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { openTestServer } from '../apps/server/src/testing/test-server.ts';
import { makeApiTypes, type OpenApi } from './api-types.ts';

const ROOT = join(import.meta.dirname, '..');

/** Returns the description of the API and the generated part of the typed client, by file. */
export async function describeApi(): Promise<ReadonlyMap<string, string>> {
  const place = await openTestServer(
    {},
    { describe: async (app) => void (await app.register(fastifySwagger, SWAGGER)) },
  );
  await place.app.ready();
  const description = JSON.parse(JSON.stringify(place.app.swagger())) as OpenApi;
  await place.close();
  return new Map([
    [join(ROOT, 'apps/server/openapi.json'), `${JSON.stringify(description, null, 2)}\n`],
    [join(ROOT, 'packages/client/src/generated/api.ts'), makeApiTypes(description)],
  ]);
}

const SWAGGER: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Inkling',
      version: '1',
      description: 'Rooms over a link: every answer is a view that holds only what your seat may know.',
    },
  },
  refResolver: {
    buildLocalReference: (schema, _base, _fragment, i) => String(schema['$id'] ?? `schema${i}`),
  },
};

/** `npx tsx --conditions=@inkling/source tools/api.ts` writes both files. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [path, text] of await describeApi()) writeFileSync(path, text);
