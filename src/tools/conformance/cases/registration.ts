import {
  checkActivationCode,
  confirmSignIn,
  getProfile,
  registerCustomer,
  sendVerification,
  signIn,
} from '#contract/account/account.ts';
import { caseOf } from '#tools/conformance/probe/case.ts';
import { Unavailable } from '#tools/conformance/probe/probe.ts';
import type { World } from '#tools/conformance/probe/world.ts';
import { checkSentCode, strongPassword } from './credential.ts';

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
      return { body: { phoneNumber, code: await world.codes.codeFor(phoneNumber) } };
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

function freshPhone(world: World): Promise<string> {
  return world.once('fresh phone', async () => {
    const phone = world.identity.phone ?? world.codes.freshPhone?.();
    if (phone === undefined) throw new Unavailable('there is no phone to register with: give --phone');
    return phone;
  });
}

function registrationCode(world: World): Promise<string> {
  return world.once('registration code', async () => world.codes.codeFor(await freshPhone(world)));
}

function otherThan(code: string): string {
  return code.startsWith('0') ? code.replace('0', '1') : code.replace(/^./, '0');
}
