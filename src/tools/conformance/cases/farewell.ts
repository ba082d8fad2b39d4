import {
  changePassword,
  deactivateCustomer,
  getProfile,
  requestPassword,
  signIn,
  signOut,
} from '#contract/account/account.ts';
import { caseOf, nothing } from '#tools/conformance/probe/case.ts';
import type { World } from '#tools/conformance/probe/world.ts';
import { checkSentCode, strongPassword } from './credential.ts';

const SIGNED_OUT = { status: 401, code: 'wrong-token' };

/** Calls that end sessions and the account; nothing that needs the customer can follow. */
export const farewellCases = [
  caseOf(signOut, {
    writes: true,
    input: nothing,
    token: (world) => world.once('session to end', () => openSession(world)),
    async check(_answer, probe, world) {
      await probe.refused(
        getProfile,
        { token: await world.once('session to end', () => openSession(world)) },
        SIGNED_OUT,
      );
      probe.equal('other sessions go on', (await world.user()).id, world.own().user.id);
    },
  }),

  caseOf(requestPassword, {
    writes: true,
    input: async (world) => ({ body: { phoneNumber: phoneOf(world) } }),
    check: checkSentCode,
    more: [
      {
        what: 'a phone that nobody has registered with is refused',
        run: async (probe) =>
          void (await probe.refused(
            requestPassword,
            { body: { phoneNumber: '+998900000000' } },
            { status: 404, code: 'not-found' },
          )),
      },
    ],
  }),

  caseOf(changePassword, {
    writes: true,
    async input(world) {
      return {
        body: {
          phoneNumber: phoneOf(world),
          code: await world.codes.codeFor(phoneOf(world)),
          password: await strongPassword(world, 2),
        },
      };
    },
    async check({ username }, probe, world, { body }) {
      const { token } = world.own();
      await probe.refused(getProfile, { token }, SIGNED_OUT);
      const { subdomain } = world.identity;
      await probe.refused(
        signIn,
        { body: { username, password: world.own().password, subdomain } },
        { status: 422, code: 'wrong-credentials' },
      );
      world.registered = { ...world.own(), password: body.password };
      world.registered = { ...world.own(), token: await openSession(world) };
    },
    more: [
      {
        what: 'codes for one phone come to an end',
        writes: true,
        async run(probe, world) {
          for (let sent = 0; sent < 4; sent += 1) {
            const { status } = await probe.send(requestPassword, { body: { phoneNumber: phoneOf(world) } });
            if (status === 423) break;
          }
          await probe.refused(
            requestPassword,
            { body: { phoneNumber: phoneOf(world) } },
            { status: 423, code: 'limit-reached' },
          );
        },
      },
    ],
  }),

  caseOf(deactivateCustomer, {
    writes: true,
    input: nothing,
    token: async (world) => world.own().token,
    async check(_answer, probe, world) {
      const { token, user, password } = world.own();
      await probe.refused(getProfile, { token }, SIGNED_OUT);
      const body = { username: user.username, password, subdomain: world.identity.subdomain };
      await probe.refused(signIn, { body }, { status: 422, code: 'wrong-credentials' });
    },
  }),
];

function phoneOf(world: World): string {
  return world.own().user.phoneNumbers[0] ?? '';
}

async function openSession(world: World): Promise<string> {
  const { user, password } = world.own();
  return (
    await world.get(signIn, {
      body: { username: user.username, password, subdomain: world.identity.subdomain },
    })
  ).token;
}
