import { z } from 'zod';
import { webhookMessageSchema } from '#contract/cache/webhook.ts';
import type { TenantConfig } from '#domain/tenant/tenant-config.ts';
import { comparable } from '#domain/time/time.ts';
import type { Changed } from '#publisher/service/queue/merge-changes.ts';

/** Fields of a message that count. Only a sender that knows our contract names what changed. */
const readSchema = webhookMessageSchema.pick({ subdomain: true, updatedAt: true, changed: true }).partial();

/** Content of a signed message, or the fault in it. */
export type Told = { changed: Changed; updatedAt: string | null } | { problem: string };

/** Reads the body of a signed message; without a word of what changed, anything may have. */
export function parseMessage(body: Buffer, { subdomain }: Pick<TenantConfig, 'subdomain'>): Told {
  const text = body.toString();
  let json: unknown;
  try {
    json = text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    return { problem: 'The body is not JSON.' };
  }
  const read = readSchema.safeParse(json);
  if (!read.success) return { problem: z.prettifyError(read.error) };
  const { changed = [], updatedAt } = read.data;
  if (read.data.subdomain !== undefined && read.data.subdomain !== subdomain)
    return { problem: `The message is about ${read.data.subdomain}; this is the address of ${subdomain}.` };
  return { changed, updatedAt: updatedAt === undefined ? null : comparable(updatedAt) };
}
