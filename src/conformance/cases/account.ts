import { caseOf, nothing } from '#conformance/probe/case.ts';
import { type Probe, Unavailable } from '#conformance/probe/probe.ts';
import type { World } from '#conformance/probe/world.ts';
import {
  checkActivationCode,
  confirmSignIn,
  getProfile,
  registerCustomer,
  sendVerification,
  signIn,
  updateCustomer,
} from '#contract/account.ts';
import { getMarketData } from '#contract/market.ts';

export const SIGNED_OUT = { status: 401, code: 'wrong-token' };
const WRONG_CODE = { status: 422, code: ['wrong-code', 'expired-code'] };

/** A new customer: phone, code, registration, signing in. */
export const registrationCases = [
  caseOf(sendVerification, {
    writes: true,
    input: async (world) => ({ body: { phoneNumber: await freshPhone(world) } }),
    check: checkSentCode,
  }),

  caseOf(checkActivationCode, {
    writes: true,
    input: async (world) => ({
      query: { phoneNumber: await freshPhone(world), code: await registrationCode(world) },
    }),
    more: [
      {
        what: 'a wrong code is refused',
        writes: true,
        async run(probe, _world, { query }) {
          await probe.refused(
            checkActivationCode,
            { query: { ...query, code: otherThan(query.code) } },
            WRONG_CODE,
          );
        },
      },
    ],
  }),

  caseOf(registerCustomer, {
    writes: true,
    async input(world) {
      const phoneNumber = await freshPhone(world);
      const password = await strongPassword(world, 1);
      return {
        body: {
          profile: { phoneNumber, firstName: 'Conformance', lastName: 'Check' },
          username: phoneNumber.slice(1),
          code: await registrationCode(world),
          password: { first: password, second: password },
        },
      };
    },
    check({ jwtToken, user }, probe, world, { body }) {
      world.registered = { user, token: jwtToken, password: body.password.first };
      probe.equal('user.firstName', user.firstName, 'Conformance');
      probe.equal('user.phoneNumbers', user.phoneNumbers, [body.profile.phoneNumber]);
      probe.equal('user.addresses', user.addresses, []);
    },
    more: [
      {
        what: 'two passwords that are not the same are refused',
        writes: true,
        async run(probe, _world, { body }) {
          const spoiled = {
            ...body,
            password: { first: body.password.first, second: `${body.password.first}x` },
          };
          await probe.refused(
            registerCustomer,
            { body: spoiled },
            { status: 400, code: 'invalid', field: 'password' },
          );
        },
      },
      {
        what: 'a code is good for one registration',
        writes: true,
        async run(probe, world, { body }) {
          world.own();
          const { status } = await probe.send(registerCustomer, { body });
          probe.holds(status === 409 || status === 422, 'status', '409 taken or 422 wrong-code', status);
        },
      },
    ],
  }),

  caseOf(signIn, {
    writes: true,
    async input(world) {
      const { user, password } = world.own();
      return { body: { username: user.username, password, subdomain: world.identity.subdomain } };
    },
    check: async ({ token }, probe, world) =>
      probe.equal('id of the profile', (await world.get(getProfile, {}, token)).id, world.own().user.id),
    more: [
      {
        what: 'a wrong password is refused without telling which is wrong',
        writes: true,
        async run(probe, _world, { body }) {
          const refusal = { status: 422, code: 'wrong-credentials' };
          const known = await probe.refused(
            signIn,
            { body: { ...body, password: 'not-the-password' } },
            refusal,
          );
          const unknown = await probe.refused(
            signIn,
            { body: { ...body, username: '998900000000', password: 'not-the-password' } },
            refusal,
          );
          probe.equal('what it says of an unknown user', unknown, known);
        },
      },
    ],
  }),

  caseOf(confirmSignIn, {
    writes: true,
    async input(world) {
      const [phoneNumber = ''] = world.own().user.phoneNumbers;
      await world.get(sendVerification, { body: { phoneNumber } });
      return { body: { phoneNumber, code: await world.codes.read(phoneNumber) } };
    },
    check: ({ user }, probe, world) => probe.equal('user.id', user.id, world.own().user.id),
    more: [
      {
        what: 'a code is good once',
        writes: true,
        run: async (probe, _world, { body }) =>
          void (await probe.refused(confirmSignIn, { body }, WRONG_CODE)),
      },
    ],
  }),
];

/** Who is signed in, by whatever token. */
export const profileCases = [
  caseOf(getProfile, {
    input: nothing,
    check: ({ firstName, lastName, fullName }, probe) =>
      probe.holds(
        fullName.includes(firstName) && fullName.includes(lastName),
        'fullName',
        `the names ${firstName} ${lastName}`,
        fullName,
      ),
  }),

  caseOf(updateCustomer, {
    writes: true,
    input: async (world) => ({
      params: { id: world.own().user.id },
      body: { profile: { middleName: 'Conformovna', birthday: '1990-05-17' } },
    }),
    async check(user, probe, world) {
      probe.equal(
        'changed',
        [user.middleName, user.birthday, user.firstName],
        ['Conformovna', '1990-05-17', 'Conformance'],
      );
      probe.equal('profile afterwards', await world.user(), user);
    },
    more: [
      {
        what: 'a new password needs the present one',
        writes: true,
        async run(probe, world, { params }) {
          const first = await strongPassword(world, 3);
          const body = { password: { current: 'not-the-password', first, second: first } };
          await probe.refused(
            updateCustomer,
            { params, body, token: await world.token() },
            { status: 422, code: 'wrong-password' },
          );
        },
      },
    ],
  }),
];

export function checkSentCode(
  { expiresAt, resendAfter }: { expiresAt: string; resendAfter: number },
  probe: Probe,
): void {
  probe.holds(
    Date.parse(expiresAt) > Date.now() - 60_000,
    'expiresAt',
    'a moment that is to come',
    expiresAt,
  );
  probe.holds(resendAfter <= 600, 'resendAfter', 'at most 600 seconds', resendAfter);
}

function freshPhone(world: World): Promise<string> {
  return world.once('fresh phone', async () => {
    const phone = world.identity.phone ?? world.codes.freshPhone?.();
    if (phone === undefined) throw new Unavailable('there is no phone to register with: give --phone');
    return phone;
  });
}

function registrationCode(world: World): Promise<string> {
  return world.once('registration code', async () => world.codes.read(await freshPhone(world)));
}

export function phoneOf(world: World): string {
  return world.own().user.phoneNumbers[0] ?? '';
}

/** A password as strong as the shop asks; each number gives another. */
export async function strongPassword(world: World, number: number): Promise<string> {
  const level = (await world.once('market data', () => world.get(getMarketData, {}))).companyOption.options
    .passwordLevel;
  return level === 3 ? `Conform#${number}x` : `conform${number}x`;
}

function otherThan(code: string): string {
  return code.startsWith('0') ? code.replace('0', '1') : code.replace(/^./, '0');
}
