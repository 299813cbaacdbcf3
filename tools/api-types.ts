/** The part of OpenAPI 3.1 that our server uses. */
export interface OpenApi {
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly required?: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly description?: string;
}

/** Generates TypeScript for every schema and operation: an interface for each schema, and a table of paths. */
export function makeApiTypes({ components, paths }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation }))
      .filter(({ operation }) => operation.operationId !== 'roomEvents'),
  );
  return `${[
    '/** Made from `apps/server/openapi.json` by `tools/api.ts`; a test compares. */',
    ...Object.entries(components.schemas).map(
      ([name, schema]) => `export interface ${name} ${typeOf(schema, '')}\n`,
    ),
    '/** What each operation takes and gives. */',
    'export interface Operations {',
    ...operations.map(({ operation }) => operationType(operation)),
    '}\n',
    'export const PATHS: { readonly [Name in keyof Operations]: { readonly method: string; readonly path: string } } = {',
    ...operations.map(
      ({ path, method, operation }) =>
        `  ${operation.operationId}: { method: '${method}', path: '${path}' },`,
    ),
    '};',
  ].join('\n')}\n`;
}

function operationType({ operationId, summary, parameters = [], requestBody, responses }: Operation): string {
  const body = requestBody?.content['application/json']?.schema;
  const fields = [
    ...parameters.map(({ name, required, schema }) => field(name, schema, required ?? false, '      ')),
    ...(body ? [field('body', body, true, '      ')] : []),
  ];
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const output = answer?.content?.['application/json']?.schema;
  return [
    `  /** ${summary} */`,
    `  readonly ${operationId}: {`,
    fields.length > 0 ? `    readonly input: {\n${fields.join('')}    };` : '    readonly input: object;',
    `    readonly output: ${output ? typeOf(output, '    ') : 'undefined'};`,
    '  };',
  ].join('\n');
}

/**
 * The type of `game` is any string: the available games depend on the server, and the client may call a server
 * with other games.
 */
function field(name: string, schema: JsonSchema, required: boolean, indent: string): string {
  const words = schema.description === undefined ? '' : `${indent}/** ${schema.description} */\n`;
  const type = name === 'game' ? 'string' : typeOf(schema, indent);
  return `${words}${indent}readonly ${name}${required ? '' : '?'}: ${type};\n`;
}

function typeOf(schema: JsonSchema, indent: string): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one, indent)).join(' | ');
  if (schema.enum) return schema.enum.map((value) => literal(value)).join(' | ');
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'array' && schema.items) return `readonly (${typeOf(schema.items, indent)})[]`;
  if (schema.type !== 'object') return schema.type ?? 'unknown';
  if (!schema.properties) return 'Readonly<Record<string, unknown>>';
  const inner = `${indent}  `;
  const fields = Object.entries(schema.properties).map(([name, property]) =>
    field(name, property, schema.required?.includes(name) ?? false, inner),
  );
  return `{\n${fields.join('')}${indent}}`;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
