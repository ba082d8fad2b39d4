import {
  addPushResource,
  getPushKey,
  listNotifications,
  type Notification,
  PUSH_PLATFORMS,
  readNotifications,
  removePushResource,
} from '#contract/account/notification.ts';
import { caseOf, nothing } from '#tools/conformance/probe/case.ts';
import { pagesAddUp } from '#tools/conformance/probe/paging.ts';

const PUSH_TOKEN = 'conformance-check';

/** Calls about notifications, and about the devices that they are pushed to. */
export const notificationCases = [
  caseOf(listNotifications, {
    input: async () => ({ query: { page: 1, size: 50 } }),
    check({ items, total, unread }, probe) {
      const moments = items.map(({ createdAt }) => Date.parse(createdAt));
      probe.equal(
        'moments, newest first',
        moments,
        moments.toSorted((a, b) => b - a),
      );
      if (total <= items.length) probe.equal('unread', unread, items.filter(({ read }) => !read).length);
    },
    more: [pagesAddUp(listNotifications, ({ items }: { items: Notification[] }) => items)],
  }),

  caseOf(readNotifications, {
    writes: true,
    input: nothing,
    async check(_answer, probe, world) {
      const { unread } = await world.get(listNotifications, { query: {} }, await world.token());
      probe.equal('unread afterwards', unread, 0);
    },
  }),

  caseOf(getPushKey, {
    input: nothing,
    check({ publicKey }, probe) {
      const point = Buffer.from(publicKey, 'base64url');
      probe.holds(
        point.length === 65 && point[0] === 4,
        'publicKey',
        'a point of P-256 that is not compressed',
        publicKey,
      );
    },
  }),

  caseOf(addPushResource, {
    writes: true,
    input: async () => ({ body: { platform: PUSH_PLATFORMS.android, token: PUSH_TOKEN } }),
    check: ({ token }, probe) => probe.equal('token', token, PUSH_TOKEN),
  }),

  caseOf(removePushResource, {
    writes: true,
    input: async () => ({ query: { token: PUSH_TOKEN } }),
    check: ({ token }, probe) => probe.equal('token', token, PUSH_TOKEN),
    more: [
      {
        what: 'one that is not registered is refused',
        writes: true,
        async run(probe, world) {
          await probe.refused(
            removePushResource,
            { query: { token: PUSH_TOKEN }, token: await world.token() },
            { status: 404, code: 'not-found' },
          );
        },
      },
    ],
  }),
];
