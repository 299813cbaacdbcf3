import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Controller = NonNullable<FastifyServerOptions['schemaController']>;
type Factory = NonNullable<NonNullable<Controller['compilersFactory']>['buildSerializer']>;

/**
 * Fastify's own compiler of serialisers, asked only when an answer is first written: there is one for each route and status, and to
 * make them all takes a quarter of a server's start.
 */
export function serialisersWhenNeeded(): Factory {
  const build = SerializerSelector();
  return (schemas, options) => {
    const compile = build(schemas, options as never);
    return (route) => {
      let serialise: ((data: unknown) => string) | undefined;
      return (data: unknown) => {
        serialise ??= compile(route as never);
        return serialise(data);
      };
    };
  };
}
