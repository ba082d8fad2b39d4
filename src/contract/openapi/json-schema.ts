/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 has them. */
export interface JsonSchema {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  description?: string;
}

/** Place of components in the document. */
export const SCHEMAS_PATH = '#/components/schemas/';

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The same value with every reference in it changed: `change` gets the name of the component and gives what
 * stands in place of the reference.
 */
export function mapReferences<Value>(value: Value, change: (name: string) => JsonSchema): Value {
  if (Array.isArray(value)) return value.map((item) => mapReferences(item, change)) as Value;
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (key === '$ref' && typeof item === 'string' && item.startsWith(SCHEMAS_PATH))
      Object.assign(copy, change(item.slice(SCHEMAS_PATH.length)));
    else copy[key] = mapReferences(item, change);
  }
  return copy as Value;
}

/** Names of the components that a value refers to. */
export function referencesIn(value: unknown): Set<string> {
  const names = new Set<string>();
  mapReferences(value, (name) => {
    names.add(name);
    return {};
  });
  return names;
}
