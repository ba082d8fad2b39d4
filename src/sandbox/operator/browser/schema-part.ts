import { z } from 'zod';
import type { JsonSchema } from '#contract/openapi/json-schema.ts';

/** The schema of what a dotted path leads to; of a union that of its first option. */
export function partOf(schema: z.ZodType, path: string): z.ZodType {
  return path.split('.').reduce((part, name) => {
    const object = optionOf(withoutWrapper(part));
    if (object instanceof z.ZodRecord) return object.valueType as z.ZodType;
    const inner = object instanceof z.ZodObject ? object.shape[name] : undefined;
    if (!(inner instanceof z.ZodType)) throw new Error(`The schema has no field ${name} for ${path}.`);
    return inner;
  }, schema);
}

const optionOf = (schema: z.ZodType) =>
  schema instanceof z.ZodUnion ? (schema.options[0] as z.ZodType) : schema;

/** Without what only says that something may be left out, or what stands in for it. */
function withoutWrapper(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
    ? withoutWrapper(schema.unwrap() as z.ZodType)
    : schema;
}

/** Kind of the field that asks for a value. */
export type FieldKind = 'switch' | 'choice' | 'number' | 'moment' | 'list' | 'languages' | 'picture' | 'text';

export interface FieldFacts {
  kind: FieldKind;
  /** Values to choose of. */
  choices: readonly unknown[];
  min?: number;
  max?: number;
}

/** A field with its description for each part of an object, parts of objects within it too. */
export function fieldsOf(schema: z.ZodType, path: string): { name: string; hint: string | undefined }[] {
  const part = partOf(schema, path);
  const inner = withoutWrapper(part);
  return inner instanceof z.ZodObject
    ? Object.keys(inner.shape).flatMap((name) => fieldsOf(schema, `${path}.${name}`))
    : [{ name: path, hint: part.description }];
}

const facts = new WeakMap<z.ZodType, FieldFacts>();

/** The field for a schema, as its JSON Schema says, which the description of the platform has, too. */
export function factsOf(schema: z.ZodType): FieldFacts {
  const known =
    facts.get(schema) ?? readFacts(z.toJSONSchema(withoutWrapper(schema), { io: 'input' }) as JsonSchema);
  facts.set(schema, known);
  return known;
}

function readFacts(json: JsonSchema): FieldFacts {
  const { minimum, maximum } = json as { minimum?: number; maximum?: number };
  return {
    kind: kindOf(json),
    choices: json.enum ?? (json['anyOf'] as JsonSchema[] | undefined)?.map((one) => one.const) ?? [],
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}

function kindOf({ type, enum: values, anyOf, format, properties }: JsonSchema): FieldKind {
  if (values || anyOf) return 'choice';
  if (type === 'boolean') return 'switch';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'array') return 'list';
  if (type === 'object') return properties?.['urls'] ? 'picture' : 'languages';
  return format === 'date-time' ? 'moment' : 'text';
}

/** Complaint of a schema about a value; undefined where it has none. */
export function complaintOf(schema: z.ZodType, value: unknown): string | undefined {
  if (Number.isNaN(value)) return 'must be a number';
  return schema.safeParse(value).error?.issues[0]?.message;
}

/** Part of a value at a dotted path. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => Object(inner)[name], value);

/** `{ a: { b: value } }` for `a.b`. */
export const patchOf = (path: string, value: unknown): Record<string, unknown> =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Record<
    string,
    unknown
  >;
