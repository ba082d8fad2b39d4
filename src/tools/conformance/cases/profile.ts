import { getProfile, updateCustomer } from '#contract/account/account.ts';
import { caseOf, nothing } from '#tools/conformance/probe/case.ts';
import { strongPassword } from './credential.ts';

/** Calls about the signed-in shopper, by whatever token. */
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
