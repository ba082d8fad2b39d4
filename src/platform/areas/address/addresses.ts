import { type Address, type AddressInput, MAX_ADDRESSES } from '#contract/account/address.ts';
import { DELIVERY_COUNTRIES, isDeliveryCountry, isFallbackPlace } from '#domain/delivery/delivery-place.ts';
import { notFound, Refusal } from '#platform/http/refusal.ts';
import type { Shop } from '#platform/store/shop.ts';

interface Row {
  id: number;
  data: string;
}

/** The addresses of a customer, oldest first. */
export function readAddresses(shop: Shop, customerId: number): Address[] {
  const rows = shop.sql
    .all<Row>`SELECT id, data FROM address WHERE shop = ${shop.id} AND customer = ${customerId} ORDER BY id`;
  return rows.map(toAddress);
}

/** An address of this customer; throws 404 where there is none with the id. */
function readAddress(shop: Shop, customerId: number, id: number): Address {
  const row = shop.sql.get<Row>`
    SELECT id, data FROM address WHERE shop = ${shop.id} AND customer = ${customerId} AND id = ${id}`;
  if (!row) throw noAddress(id);
  return toAddress(row);
}

/** Adds an address. Throws 422 where the shop cannot deliver there, or the customer has too many. */
export function addAddress(shop: Shop, customerId: number, address: AddressInput): Address {
  refuseWrongPlace(address);
  if (readAddresses(shop, customerId).length >= MAX_ADDRESSES) {
    throw new Refusal(422, {
      code: 'too-many',
      message: `At most ${MAX_ADDRESSES} addresses are kept; remove one first.`,
    });
  }
  const row = shop.sql.get<Row>`
    INSERT INTO address (shop, customer, data) VALUES (${shop.id}, ${customerId}, ${writeAddress(address)})
    RETURNING id, data`;
  if (!row) throw new Error('the address was not written');
  return toAddress(row);
}

/** Puts another address in the place of one. Throws 404, and 422 where the shop cannot deliver there. */
export function updateAddress(shop: Shop, customerId: number, id: number, address: AddressInput): Address {
  readAddress(shop, customerId, id);
  refuseWrongPlace(address);
  shop.sql.run`
    UPDATE address SET data = ${writeAddress(address)}
    WHERE shop = ${shop.id} AND customer = ${customerId} AND id = ${id}`;
  return readAddress(shop, customerId, id);
}

/** Throws 404 where the customer has no such address. */
export function removeAddress(shop: Shop, customerId: number, id: number): void {
  if (
    shop.sql.run`DELETE FROM address WHERE shop = ${shop.id} AND customer = ${customerId} AND id = ${id}` ===
    0
  )
    throw noAddress(id);
}

/** Throws 422 for a place that nothing can be delivered to: another country, or where a geocoder failed. */
export function refuseWrongPlace({
  countryCode,
  latitude,
  longitude,
}: Pick<AddressInput, 'countryCode' | 'latitude' | 'longitude'>): void {
  if (!isDeliveryCountry(countryCode)) {
    const message = `The shop delivers in ${DELIVERY_COUNTRIES.join(' and ')}, not in ${countryCode}.`;
    throw new Refusal(422, { code: 'wrong-country', message, field: 'countryCode' });
  }
  if (isFallbackPlace({ latitude, longitude })) {
    const message = `${latitude},${longitude} is no place but what a geocoder gives where it failed.`;
    throw new Refusal(422, { code: 'wrong-place', message, field: 'latitude' });
  }
}

function writeAddress(address: AddressInput): string {
  return JSON.stringify({ ...address, countryCode: address.countryCode.toUpperCase() });
}

function toAddress({ id, data }: Row): Address {
  const address: AddressInput = JSON.parse(data);
  return {
    ...address,
    id,
    type: 'shipping',
    coordinate: { latitude: address.latitude, longitude: address.longitude },
  };
}

function noAddress(id: number): Refusal {
  return notFound(`There is no address ${id}.`, 'id');
}
