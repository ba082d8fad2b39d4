import { readdirSync, readFileSync } from 'node:fs';
import { CORE_SCHEMA, load, types, YAMLException } from 'js-yaml';
import type { z } from 'zod';
import { DemoFileError, describeIssue } from './yaml-fault.ts';
import { linesOf, syntaxFaults } from './yaml-line.ts';

const ROOT = `${import.meta.dirname}/../`;
/** The folder as messages name it: from the root of the project. */
const SHOWN = 'src/sandbox/demo';

const SCHEMA = CORE_SCHEMA.extend({ implicit: [types.merge] });

/** Names of the files in a folder below `src/sandbox/demo`. */
export function listFiles(folder: string): string[] {
  return readdirSync(ROOT + folder).sort();
}

/** Reads a file below `src/sandbox/demo` by a schema. */
export function readYaml<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  return parseYaml(`${SHOWN}/${path}`, readFileSync(ROOT + path, 'utf8'), schema);
}

/**
 * Parses the text of a file by a schema; its name is for messages. js-yaml reads six times as fast as yaml,
 * which knows the line of each node: it reads only what has faults.
 */
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  const data = parseSyntax(file, text);
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.flatMap((issue) => describeIssue(issue, data));
  throw new DemoFileError(file, linesOf(text, faults), { cause: parsed.error });
}

function parseSyntax(file: string, text: string): unknown {
  try {
    return load(text, { schema: SCHEMA });
  } catch (cause) {
    if (!(cause instanceof YAMLException)) throw cause;
    throw new DemoFileError(file, syntaxFaults(text), { cause });
  }
}
