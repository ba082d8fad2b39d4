import type { z } from 'zod';
import { ANY, COUNT, FLAG, NUMBER, type Shape, TEXT, WHOLE } from './shape.ts';

/**
 * The shape of what a schema takes, as far as a page that shows it must rely on it: the kinds of the fields
 * that have to be there. Free are fields that may be left out or null, fields that the schema does not name,
 * and what a text or number must be beside that: patterns, limits, members of an enum. Of several forms one
 * is enough; only what tells them apart must be a certain text.
 */
export function shapeOf(schema: z.core.$ZodType): Shape {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return TEXT;
    case 'number':
      return kindOfNumber(schema as z.ZodNumber);
    case 'boolean':
      return FLAG;
    case 'enum':
      return kindOf(Object.values(def.entries));
    case 'literal':
      return kindOf(def.values);
    case 'array':
      return [shapeOf(def.element)];
    case 'tuple':
      return [ANY];
    case 'record':
      return {};
    case 'object':
      return fieldsOf(def.shape);
    case 'union':
      return oneOf(
        def.options.map((option) =>
          'discriminator' in def ? marked(shapeOf(option), option, def.discriminator) : shapeOf(option),
        ),
      );
    case 'nonoptional':
      return shapeOf(withoutDefault(def.innerType));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'any':
    case 'unknown':
      return ANY;
    default:
      throw new Error(`No shape is known of a schema of the type ${def.type}: add it to shape-of.ts.`);
  }
}

function kindOfNumber({ isInt, minValue }: z.ZodNumber): Shape {
  if (!isInt) return NUMBER;
  return minValue !== null && minValue >= 0 ? COUNT : WHOLE;
}

/** The kind that all of some values have. */
function kindOf(values: readonly unknown[]): Shape {
  const [type, ...others] = new Set(values.map((value) => typeof value));
  if (others.length > 0) return ANY;
  return { string: TEXT, number: NUMBER, boolean: FLAG }[String(type)] ?? ANY;
}

function fieldsOf(fields: z.core.$ZodShape): Shape {
  const shapes = Object.entries(fields).map(([name, field]): [string, Shape] => [name, shapeOf(field)]);
  return Object.fromEntries(shapes.filter(([, shape]) => shape !== ANY));
}

/** The shape of a member of a union, with the text that tells it from the others. */
function marked(shape: Shape, option: z.core.$ZodType, discriminator: unknown): Shape {
  const { def } = (option as z.core.$ZodTypes)._zod;
  const name = String(discriminator);
  const mark =
    def.type === 'object' ? (def.shape[name] as z.core.$ZodTypes | undefined)?._zod.def : undefined;
  const [value, ...others] = mark?.type === 'literal' ? mark.values : [];
  return typeof value === 'string' && others.length === 0 ? { ...Object(shape), [name]: value } : shape;
}

function oneOf(shapes: readonly Shape[]): Shape {
  return shapes.includes(ANY) ? ANY : shapes;
}

/** A field that must be there needs what its schema would fill in. */
function withoutDefault(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'default' || def.type === 'prefault' || def.type === 'optional'
    ? def.innerType
    : schema;
}
