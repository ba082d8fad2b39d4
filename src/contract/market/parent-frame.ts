import { z } from 'zod';
import { marketDataSchema } from './market-schema.ts';

/**
 * Messages by `postMessage` from the page that shows a shop in a frame, once the shop has said `{ type:
 * 'ready' }`. Only pages of the origins in the tenant's file are listened to.
 */
export const parentMessageSchema = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('token'), token: z.string().min(1) })
    .describe('Signs its customer in, in this tab, unless somebody is signed in.'),
  z
    .object({ type: z.literal('market-data'), marketData: marketDataSchema.partial() })
    .describe('Shows how the shop would look so. What a page cannot show by itself is fetched again.'),
  z.object({ type: z.literal('blocks') }).describe('The blocks have changed: they are fetched again.'),
]);
export type ParentMessage = z.infer<typeof parentMessageSchema>;
