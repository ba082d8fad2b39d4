import { expect, test } from 'vitest';
import {
  type AddressInput,
  addAddress,
  addressInputSchema,
  MAX_ADDRESSES as CONTRACT_MAX,
} from '#contract/account/address.ts';
import { addressLine, addressTitle, lineOf, plainRegionName, referenceOf } from '#domain/address/address.ts';
import { isSameAddress, MAX_ADDRESSES } from '#domain/address/address-book.ts';

const address: AddressInput = addressInputSchema.parse(addAddress.example?.body);

test('[ACC-02] the page knows the limit of addresses that the contract has', () => {
  expect(MAX_ADDRESSES).toBe(CONTRACT_MAX);
});

test('[MAP-06] an address finds its region and locality again by their names', () => {
  const { region, locality } = referenceOf(address);
  expect([region?.code, locality?.name]).toEqual(['UZ-TK', 'Yunusobod']);
  expect(referenceOf({ ...address, locality: 'Париж' }).locality).toBeNull();
  expect(referenceOf({ ...address, countryCode: 'FR' })).toEqual({ region: null, locality: null });
});

test('an address is told in one line in each language', () => {
  expect(addressLine(address, 'ru')).toBe('ул. Амира Темура, 15, Юнусабадский район, Ташкент');
  expect(addressLine(address, 'uz')).toBe('ул. Амира Темура, 15, Yunusobod tumani, Toshkent');
  expect(addressLine(address, 'en')).toBe('ул. Амира Темура, 15, Yunusobod district, Tashkent');
  const foreign = { ...address, countryCode: 'FR', locality: 'Paris', administrativeArea: 'Paris' };
  expect(addressLine({ ...foreign, addressLine1: null }, 'en')).toBe('Paris');
});

test('what the shopper calls an address comes before where it is', () => {
  expect(addressTitle(address, 'uz')).toBe('Дом');
  expect(addressTitle({ ...address, name: '' }, 'uz')).toBe(addressLine(address, 'uz'));
});

test('a name loses the word for a city, and parts that say the same stand once', () => {
  expect(
    ['город Ташкент', 'Toshkent shahri', 'Tashkent city', 'Ташкентская область'].map(plainRegionName),
  ).toEqual(['Ташкент', 'Toshkent', 'Tashkent', 'Ташкентская область']);
  expect(lineOf(' ', null, undefined, 'город Астана', 'Астана')).toBe('Астана');
});

test('two addresses are the same by the door that they lead to', () => {
  expect(isSameAddress(address, { ...address, name: 'Работа', postalCode: null })).toBe(true);
  expect(isSameAddress({ ...address, floor: null }, { ...address, floor: '' })).toBe(true);
  for (const part of ['latitude', 'floor', 'houseNumber', 'addressLine2'] as const)
    expect(isSameAddress(address, { ...address, [part]: '7' }), part).toBe(false);
});
