import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Controller = NonNullable<FastifyServerOptions['schemaController']>;
type Factories = NonNullable<Controller['compilersFactory']>;

/**
 * Fastify's own compilers, run only when a route first checks a body or first writes an answer. Compiling everything at
 * the start takes a quarter of the time that a server needs to start, and memory for what may never be used.
 */
export function compilersWhenNeeded(): Factories {
  return { buildSerializer: serialisersWhenNeeded(), buildValidator: validatorsWhenNeeded() };
}

function serialisersWhenNeeded(): NonNullable<Factories['buildSerializer']> {
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

interface Validator {
  (data: unknown): unknown;
  /** Why the last one was refused: Fastify reads it there. */
  errors?: unknown;
}

function validatorsWhenNeeded(): NonNullable<Factories['buildValidator']> {
  const build = AjvCompiler();
  return (schemas: unknown, options: unknown) => {
    let compile: ((route: never) => unknown) | undefined;
    return ((route: never) => {
      let validate: Validator | undefined;
      const check: Validator = (data) => {
        compile ??= build(schemas as never, options as never) as (route: never) => unknown;
        validate ??= compile(route) as Validator;
        const isValid = validate(data);
        check.errors = validate.errors;
        return isValid;
      };
      return check;
    }) as never;
  };
}
