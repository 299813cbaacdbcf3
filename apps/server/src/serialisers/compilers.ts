import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Controller = NonNullable<FastifyServerOptions['schemaController']>;
type Factories = NonNullable<Controller['compilersFactory']>;

/**
 * Fastify's own schema compilers, run lazily: when a route first validates a body or first writes an answer. Compiling
 * everything at the start takes a quarter of a server's start time, and memory for schemas that may never be used.
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
  /** Why the last value was refused; Fastify reads it here. */
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
