import type { z } from 'zod';

/** A fault of a file: where it is, counted from 1, what it is and what to write instead. */
export interface Fault {
  line: number;
  message: string;
}

/** A fault by the path of what has it. */
export interface PlacedFault {
  path: readonly PropertyKey[];
  message: string;
}

/** A file of the demo shops that cannot be used, with every fault that it has. */
export class DemoFileError extends Error {
  override readonly name = 'DemoFileError';
  readonly file: string;
  readonly faults: readonly Fault[];

  constructor(file: string, faults: readonly Fault[], options?: ErrorOptions) {
    super(faults.map(({ line, message }) => `${file}:${line}: ${message}.`).join('\n'), options);
    this.file = file;
    this.faults = faults;
  }
}

type Issue = z.core.$ZodIssue;

const LANGUAGE_NAMES: Readonly<Record<string, string>> = { ru: 'Russian', uz: 'Uzbek', en: 'English' };

/** Advice for each type that a schema expects. */
const FORMS: Readonly<Record<string, string>> = {
  string: 'text (a number in quotes)',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false',
  object: 'fields, each "name: value"',
  record: 'fields, each "name: value"',
  array: 'a list, each item after "- "',
  tuple: 'a list, as [1, 2]',
};

/** The faults that an issue of a schema stands for, each with the path in the file. */
export function describeIssue(issue: Issue, data: unknown): PlacedFault[] {
  const { path } = issue;
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: [...path, key], message: describeKey(key, issue.message) }));
    case 'too_small': {
      const least = `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
      const unit = issue.origin === 'array' ? ' items' : '';
      const isOwn = !issue.message.startsWith('Too small');
      const written = shown(valueAt(data, path));
      return [
        { path, message: isOwn ? issue.message : `${nameOf(path)} is ${written}: write ${least}${unit}` },
      ];
    }
    case 'invalid_format': {
      const written = shown(valueAt(data, path));
      const isRule = issue.message.startsWith('must ');
      return [
        { path, message: isRule ? `${nameOf(path)} is ${written}: it ${issue.message}` : issue.message },
      ];
    }
    case 'invalid_type':
      return [{ path, message: describeType(issue, valueAt(data, path)) }];
    case 'invalid_value': {
      const written = shown(valueAt(data, path));
      return [{ path, message: `${nameOf(path)} is ${written}: write one of ${issue.values.join(', ')}` }];
    }
    case 'invalid_union':
      return describeUnion(issue, data);
    default:
      return [{ path, message: issue.message }];
  }
}

/** A field that is not known; one with spaces is a text in braces that a comma has cut in two. */
function describeKey(key: string, message: string): string {
  return key.includes(' ') ? `"${key}" is cut off by a comma: put the whole text into quotes` : message;
}

function describeType({ path, expected }: Issue & { expected: string }, value: unknown): string {
  const language = LANGUAGE_NAMES[String(path.at(-1))];
  const form = FORMS[expected] ?? expected;
  if (value === undefined || value === null)
    return language
      ? `${nameOf(path)} is missing: write the text in ${language}`
      : `${nameOf(path)} is missing: write ${form}`;
  return `${nameOf(path)} is ${shown(value)}: write ${form}`;
}

/** The faults of the form that was meant: the one that fits best. */
function describeUnion(issue: Issue & { errors: Issue[][] }, data: unknown): PlacedFault[] {
  const value = valueAt(data, issue.path);
  const isName = typeof value === 'string';
  const isOtherForm = (issues: Issue[]) =>
    issues.some(
      ({ code, path }) =>
        path.length === 0 && (code === 'invalid_type' || (code === 'invalid_value' && !isName)),
    );
  const forms = issue.errors.filter((issues) => !isOtherForm(issues));
  const [nearest] = forms
    .map((issues) =>
      issues.flatMap((one) => describeIssue({ ...one, path: [...issue.path, ...one.path] }, data)),
    )
    .sort((one, other) => one.length - other.length);
  if (nearest) return nearest;
  const expected = issue.errors.flatMap((issues) =>
    issues.flatMap((one) => (one.code === 'invalid_type' ? (FORMS[one.expected] ?? one.expected) : [])),
  );
  const is = value === undefined || value === null ? 'missing' : shown(value);
  return [
    {
      path: issue.path,
      message: `${nameOf(issue.path)} is ${is}: write ${[...new Set(expected)].join(', or ')}`,
    },
  ];
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  );
}

/** The last field of a path, in quotes; an item by its place, from 1. */
function nameOf(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  if (last === undefined) return 'the file';
  if (typeof last !== 'number') return `"${String(last)}"`;
  const list = path.findLast((key) => typeof key !== 'number');
  return `item ${last + 1} of ${list === undefined ? 'the file' : `"${String(list)}"`}`;
}

/** A value as it may stand in a message: short. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'fields';
  return JSON.stringify(value)?.slice(0, 60) ?? 'missing';
}
