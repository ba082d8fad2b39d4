import {
  WEBHOOK_ID_HEADER,
  WEBHOOK_SIGNATURE_HEADER,
  WEBHOOK_TIMESTAMP_HEADER,
  WEBHOOK_WINDOW_MS,
  webhookMessageSchema,
} from '#contract/cache/webhook.ts';
import type { Operation, Parameter } from './open-api.ts';
import type { SchemaBook } from './schema-book.ts';

/** The message that a storefront gets when its shop changed. */
export function changeWebhook(book: SchemaBook): Operation {
  return {
    operationId: 'shopChanged',
    summary: 'Tells a storefront that its shop changed.',
    description:
      'The cache server sends it to the address that the shop’s operator gave, and again, newly signed and ' +
      'with the same id, until it is taken. It is signed as [Standard ' +
      'Webhooks](https://www.standardwebhooks.com) says: `v1,` and the Base64 of the HMAC-SHA256, with the ' +
      'secret that both sides know, of the id, a full stop, the timestamp, a full stop and the bytes of ' +
      'the body. Compare it in constant time, refuse what was signed more than ' +
      `${WEBHOOK_WINDOW_MS / 60_000} minutes ago or ahead, and do nothing twice for one id.`,
    tags: ['cache'],
    security: [],
    parameters: [
      header(WEBHOOK_ID_HEADER, 'The `deliveryId` of the body.'),
      header(
        WEBHOOK_TIMESTAMP_HEADER,
        'Whole seconds since 1970 in UTC at which the message was signed.',
        '^\\d+$',
      ),
      header(
        WEBHOOK_SIGNATURE_HEADER,
        '`v1,` and a signature in Base64, once for each secret, separated by spaces.',
        '^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$',
      ),
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: book.sent(webhookMessageSchema) } },
    },
    responses: {
      '2XX': { description: 'The message is taken.' },
      default: { description: 'It is sent again later.' },
    },
  };
}

function header(name: string, description: string, pattern?: string): Parameter {
  return {
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string', ...(pattern && { pattern }) },
  };
}
