import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { idSchema, momentSchema, pageOf, pageQuerySchema, urlSchema } from '#contract/value/primitive.ts';

export const notificationSchema = z.object({
  id: idSchema,
  title: z.string(),
  body: z.string(),
  image_url: urlSchema.nullable(),
  url: urlSchema.describe('Where a touch leads'),
  read: z.boolean(),
  createdAt: momentSchema,
});
export type Notification = z.infer<typeof notificationSchema>;

export const listNotifications = defineCall({
  summary: 'Lists what the customer was told, newest first.',
  method: 'GET',
  path: '/notifications',
  auth: 'bearer',
  query: pageQuerySchema,
  answer: pageOf(notificationSchema).extend({ unread: z.int().nonnegative().describe('Of all pages') }),
  example: {
    query: { page: 1, size: 20 },
    answer: {
      items: [
        {
          id: 5,
          title: 'Заказ № 1042 принят',
          body: 'Скоро позвонит оператор.',
          image_url: null,
          url: '/profile',
          read: false,
          createdAt: '2026-03-02T10:00:00.000Z',
        },
      ],
      page: 1,
      size: 20,
      total: 1,
      unread: 1,
    },
  },
});

export const readNotifications = defineCall({
  summary: 'Marks all notifications of the customer as read.',
  method: 'PATCH',
  path: '/notifications/read',
  auth: 'bearer',
  answer: z.object({ marked: z.int().nonnegative().describe('How many were unread') }),
  example: { answer: { marked: 1 } },
});

/** Receivers of push messages, by the platform's key. */
export const PUSH_PLATFORMS = { web: 1, android: 2, ios: 3 } as const;

const base64url = z
  .string()
  .regex(/^[A-Za-z0-9_-]+={0,2}$/, 'must be base64url')
  .max(200);

export const pushResourceSchema = z.discriminatedUnion('platform', [
  z.object({
    platform: z.literal([PUSH_PLATFORMS.android, PUSH_PLATFORMS.ios]).describe('2 Android, 3 iOS'),
    token: z.string().trim().min(1).max(4096).describe('What the push service of the device gave the app'),
  }),
  z.object({
    platform: z.literal(PUSH_PLATFORMS.web),
    /** A `PushSubscription` of a browser, as its `toJSON()` gives it. */
    subscription: z.object({
      endpoint: z
        .string()
        .regex(
          /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])[^\s]+$/,
          'must be an address of a push service',
        )
        .max(2048),
      expirationTime: z.number().nullish(),
      keys: z.object({ p256dh: base64url, auth: base64url }),
    }),
  }),
]);
export type PushResource = z.infer<typeof pushResourceSchema>;

/** Most devices and browsers that are kept of one customer; the oldest give way. */
export const MAX_PUSH_RESOURCES = 20;

export const getPushKey = defineCall({
  summary: 'Gets the public key of the shop that a browser subscribes to push messages with.',
  description:
    'It is the `applicationServerKey` of `PushManager.subscribe`. A message that is pushed is the JSON of ' +
    '`title`, `body`, `url`, `image_url`.',
  method: 'GET',
  path: '/push-key',
  auth: 'none',
  answer: z.object({
    publicKey: z.string().describe('VAPID key: a point of P-256, not compressed, base64url'),
  }),
  example: {
    answer: {
      publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    },
  },
});

export const addPushResource = defineCall({
  summary: 'Registers a device or a browser that notifications of the customer are pushed to.',
  description:
    'One that another customer used before is theirs no longer. A customer has at most ' +
    `${MAX_PUSH_RESOURCES}; the oldest give way.`,
  method: 'POST',
  path: '/users/resource',
  auth: 'bearer',
  body: pushResourceSchema,
  answer: z.object({ token: z.string().describe('Names the resource; of a browser its endpoint') }),
  example: { body: { platform: 2, token: 'fGk3…' }, answer: { token: 'fGk3…' } },
});

export const removePushResource = defineCall({
  summary: 'Stops pushing to a device or a browser of the customer.',
  method: 'DELETE',
  path: '/users/resource',
  auth: 'bearer',
  query: z.object({ token: z.string().min(1).max(4096).describe('As registration answered it') }),
  answer: z.object({ token: z.string() }),
  example: { query: { token: 'fGk3…' }, answer: { token: 'fGk3…' } },
});
