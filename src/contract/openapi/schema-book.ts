import { z } from 'zod';
import { isObject, type JsonSchema, mapReferences, referencesIn, SCHEMAS_PATH } from './json-schema.ts';

/** The JSON Schemas of a set of zod schemas, which share what has a name. */
export interface SchemaBook {
  /** Schema of a request: fields with a default may be left out. */
  sent(schema: z.ZodType): JsonSchema;
  /** Schema of an answer. */
  answered(schema: z.ZodType): JsonSchema;
  /** Target of a reference of `sent` or `answered`; other schemas as they are. */
  resolve(schema: JsonSchema): JsonSchema;
  /** The components that all of it refers to, by their names, in the order of the alphabet. */
  components(): Record<string, JsonSchema>;
}

type Direction = 'input' | 'output';

/** Ends the name of what is sent where it differs from what is answered. */
const SENT_SUFFIX = 'Sent';

/** Begins the names of schemas that have none in the contract; they stand where they are used. */
const UNNAMED = '~';

export interface SchemaParts {
  /** Schemas that become components wherever they stand, by name. */
  named: Readonly<Record<string, z.ZodType>>;
  /** Everything that `sent` and `answered` will be asked for. */
  sent: readonly z.ZodType[];
  answered: readonly z.ZodType[];
}

/** Makes the JSON Schemas of the calls of a contract. */
export function createSchemaBook({ named, sent, answered }: SchemaParts): SchemaBook {
  const names = new Map<z.ZodType, string>();
  for (const [name, schema] of Object.entries(named)) if (!names.has(schema)) names.set(schema, name);
  for (const [index, schema] of [...sent, ...answered].entries())
    if (!names.has(schema)) names.set(schema, `${UNNAMED}${index}`);
  const written = { input: writeAll(names, 'input'), output: writeAll(names, 'output') };
  const differing = findDiffering(written.input, written.output);
  const answeredNames = namesBelow(
    answered.map((schema) => names.get(schema) ?? ''),
    written.output,
  );
  const used = new Map<string, JsonSchema>();

  function componentName(name: string, direction: Direction): string {
    if (direction === 'output' || !differing.has(name) || !answeredNames.has(name)) return name;
    return name + SENT_SUFFIX in named ? `${name}As${SENT_SUFFIX}` : name + SENT_SUFFIX;
  }

  /** References lead to components; what has no name is written out. */
  function place(name: string, direction: Direction): JsonSchema {
    const schema = written[direction][name];
    if (!schema)
      throw new Error(
        `A schema refers to ${name}, which is not in the contract. Export it from a file of the contract.`,
      );
    if (name.startsWith(UNNAMED)) return mapReferences(schema, (inner) => place(inner, direction));
    const component = componentName(name, direction);
    if (!used.has(component)) {
      used.set(component, {});
      used.set(
        component,
        mapReferences(schema, (inner) => place(inner, direction)),
      );
    }
    return { $ref: SCHEMAS_PATH + component };
  }

  function find(schema: z.ZodType, direction: Direction): JsonSchema {
    const name = names.get(schema);
    if (name === undefined)
      throw new Error('The schema is neither named nor one of the parts that the book was made of.');
    return place(name, direction);
  }

  return {
    sent: (schema) => find(schema, 'input'),
    answered: (schema) => find(schema, 'output'),
    resolve: (schema) =>
      schema.$ref ? (used.get(schema.$ref.slice(SCHEMAS_PATH.length)) ?? schema) : schema,
    components: () => Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** These names and all that their schemas refer to. */
function namesBelow(names: readonly string[], schemas: Readonly<Record<string, JsonSchema>>): Set<string> {
  const found = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...referencesIn(schemas[name]));
  }
  return found;
}

function writeAll(names: ReadonlyMap<z.ZodType, string>, io: Direction): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    uri: (id) => SCHEMAS_PATH + id,
    override: ({ jsonSchema }) => tidy(jsonSchema as JsonSchema),
  });
  for (const schema of Object.values(schemas)) {
    delete schema['$schema'];
    delete schema['$id'];
  }
  return schemas as unknown as Record<string, JsonSchema>;
}

/** Takes out what every reader knows: the limits of whole numbers, and the pattern of a format. */
function tidy(schema: JsonSchema): void {
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['format'] !== undefined) delete schema['pattern'];
  if (schema['contentEncoding'] === 'binary') delete schema['contentEncoding'];
}

/**
 * Names of schemas that are not the same when sent and when answered, by themselves or by what they refer to.
 */
function findDiffering(input: Record<string, JsonSchema>, output: Record<string, JsonSchema>): Set<string> {
  const differing = new Set(
    Object.keys(output).filter(
      (name) => JSON.stringify(openObjects(input[name])) !== JSON.stringify(openObjects(output[name])),
    ),
  );
  let before: number;
  do {
    before = differing.size;
    for (const [name, schema] of Object.entries(input))
      if ([...referencesIn(schema)].some((inner) => differing.has(inner))) differing.add(name);
  } while (differing.size > before);
  return differing;
}

/**
 * A request may have fields that are not known and an answer has none, which alone makes no second component.
 */
function openObjects(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(openObjects);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, item]) => !(key === 'additionalProperties' && item === false))
      .map(([key, item]) => [key, openObjects(item)]),
  );
}
