import { z } from 'zod';
import { WEBHOOK_SECRET } from '#contract/cache/webhook.ts';

/** The webhook of a shop, as it is set. */
export const webhookSchema = z.strictObject({
  url: z.url({ protocol: /^https?$/, error: 'must be an address like https://storefront.example/rebuild' }),
  /** Left out, the one before stays, or a new one is made up. */
  secret: z.string().regex(WEBHOOK_SECRET, 'must be whsec_ and 24 to 64 bytes in Base64').optional(),
  automatic: z.boolean().default(false),
  retryDelayMs: z.int().min(1).max(60_000).default(1_000),
});
