import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** What the table of types lacks, or names otherwise than readers of feeds expect. */
const OWN_TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.xml': 'application/xml',
  '.yml': 'application/yaml',
};

/** Types whose bytes are text in UTF-8: packing makes them smaller. */
const TEXT = /^text\/|^application\/(?:json|xml|yaml|javascript)$|\+(?:json|xml)$/;

/** Whether packing makes a file smaller, by the ending of its name. */
export function isPackable(file: string): boolean {
  const type = typeOf(file);
  return TEXT.test(type) || type === OWN_TYPES['.ico'];
}

/** Content-Type of a file by the ending of its name; unknown endings are bytes to save. */
export function contentTypeOf(file: string): string {
  const type = typeOf(file);
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}

function typeOf(file: string): string {
  const ending = extname(file).toLowerCase();
  return OWN_TYPES[ending] ?? lookup(ending) ?? 'application/octet-stream';
}
