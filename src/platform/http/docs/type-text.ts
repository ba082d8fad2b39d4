import { type JsonSchema, SCHEMAS_PATH } from '#contract/openapi/json-schema.ts';
import { type Html, html } from './html.ts';

/**
 * A schema in a few words, with links to what has a name: `list of Variation`, `whole number, 1 at least`.
 */
export function typeText(schema: JsonSchema): Html {
  if (schema.$ref) {
    const name = schema.$ref.slice(SCHEMAS_PATH.length);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum)
    return html`${between(
      schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ' | ',
    )}`;
  const alternatives = alternativesOf(schema);
  if (alternatives) return html`${between(alternatives.map(typeText), ' | ')}`;
  if (schema['format'] === 'binary')
    return html`file${schema['maxLength'] ? html`, up to ${formatBytes(Number(schema['maxLength']))}` : ''}`;
  if (schema.type === 'array') {
    const entries = limits(schema, 'minItems', 'maxItems', 'entries').slice(2);
    return html`list ${entries && `(${entries}) `}of ${typeText(schema.items ?? {})}`;
  }
  if (schema.type === 'object') return schema.properties ? html`object` : mapText(schema);
  return html`${plainName(schema)}${limits(schema, 'minLength', 'maxLength', 'characters')}${range(schema)}`;
}

/**
 * Choices of a value; undefined where there is none. `anyOf` with limits beside it is one thing,
 * not a choice.
 */
export function alternativesOf(schema: JsonSchema): JsonSchema[] | undefined {
  const list = schema['oneOf'] ?? (schema.type === undefined ? schema['anyOf'] : undefined);
  return Array.isArray(list) ? list : undefined;
}

function mapText(schema: JsonSchema): Html {
  const names = schema['propertyNames'] as JsonSchema | undefined;
  const values = schema['additionalProperties'];
  const value = typeof values === 'object' && values !== null ? typeText(values as JsonSchema) : 'anything';
  return names ? html`${value} by ${typeText(names)}` : html`object`;
}

function plainName(schema: JsonSchema): string {
  const names: Record<string, string> = {
    integer: 'whole number',
    string: 'text',
    boolean: 'true or false',
    null: 'null',
    number: 'number',
  };
  const types = [schema.type ?? 'anything'].flat();
  const formats: Record<string, string> = {
    'date-time': 'moment, ISO 8601',
    uuid: 'UUID',
    uri: 'address',
    email: 'e-mail address',
  };
  return formats[String(schema['format'])] ?? types.map((type) => names[type] ?? type).join(' or ');
}

function limits(schema: JsonSchema, least: string, most: string, unit: string): string {
  const [min, max] = [schema[least], schema[most]];
  if (min !== undefined && min === max) return `, ${min} ${unit}`;
  if (min !== undefined && max !== undefined) return `, ${min} to ${max} ${unit}`;
  if (max !== undefined) return `, up to ${max} ${unit}`;
  return min === undefined ? '' : `, ${min} ${unit} at least`;
}

function range(schema: JsonSchema): string {
  const least =
    schema['minimum'] ?? (schema['exclusiveMinimum'] === 0 && schema.type === 'integer' ? 1 : undefined);
  const most = schema['maximum'];
  if (least !== undefined && most !== undefined) return `, ${least} to ${most}`;
  if (most !== undefined) return `, ${most} at most`;
  if (least !== undefined) return `, ${least} at least`;
  return schema['exclusiveMinimum'] === 0 ? ', more than 0' : '';
}

function formatBytes(bytes: number): string {
  return bytes >= 1_048_576 ? `${Math.round(bytes / 1_048_576)} MB` : `${Math.round(bytes / 1024)} KB`;
}

function between(parts: readonly Html[], sign: string): (Html | string)[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [sign, part]));
}
