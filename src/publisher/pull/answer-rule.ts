import type { z } from 'zod';
import { localizedSchema, slugSchema, urlSchema } from '#contract/value/primitive.ts';
import { limitMarkup } from './limit-markup.ts';

/** Tells what is wrong with a value, and what was done about it. `path` leads to it from the item. */
export type OnFault = (path: readonly PropertyKey[], reason: string) => void;

/** In place of what has to be left out. */
const LEFT_OUT = Symbol('left out');

/** Makes a parsed value fit for pages; undefined for a schema that has nothing to look after. */
type Rule = (value: unknown, path: readonly PropertyKey[], onFault: OnFault) => unknown;

/** Longest name of a page in its address: file systems take 255 letters, endings included. */
const MAX_SLUG = 200;

/** Longest text in one language; a novel has as many letters. */
const MAX_TEXT = 500_000;

const authorities = new Map<string, boolean>();
const KEPT_AUTHORITIES = 1000;

/** True if browsers can parse an address. Only the part before its path decides. */
function isReadable(address: string): boolean {
  const [authority = ''] = /^https?:\/\/[^/?#]*/i.exec(address) ?? [];
  if (authority === '') return true;
  let isGood = authorities.get(authority);
  if (isGood === undefined) {
    isGood = URL.canParse(authority);
    if (authorities.size < KEPT_AUTHORITIES) authorities.set(authority, isGood);
  }
  return isGood;
}

const addressRule: Rule = (value, path, onFault) => {
  if (typeof value !== 'string' || isReadable(value)) return value;
  onFault(path, `no browser can read the address "${value.slice(0, 80)}": it is left out`);
  return LEFT_OUT;
};

const slugRule: Rule = (value, path, onFault) => {
  if (typeof value !== 'string' || value.length <= MAX_SLUG) return value;
  onFault(path, `has ${value.length} letters, more than the ${MAX_SLUG} of an address: it is left out`);
  return LEFT_OUT;
};

/** A half of a letter that two make is no letter: what writes and what reads it would not agree. */
const lengthRule: Rule = (value, path, onFault) => {
  if (typeof value !== 'string') return value;
  if (value.length <= MAX_TEXT) return value.toWellFormed();
  onFault(path, `has ${value.length} letters: the first ${MAX_TEXT} of them are shown`);
  return value.slice(0, MAX_TEXT).toWellFormed();
};

const textRule: Rule = (value, path, onFault) => {
  const text = lengthRule(value, path, onFault);
  if (typeof text !== 'string') return text;
  const { html, leftOut } = limitMarkup(text);
  if (leftOut > 0)
    onFault(path, `is nested too deep or has too many tags: ${leftOut} of them are left out, not their text`);
  return html;
};

/** Rules by the schema that a value was parsed with. */
const RULES = new Map<unknown, Rule>([
  [urlSchema, addressRule],
  [slugSchema, slugRule],
  [localizedSchema, everyValue(textRule)],
]);

const known = new WeakMap<object, { rule: Rule | undefined }>();

/** A whole answer by the rule of its schema; one that could not be without what is wrong stays as it is. */
export function ruled<Answer>(schema: z.ZodType, answer: Answer, onFault: OnFault): Answer {
  const kept = ruleOf(schema)?.(answer, [], onFault) ?? answer;
  return kept === LEFT_OUT ? answer : (kept as Answer);
}

/**
 * The rule of a schema: that of an address, a slug or a text, wherever they stand in it. What cannot be
 * without something that is left out goes with it; what can, stays.
 */
function ruleOf(schema: z.core.$ZodType): Rule | undefined {
  // A schema with a description of its own is a copy of the one that it came from.
  for (let one: z.core.$ZodType | undefined = schema; one; one = one._zod.parent) {
    const rule = RULES.get(one);
    if (rule) return rule;
  }
  const before = known.get(schema);
  if (before) return before.rule;
  const rule = makeRule(schema as z.core.$ZodTypes);
  known.set(schema, { rule });
  return rule;
}

function makeRule(schema: z.core.$ZodTypes): Rule | undefined {
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
      return lengthRule;
    case 'optional':
    case 'nullable':
      return orEmpty(ruleOf(def.innerType), def.type === 'nullable' ? null : undefined);
    case 'default':
    case 'prefault':
    case 'readonly':
      return ruleOf(def.innerType);
    case 'array':
      return everyItem(ruleOf(def.element));
    case 'record':
      return everyValue(ruleOf(def.valueType));
    case 'object':
      return everyField(def.shape);
    case 'union':
      return firstFitting(def.options);
    default:
      return undefined;
  }
}

function orEmpty(rule: Rule | undefined, empty: null | undefined): Rule | undefined {
  return (
    rule &&
    ((value, path, onFault) => {
      const kept = rule(value, path, onFault);
      return kept === LEFT_OUT ? empty : kept;
    })
  );
}

function everyItem(rule: Rule | undefined): Rule | undefined {
  return (
    rule &&
    ((value, path, onFault) =>
      Array.isArray(value)
        ? value.map((item, at) => rule(item, [...path, at], onFault)).filter((item) => item !== LEFT_OUT)
        : value)
  );
}

function everyValue(rule: Rule): Rule;
function everyValue(rule: Rule | undefined): Rule | undefined;
function everyValue(rule: Rule | undefined): Rule | undefined {
  return (
    rule &&
    ((value, path, onFault) => {
      if (typeof value !== 'object' || value === null) return value;
      const kept = Object.entries(value).map(([key, one]) => [key, rule(one, [...path, key], onFault)]);
      return Object.fromEntries(kept.filter(([, one]) => one !== LEFT_OUT));
    })
  );
}

function everyField(shape: Readonly<Record<string, z.core.$ZodType>>): Rule | undefined {
  const rules = Object.entries(shape).flatMap(([name, schema]) => {
    const rule = ruleOf(schema);
    return rule ? [{ name, rule }] : [];
  });
  if (rules.length === 0) return undefined;
  return (value, path, onFault) => {
    if (typeof value !== 'object' || value === null) return value;
    const fields: Record<string, unknown> = { ...value };
    for (const { name, rule } of rules) {
      if (fields[name] === undefined) continue;
      const kept = rule(fields[name], [...path, name], onFault);
      if (kept === LEFT_OUT) return LEFT_OUT;
      if (kept === undefined) delete fields[name];
      else fields[name] = kept;
    }
    return fields;
  };
}

function firstFitting(options: readonly z.core.$ZodType[]): Rule | undefined {
  if (!options.some(ruleOf)) return undefined;
  return (value, path, onFault) => {
    const fitting = options.find((one) => 'safeParse' in one && (one as z.ZodType).safeParse(value).success);
    return (fitting && ruleOf(fitting)?.(value, path, onFault)) ?? value;
  };
}
