import { expect, test } from 'vitest';
import { type AddressInput, addAddress, addressInputSchema } from '#contract/account/address.ts';
import {
  type AddressDraft,
  addressOf,
  chooseLocality,
  chooseRegion,
  draftAt,
  draftCoordinate,
  draftOf,
  EMPTY_DRAFT,
  localityChoices,
  putFound,
  putPlace,
} from '#domain/address/address-draft.ts';
import { type MapAddress, PLACE_NOT_FOUND } from '#domain/address/map-address.ts';
import { findRegion, REGIONS } from '#domain/address/region.ts';

const address: AddressInput = addressInputSchema.parse(addAddress.example?.body);
const tashkent = findRegion('UZ-TK');
const yakkasaroy = tashkent?.localities['Yakkasaroy'];

const found: MapAddress = {
  latitude: 41.3034,
  longitude: 69.2484,
  name: '15, улица Бобура, Яккасарайский район, Ташкент, Узбекистан',
  countryCode: 'UZ',
  country: 'Узбекистан',
  regionName: 'Ташкент',
  region: tashkent ?? null,
  locality: yakkasaroy ?? null,
  postalCode: '100100',
  addressLine1: 'улица Бобура, 15',
};

const filled: AddressDraft = { ...EMPTY_DRAFT, entrance: '2', floor: '4', flat: '31', landmark: 'Сквер' };

test('[MAP-01] nothing is confirmed until a locality is chosen', () => {
  expect(addressOf(EMPTY_DRAFT, 'ru')).toBeUndefined();
  const inRegion = chooseRegion({ ...filled, street: 'Бобура, 15' }, 'UZ-TK');
  expect(addressOf(inRegion, 'ru')).toBeUndefined();
  expect(addressOf(chooseLocality(inRegion, 'Atlantis'), 'ru')).toBeUndefined();
  expect(addressOf(chooseLocality(inRegion, 'Yakkasaroy'), 'ru')).toEqual({
    countryCode: 'UZ',
    latitude: yakkasaroy?.coordinate.latitude,
    longitude: yakkasaroy?.coordinate.longitude,
    name: 'Бобура, 15, Яккасарайский район, Ташкент',
    country: 'Узбекистан',
    region: 'город Ташкент',
    administrativeArea: 'Ташкент',
    locality: 'Яккасарайский район',
    dependentLocality: null,
    postalCode: null,
    addressLine1: 'Бобура, 15',
    addressLine2: 'Сквер',
    apartmentNumber: '2',
    floor: '4',
    houseNumber: '31',
  });
});

test('[MAP-01] entrance, floor, flat and landmark take the fields of the contract', () => {
  const { draft } = putFound({ ...filled, name: 'Дом' }, found);
  const address = addressOf(draft, 'uz');
  expect(addressInputSchema.parse(address)).toEqual(address);
  expect(address).toMatchObject({
    name: 'Дом',
    apartmentNumber: '2',
    houseNumber: '31',
    addressLine2: 'Сквер',
  });
});

test('[MAP-06] every locality of both countries makes an address that finds it again, in each language', () => {
  for (const region of REGIONS)
    for (const { name } of Object.values(region.localities))
      for (const language of ['ru', 'uz', 'en'] as const) {
        const draft = chooseLocality(chooseRegion(EMPTY_DRAFT, region.code), name);
        const made = addressOf(draft, language);
        if (!made) throw new Error(`${region.code} ${name} makes no address.`);
        expect(draftOf(made), `${region.code} ${name} ${language}`).toEqual(draft);
      }
});

test('[ACC-02] an address that is kept can be changed part by part', () => {
  const draft = draftOf(address);
  expect(draft).toMatchObject({
    region: 'UZ-TK',
    locality: 'Yunusobod',
    coordinate: { latitude: 41.311081, longitude: 69.240562 },
    street: 'ул. Амира Темура, 15',
    entrance: '2',
    floor: '4',
    flat: '31',
    landmark: 'Напротив сквера',
    name: 'Дом',
  });
  expect(addressOf(draft, 'ru')).toEqual({ ...address, region: 'город Ташкент' });
});

test('[MAP-01] another region drops the locality, and the place with it', () => {
  const { draft } = putFound(EMPTY_DRAFT, found);
  expect(chooseRegion(draft, 'UZ-TK')).toBe(draft);
  expect(chooseRegion(draft, 'UZ-SA')).toMatchObject({ region: 'UZ-SA', locality: '', coordinate: null });
});

test('[MAP-01] a locality beside the place keeps it, one that is far does not', () => {
  const { draft } = putFound(EMPTY_DRAFT, found);
  expect(chooseLocality(draft, 'Chilonzor').coordinate).toEqual(draft.coordinate);
  const fergana = { ...draft, region: 'UZ-FA', locality: '' };
  expect(chooseLocality(fergana, 'Fargʻona').coordinate).toBeNull();
  expect(chooseLocality(draft, '').locality).toBe('');
});

test('[MAP-05] what a map found is mapped to its region and locality; what the shopper said of the door stays', () => {
  expect(putFound(filled, found)).toEqual({
    draft: {
      ...filled,
      region: 'UZ-TK',
      locality: 'Yakkasaroy',
      coordinate: { latitude: 41.3034, longitude: 69.2484 },
      postalCode: '100100',
      street: 'улица Бобура, 15',
    },
  });
  const typed = { ...putFound(filled, found).draft, street: 'моя улица' };
  const nameless = { ...found, addressLine1: null };
  expect(putFound(typed, nameless).draft.street).toBe('моя улица');
  expect(putFound({ ...typed, locality: 'Chilonzor' }, nameless).draft.street).toBe('');
});

test('[MAP-02] a place in another country clears the address and says so', () => {
  const { draft } = putFound(filled, found);
  const abroad = { ...found, countryCode: 'KG', region: null, locality: null };
  expect(putFound(draft, abroad)).toEqual({ draft: EMPTY_DRAFT, problem: 'wrong-country' });
  expect(putFound(draft, { ...found, countryCode: 'KZ' })).not.toHaveProperty('problem');
});

test('[MAP-04] 0,0 and 10,10 are never taken for an address', () => {
  const { draft } = putFound(filled, found);
  for (const failed of [
    { ...PLACE_NOT_FOUND, latitude: 0, longitude: 0 },
    PLACE_NOT_FOUND,
    { ...found, latitude: 10, longitude: 10 },
  ])
    expect(putFound(draft, failed)).toEqual({ draft, problem: 'not-found' });
  expect(draftOf({ ...address, latitude: 0, longitude: 0 }).coordinate).toBeNull();
  expect(putPlace(draft, { latitude: 10, longitude: 10 })).toBe(draft);
});

test('a place without a name counts where it may be in the chosen locality', () => {
  const { draft } = putFound(filled, found);
  const near = { latitude: 41.3, longitude: 69.25 };
  expect(putPlace(draft, near).coordinate).toEqual(near);
  expect(putPlace(draft, { latitude: 39.65, longitude: 66.97 })).toBe(draft);
  expect(putPlace(filled, near)).toBe(filled);
});

test('[MAP-01] a place of the history is an address even without a geocoder', () => {
  const draft = draftAt({ name: 'Дача', latitude: 41.5, longitude: 69.77 });
  expect(draft).toMatchObject({ region: 'UZ-TO', locality: 'Boʻstonliq', name: 'Дача' });
  expect(addressOf(draft, 'ru')).toMatchObject({ latitude: 41.5, longitude: 69.77, name: 'Дача' });
});

test('[MAP-03] the map shows the place, else the locality, else the region', () => {
  const region = chooseRegion(EMPTY_DRAFT, 'UZ-SA');
  expect(draftCoordinate(EMPTY_DRAFT)).toBeNull();
  expect(draftCoordinate(region)).toEqual(findRegion('UZ-SA')?.coordinate);
  const locality = chooseLocality(region, 'Urgut');
  expect(draftCoordinate(locality)).toEqual(findRegion('UZ-SA')?.localities['Urgut']?.coordinate);
  expect(draftCoordinate(putFound(locality, found).draft)).toEqual({ latitude: 41.3034, longitude: 69.2484 });
});

test('[MAP-06] localities are offered by their display names, in order', () => {
  const titles = (language: 'ru' | 'uz') => localityChoices('UZ-TK', language).map(({ title }) => title);
  expect(titles('ru').slice(0, 2)).toEqual(['Алмазарский район', 'Бектемирский район']);
  expect(titles('uz')[0]).toBe('Bektemir tumani');
  expect(titles('ru')).toHaveLength(12);
  expect(localityChoices('', 'ru')).toEqual([]);
});
