import {
  type Address,
  addAddress,
  listAddresses,
  removeAddress,
  updateAddress,
} from '#contract/account/address.ts';
import { caseOf, nothing } from '#tools/conformance/probe/case.ts';
import { type Probe, Unavailable } from '#tools/conformance/probe/probe.ts';
import type { World } from '#tools/conformance/probe/world.ts';

/** An address in Tashkent. */
export const ADDRESS = {
  countryCode: 'UZ',
  latitude: 41.3111,
  longitude: 69.2797,
  name: 'Conformance check',
  administrativeArea: 'Tashkent',
  locality: 'Yunusobod',
  addressLine1: 'Amir Temur 10',
};

/** The addresses of a customer. */
export const addressCases = [
  caseOf(addAddress, {
    writes: true,
    input: async () => ({ body: ADDRESS }),
    async check(address, probe, world) {
      for (const [name, value] of Object.entries(ADDRESS))
        probe.equal(name, Reflect.get(address, name), value);
      probe.equal('coordinate', address.coordinate, {
        latitude: ADDRESS.latitude,
        longitude: ADDRESS.longitude,
      });
      probe.equal('addresses of the profile', (await world.user()).addresses.at(-1), address);
    },
    more: [
      ...[
        {
          what: 'a place in another country is refused',
          body: { ...ADDRESS, countryCode: 'RU' },
          code: 'wrong-country',
        },
        {
          what: 'where a geocoder failed is no place',
          body: { ...ADDRESS, latitude: 0, longitude: 0 },
          code: 'wrong-place',
        },
      ].map(({ what, body, code }) => ({
        what,
        writes: true,
        async run(probe: Probe, world: World) {
          await probe.refused(addAddress, { body, token: await world.token() }, { status: 422, code });
        },
      })),
    ],
  }),

  caseOf(listAddresses, {
    input: nothing,
    async check({ items }, probe, world) {
      probe.equal('addresses of the profile', items, (await world.user()).addresses);
    },
  }),

  caseOf(updateAddress, {
    writes: true,
    input: async (world) => ({
      params: { id: (await lastAddress(world)).id },
      body: { ...ADDRESS, floor: '4' },
    }),
    async check(address, probe, world, { params }) {
      probe.equal('id', address.id, params.id);
      probe.equal('floor', address.floor, '4');
      probe.equal('address afterwards', await lastAddress(world), address);
    },
  }),
];

/** Takes the address of this run away. */
export const addressClearingCases = [
  caseOf(removeAddress, {
    writes: true,
    input: async (world) => ({ params: { id: (await lastAddress(world)).id } }),
    async check({ id }, probe, world) {
      probe.equal(
        'the address afterwards',
        (await world.user()).addresses.find((address) => address.id === id),
        undefined,
      );
    },
  }),
];

/** The address that this run has added. */
export async function lastAddress(world: World): Promise<Address> {
  const address = (await world.get(listAddresses, {}, await world.token())).items.findLast(
    ({ name }) => name === ADDRESS.name,
  );
  if (!address) throw new Unavailable('POST /customers/add-address has added no address');
  return address;
}
