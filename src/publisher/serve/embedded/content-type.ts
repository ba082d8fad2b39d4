import { extname } from 'node:path';
import { lookup, mimes } from 'mrmime';

/** Types that the library's table lacks, or that readers of feeds expect under other names. */
const OWN_TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.jsonl': 'application/jsonl',
  '.speculationrules': 'application/speculationrules+json',
  '.xml': 'application/xml',
  '.yml': 'application/yaml',
};

/** Types of content by the endings of names, `html` without a dot; `UNKNOWN_TYPE` for all others. */
export const TYPES: Readonly<Record<string, string>> = {
  ...mimes,
  ...Object.fromEntries(Object.entries(OWN_TYPES).map(([ending, type]) => [ending.slice(1), type])),
};
export const UNKNOWN_TYPE = 'application/octet-stream';

/** Types whose bytes are text in UTF-8: packing makes them smaller. */
const TEXT = /^text\/|^application\/(?:jsonl?|xml|yaml|javascript)$|\+(?:json|xml)$/;

/** True if packing makes a file smaller, by the ending of its name. */
export function isPackable(file: string): boolean {
  return isPackableType(typeOf(file));
}

/** True if packing makes bytes of a type smaller. */
export function isPackableType(type: string): boolean {
  return isText(type) || type === OWN_TYPES['.ico'];
}

/** True if a type is text in UTF-8. */
export function isText(type: string): boolean {
  return TEXT.test(type);
}

/** Content-Type of a file by the ending of its name; unknown endings are bytes to save. */
export function contentTypeOf(file: string): string {
  const type = typeOf(file);
  return isText(type) ? `${type}; charset=utf-8` : type;
}

function typeOf(file: string): string {
  const ending = extname(file).toLowerCase();
  return OWN_TYPES[ending] ?? lookup(ending) ?? UNKNOWN_TYPE;
}
