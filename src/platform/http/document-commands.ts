import { z } from 'zod';
import type { DocumentKind, Documents } from '#platform/store/document-kinds.ts';
import { readDocument, removeDocument, writeDocument } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { type Command, shopCommand } from './command.ts';
import { deepMerge } from './deep-merge.ts';
import { notFound, parseInput } from './refusal.ts';
import { parseId } from './route.ts';

/** Patch that is laid over a document. */
export const patchSchema = z.record(z.string(), z.unknown(), 'must be a JSON object');

/** Traits of the documents of a kind. */
export interface DocumentOptions<Kind extends DocumentKind> {
  keyName?: 'id' | 'slug' | 'position';
  /** True where the document has an `updatedAt` to set. */
  updated?: boolean;
  section?: (
    shop: Shop,
    data: Documents[Kind],
    patch: Record<string, unknown>,
    before: string | undefined,
  ) => string;
}

/**
 * Commands of the documents of a kind. PUT lays the body over the document, or adds it where there is none
 * with the key; DELETE removes it.
 */
export function documentCommands<Kind extends DocumentKind>(
  resource: string,
  kind: Kind,
  schema: z.ZodType<Documents[Kind]>,
  { keyName = 'id', updated = false, section = () => '' }: DocumentOptions<Kind> = {},
): Command[] {
  const readKey = (text: string) => (keyName === 'id' ? parseId('id', text) : text);
  return [
    shopCommand('PUT', `/${resource}/{key}`, (shop, { context, params, body }) => {
      const key = readKey(params.key ?? '');
      const patch = parseInput(patchSchema, body);
      const before = readDocument(shop, kind, String(key));
      const data = parseInput(schema, {
        ...Object(deepMerge(before?.data ?? {}, patch)),
        [keyName]: key,
        ...(updated ? { updatedAt: context.clock.now().toISOString() } : {}),
      });
      writeDocument(shop, kind, data, section(shop, data, patch, before?.section));
      return data;
    }),

    shopCommand('DELETE', `/${resource}/{key}`, (shop, { params }) => {
      const key = readKey(params.key ?? '');
      if (!removeDocument(shop, kind, String(key)))
        throw notFound(`The shop ${shop.name} has nothing at ${resource}/${key}.`, keyName);
      return { [keyName]: key };
    }),
  ];
}
