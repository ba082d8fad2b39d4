import { caseOf, nothing } from '#conformance/probe/case.ts';
import { type Probe, Unavailable } from '#conformance/probe/probe.ts';
import type { World } from '#conformance/probe/world.ts';
import { type Address, addAddress, listAddresses, removeAddress, updateAddress } from '#contract/address.ts';
import { addBankCard, confirmBankCard, listBankCards, removeBankCard } from '#contract/bank-card.ts';
import { uploadFile } from '#contract/upload.ts';
import { getCashbackCode, getWallet } from '#contract/wallet.ts';

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

const CARD = { cardNumber: '8600 4929 1234 1233', cardExpiry: `12/${(new Date().getFullYear() + 2) % 100}` };

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

/** What a customer keeps with the platform. */
export const customerCases = [
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

  caseOf(addBankCard, {
    writes: true,
    input: async () => ({ body: CARD }),
    check(card, probe) {
      probe.equal('cardNumber', card.cardNumber, '8600 49** **** 1233');
      probe.equal('cardExpiry', card.cardExpiry, CARD.cardExpiry);
      probe.equal('confirmed', card.confirmed, false);
    },
    more: [
      {
        what: 'a number that is none is refused',
        writes: true,
        async run(probe, world) {
          const body = { ...CARD, cardNumber: '8600 4929 1234' };
          await probe.refused(
            addBankCard,
            { body, token: await world.token() },
            { status: 422, code: 'wrong-card-number' },
          );
        },
      },
      {
        what: 'a card that has expired is refused',
        writes: true,
        async run(probe, world) {
          const body = { ...CARD, cardExpiry: '01/20' };
          await probe.refused(
            addBankCard,
            { body, token: await world.token() },
            { status: 422, code: 'expired-card' },
          );
        },
      },
    ],
  }),

  caseOf(confirmBankCard, {
    writes: true,
    async input(world) {
      const [phone = ''] = world.own().user.phoneNumbers;
      return { params: { id: await lastCard(world) }, body: { otp: await world.codes.read(phone) } };
    },
    check: (card, probe) => probe.equal('confirmed', card.confirmed, true),
    more: [
      {
        what: 'a card that is confirmed cannot be added again',
        writes: true,
        async run(probe, world) {
          world.own();
          await probe.refused(
            addBankCard,
            { body: CARD, token: await world.token() },
            { status: 409, code: 'taken' },
          );
        },
      },
    ],
  }),

  caseOf(listBankCards, {
    input: nothing,
    check({ items }, probe) {
      for (const [at, { cardNumber }] of items.entries()) {
        probe.holds(
          /^\d{4} \d\d\*\* \*{4} \d{4}$/.test(cardNumber),
          `items.${at}.cardNumber`,
          'a number whose middle cannot be read',
          cardNumber,
        );
      }
    },
  }),

  caseOf(getWallet, {
    input: nothing,
    check: async ({ wallet }, probe, world) =>
      probe.equal('wallet of the profile', wallet, (await world.user()).wallet),
  }),

  caseOf(getCashbackCode, {
    input: nothing,
    check({ code, expiresAt }, probe) {
      const digits = [...code].map(Number);
      const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
      probe.holds(sum % 10 === 0, 'code', 'a valid EAN-13 barcode', code);
      probe.holds(
        Date.parse(expiresAt) > Date.now() - 60_000,
        'expiresAt',
        'a moment that is to come',
        expiresAt,
      );
    },
  }),

  caseOf(uploadFile, {
    writes: true,
    input: async () => ({ body: { file: new File([PNG], 'picture.txt', { type: 'text/plain' }) } }),
    check({ type, size }, probe) {
      probe.equal('type, by the content', type, 'image/png');
      probe.equal('size', size, PNG.length);
    },
    more: [
      {
        what: 'what is no picture and no video is refused, whatever it is called',
        writes: true,
        async run(probe) {
          const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'picture.png', {
            type: 'image/png',
          });
          await probe.refused(uploadFile, { body: { file } }, { status: 415, code: 'unsupported-type' });
        },
      },
    ],
  }),
];

/** Takes away what the customer kept. */
export const clearingCases = [
  caseOf(removeBankCard, {
    writes: true,
    input: async (world) => ({ params: { id: await lastCard(world) } }),
    async check({ id }, probe, world) {
      const { items } = await world.get(listBankCards, {}, await world.token());
      probe.equal(
        'the card afterwards',
        items.find((card) => card.id === id),
        undefined,
      );
    },
  }),

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

async function lastCard(world: World): Promise<number> {
  const card = (await world.get(listBankCards, {}, await world.token())).items.findLast(({ cardNumber }) =>
    cardNumber.endsWith('1233'),
  );
  if (!card) throw new Unavailable('POST /bank-cards has added no card');
  return card.id;
}
