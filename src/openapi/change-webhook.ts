import {
  WEBHOOK_DELIVERY_HEADER,
  WEBHOOK_SIGNATURE_HEADER,
  WEBHOOK_TIMESTAMP_HEADER,
  WEBHOOK_WINDOW_MS,
  webhookMessageSchema,
} from '#contract/webhook.ts';
import type { Operation, Parameter } from './open-api.ts';
import type { SchemaBook } from './schema-book.ts';

/** The message that a storefront gets when its shop changed. */
export function changeWebhook(book: SchemaBook): Operation {
  return {
    operationId: 'shopChanged',
    summary: 'Tells a storefront that its shop changed.',
    description:
      'The cache server sends it to the address that the shop’s operator gave, and again, newly signed and with the same `deliveryId`, until it is taken. ' +
      'The signature is `sha256=` and the hexadecimal HMAC-SHA256, with the secret that both sides know, of the timestamp, a full stop and the bytes of the ' +
      `body. Compare it in constant time, refuse what was signed more than ${WEBHOOK_WINDOW_MS / 60_000} minutes ago or ahead, and do nothing twice for one ` +
      '`deliveryId`.',
    tags: ['cache'],
    security: [],
    parameters: [
      header(
        WEBHOOK_TIMESTAMP_HEADER,
        'Whole seconds since 1970 in UTC at which the message was signed.',
        '^\\d+$',
      ),
      header(
        WEBHOOK_SIGNATURE_HEADER,
        '`sha256=` and 64 lower-case hexadecimal digits.',
        '^sha256=[0-9a-f]{64}$',
      ),
      header(WEBHOOK_DELIVERY_HEADER, 'The `deliveryId` of the body, for logs.'),
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
