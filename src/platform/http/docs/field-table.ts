import type { JsonSchema } from '#contract/openapi/json-schema.ts';
import type { Parameter } from '#contract/openapi/open-api.ts';
import { type Html, html, inline } from './html.ts';
import { alternativesOf, typeText } from './type-text.ts';

/** A field of a table. */
interface Field {
  /** With the names of the objects around it: `driver.car.model`. */
  name: string;
  schema: JsonSchema;
  required: boolean;
  /** Part of the request; undefined in a body. */
  place?: string;
}

/** Depth to which nested objects are shown field by field; deeper ones have a name in a good contract. */
const MAX_DEPTH = 4;

/** The fields of a schema, those of objects within it too; what is no object is told in words. */
export function schemaTable(schema: JsonSchema): Html {
  const alternatives = alternativesOf(schema);
  if (alternatives?.some((one) => one.properties)) {
    return html`<p class="note">One of these:</p>
      ${alternatives.map((one) => html`<div class="alternative">${schemaTable(one)}</div>`)}`;
  }
  const fields = fieldsOf(schema, '', 0);
  if (fields.length === 0) return html`<p class="type">${typeText(schema)}${patternText(schema)}</p>`;
  return table(fields);
}

/** The parameters of a call in its path, query and headers. */
export function parameterTable(parameters: readonly Parameter[]): Html {
  return table(
    parameters.map(({ name, in: place, required, schema, description }) => ({
      name,
      place,
      required,
      schema: description ? { ...schema, description } : schema,
    })),
  );
}

function fieldsOf(schema: JsonSchema, prefix: string, depth: number): Field[] {
  const { properties, required = [] } = objectIn(schema) ?? {};
  if (!properties || depth > MAX_DEPTH) return [];
  return Object.entries(properties).flatMap(([name, field]) => [
    { name: prefix + name, schema: field, required: required.includes(name) },
    ...fieldsOf(field, `${prefix}${name}${field.type === 'array' ? '[].' : '.'}`, depth + 1),
  ]);
}

/** The object that a schema is, is a list of, or is beside null. */
function objectIn(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema;
  if (schema.type === 'array') return schema.items && objectIn(schema.items);
  const objects = (alternativesOf(schema) ?? []).filter((one) => one.type !== 'null');
  return objects.length === 1 && objects[0] ? objectIn(objects[0]) : undefined;
}

function table(fields: readonly Field[]): Html {
  return html`<table class="fields"><tbody>${fields.map(row)}</tbody></table>`;
}

function row({ name, schema, required, place }: Field): Html {
  const { description, default: standard } = schema;
  return html`<tr>
    <th scope="row"><code>${name}</code>${!required && html`<span class="optional">optional</span>`}</th>
    <td>
      <span class="type">${place && html`${place}: `}${typeText(schema)}</span>${standard !== undefined && html` <span class="default">${JSON.stringify(standard)} where left out</span>`}
      ${patternText(schema)} ${description && html`<div class="description">${inline(description)}</div>`}
    </td>
  </tr>`;
}

function patternText(schema: JsonSchema): Html | undefined {
  const pattern = schema['pattern'];
  return typeof pattern === 'string' ? html`<code class="pattern">/${pattern}/</code>` : undefined;
}
