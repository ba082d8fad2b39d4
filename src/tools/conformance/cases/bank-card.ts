import { addBankCard, confirmBankCard, listBankCards, removeBankCard } from '#contract/account/bank-card.ts';
import { caseOf, nothing } from '#tools/conformance/probe/case.ts';
import { Unavailable } from '#tools/conformance/probe/probe.ts';
import type { World } from '#tools/conformance/probe/world.ts';

const CARD = { cardNumber: '8600 4929 1234 1233', cardExpiry: `12/${(new Date().getFullYear() + 2) % 100}` };

/** The cards of a customer. */
export const bankCardCases = [
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
      return { params: { id: await lastCard(world) }, body: { otp: await world.codes.codeFor(phone) } };
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
];

/** Takes the card of this run away. */
export const bankCardClearingCases = [
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
];

async function lastCard(world: World): Promise<number> {
  const card = (await world.get(listBankCards, {}, await world.token())).items.findLast(({ cardNumber }) =>
    cardNumber.endsWith('1233'),
  );
  if (!card) throw new Unavailable('POST /bank-cards has added no card');
  return card.id;
}
