import type { Branch, Franchise } from '#contract/catalogue/franchise.ts';
import type { Coordinate } from '#contract/value/primitive.ts';
import { distanceKm } from '#domain/address/distance.ts';
import { notFound, Refusal } from '#platform/http/refusal.ts';
import type { Shop } from '#platform/store/shop.ts';
import { readChosenFranchise } from './chosen-franchise.ts';
import { readFranchises } from './location.ts';

/** Wish to fetch an order. */
export interface PickUpWish {
  /** Null for a guest. */
  customerId: number | null;
  franchiseId: number | null | undefined;
  /** Place of the shopper, if known. */
  near: Coordinate | null | undefined;
}

/** A branch that hands out orders; throws 404 where the shop has none with the id. */
export function findPickUpBranch(shop: Shop, id: number): Franchise {
  const found = pickUpBranches(shop).find((franchise) => franchise.id === id);
  if (!found) throw notFound(`No branch ${id} hands out orders.`, 'franchise');
  return found;
}

/**
 * The branch where an order is fetched: the named one, the one that the customer chose before, the nearest,
 * the only one. Throws 404 for a named one that hands nothing out, and 422 where none of these is there.
 */
export function choosePickUpBranch(shop: Shop, { customerId, franchiseId, near }: PickUpWish): Franchise {
  if (franchiseId != null) return findPickUpBranch(shop, franchiseId);
  const branches = pickUpBranches(shop);
  const chosen = customerId === null ? null : readChosenFranchise(shop, customerId);
  const [first, ...others] = near
    ? branches.toSorted((a, b) => distanceKm(a.coordinate, near) - distanceKm(b.coordinate, near))
    : branches;
  const found = branches.find(({ id }) => id === chosen) ?? (near || others.length === 0 ? first : undefined);
  if (found) return found;
  throw new Refusal(422, {
    code: 'no-franchise-selected',
    message: 'A branch must be chosen to fetch the order.',
    field: 'franchise',
  });
}

/** Facts of a branch that an order keeps. */
export function branchOf({ id, name, address, coordinate, phone, workingHours }: Franchise): Branch {
  return { id, name, address, coordinate, phone, workingHours };
}

function pickUpBranches(shop: Shop): Franchise[] {
  return readFranchises(shop).filter(({ pickUp }) => pickUp);
}
