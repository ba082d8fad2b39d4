import { z } from 'zod';
import { defineCall } from '#contract/call/define-call.ts';
import { failureOf } from '#contract/call/failure.ts';
import { coordinateSchema, idSchema } from '#contract/value/primitive.ts';
import { MAX_ADDRESS_LINE, MAX_DOOR_NUMBER } from '#contract/value/text-limit.ts';

const line = z.string().trim().max(MAX_ADDRESS_LINE);

/** Address of a delivery as a shopper gives it. Unknown parts are left out or null. */
export const addressInputSchema = z.object({
  countryCode: z.string().length(2).describe('ISO 3166 code; the shop delivers in UZ and KZ'),
  latitude: coordinateSchema.shape.latitude,
  longitude: coordinateSchema.shape.longitude,
  /** The shopper's name for it, or the address in one line. */
  name: line.default('').describe('What the shopper calls it, or the address in one line'),
  country: line.nullable().default(null),
  region: line.nullable().default(null).describe('As the map names it'),
  administrativeArea: line.nullable().default(null).describe('Region or city with the rank of one'),
  locality: line.nullable().default(null).describe('City or district'),
  dependentLocality: line.nullable().default(null).describe('Part of the locality'),
  postalCode: z.string().trim().max(12).nullable().default(null),
  addressLine1: line.nullable().default(null).describe('Street and number'),
  addressLine2: line.nullable().default(null).describe('Landmark'),
  apartmentNumber: z.string().trim().max(MAX_DOOR_NUMBER).nullable().default(null).describe('Entrance'),
  floor: z.string().trim().max(MAX_DOOR_NUMBER).nullable().default(null),
  houseNumber: z.string().trim().max(MAX_DOOR_NUMBER).nullable().default(null).describe('Flat'),
});
export type AddressInput = z.output<typeof addressInputSchema>;

export const addressSchema = addressInputSchema.required().extend({
  id: idSchema,
  type: z.literal('shipping'),
  /** The same place as `latitude` and `longitude`. */
  coordinate: coordinateSchema,
});
export type Address = z.output<typeof addressSchema>;

/** Most addresses that one customer may keep. */
export const MAX_ADDRESSES = 20;

const PLACE_FAILURES = failureOf('wrong-country', 'wrong-place');

const EXAMPLE = {
  countryCode: 'UZ',
  latitude: 41.311081,
  longitude: 69.240562,
  name: 'Дом',
  country: 'Узбекистан',
  region: 'Ташкент',
  administrativeArea: 'Ташкент',
  locality: 'Юнусабадский район',
  dependentLocality: null,
  postalCode: '100000',
  addressLine1: 'ул. Амира Темура, 15',
  addressLine2: 'Напротив сквера',
  apartmentNumber: '2',
  floor: '4',
  houseNumber: '31',
};
const EXAMPLE_ADDRESS = {
  ...EXAMPLE,
  id: 7,
  type: 'shipping',
  coordinate: { latitude: 41.311081, longitude: 69.240562 },
};

export const listAddresses = defineCall({
  summary: 'Lists the addresses of the customer, oldest first.',
  method: 'GET',
  path: '/addresses',
  auth: 'bearer',
  answer: z.object({ items: z.array(addressSchema) }),
  example: { answer: { items: [EXAMPLE_ADDRESS] } },
});

export const addAddress = defineCall({
  summary: 'Adds an address to the customer.',
  description:
    'A place outside Uzbekistan and Kazakhstan is `wrong-country`. The places 0,0 and 10,10 are what a ' +
    'geocoder gives where it failed, and are ' +
    `\`wrong-place\`. A customer keeps at most ${MAX_ADDRESSES} addresses.`,
  method: 'POST',
  path: '/customers/add-address',
  auth: 'bearer',
  body: addressInputSchema,
  answer: addressSchema,
  failures: { 422: failureOf('wrong-country', 'wrong-place', 'too-many') },
  example: { body: EXAMPLE, answer: EXAMPLE_ADDRESS },
});

export const updateAddress = defineCall({
  summary: 'Puts another address in the place of one of the customer; the whole address is sent.',
  method: 'PUT',
  path: '/address/{id}',
  auth: 'bearer',
  body: addressInputSchema,
  answer: addressSchema,
  failures: { 422: PLACE_FAILURES },
  example: { params: { id: 7 }, body: EXAMPLE, answer: EXAMPLE_ADDRESS },
});

export const removeAddress = defineCall({
  summary: 'Removes an address of the customer; orders keep theirs.',
  method: 'DELETE',
  path: '/address/{id}',
  auth: 'bearer',
  answer: z.object({ id: idSchema }),
  example: { params: { id: 7 }, answer: { id: 7 } },
});
