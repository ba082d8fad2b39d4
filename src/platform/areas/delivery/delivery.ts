import type { DeliveryState, Driver, Tracking } from '#contract/order/delivery.ts';
import type { OrderState } from '#contract/order/order.ts';
import type { Coordinate } from '#contract/value/primitive.ts';
import { distanceKm } from '#domain/address/distance.ts';
import { readFranchises } from '#platform/areas/franchise/location.ts';
import { minutesAfter } from '#platform/store/clock.ts';
import type { Shop } from '#platform/store/shop.ts';
import { driverOf } from './driver.ts';
import { placeBeside, planWay, pointOnWay } from './way.ts';

/** Minutes that the driver is on the way; with the wait before, an order for now is there within an hour. */
const DRIVE_TAKES_MIN = 40;

/**
 * A driver leaves from the nearest branch as far as this away; farther off, goods lie ready in a store near
 * the address.
 */
const BRANCH_WITHIN_KM = 40;

interface DeliveryData {
  driver: Driver;
  /** Corners of the way, first the branch, last the address. */
  way: Coordinate[];
  /** Since when the phone of the driver says nothing; left out while it does. */
  silentSince?: string;
}

interface DeliveryRow {
  id: number;
  orderId: number;
  orderState: OrderState;
  data: string;
  leavesAt: string;
  arrivesAt: string;
}

/** Plans the delivery of an order that has just been accepted; once an order. */
export function createDelivery(
  shop: Shop,
  orderId: number,
  to: Coordinate,
  token: string,
  leaves: Date,
): void {
  const data: DeliveryData = {
    driver: driverOf(orderId),
    way: planWay(startNear(shop, to, orderId), { latitude: to.latitude, longitude: to.longitude }),
  };
  shop.sql.run`
    INSERT INTO delivery (shop, sell_group, token, data, leaves_at, arrives_at)
    VALUES (${shop.id}, ${orderId}, ${token}, ${JSON.stringify(data)}, ${leaves.toISOString()},
      ${minutesAfter(leaves, DRIVE_TAKES_MIN).toISOString()})`;
}

/** When the driver of an order leaves and arrives; undefined where nobody brings it. */
export function readDeliveryTimes(
  shop: Shop,
  orderId: number,
): { leavesAt: string; arrivesAt: string } | undefined {
  return shop.sql.get`
    SELECT leaves_at AS leavesAt, arrives_at AS arrivesAt FROM delivery
    WHERE shop = ${shop.id} AND sell_group = ${orderId}`;
}

/** Lets the driver leave at another time than was planned. */
export function writeLeaving(shop: Shop, orderId: number, leaves: Date): void {
  shop.sql.run`
    UPDATE delivery SET leaves_at = ${leaves.toISOString()},
      arrives_at = ${minutesAfter(leaves, DRIVE_TAKES_MIN).toISOString()}
    WHERE shop = ${shop.id} AND sell_group = ${orderId}`;
}

/** Lets the driver have arrived. */
export function writeArrival(shop: Shop, orderId: number, arrived: Date): void {
  shop.sql.run`
    UPDATE delivery SET arrives_at = ${arrived.toISOString()}
    WHERE shop = ${shop.id} AND sell_group = ${orderId}`;
}

/** Place of a delivery at a moment; undefined where the token is not its own. */
export function findTracking(
  shop: Shop,
  deliveryId: number,
  token: string,
  now: Date,
): (Tracking & { left: number }) | undefined {
  const row = shop.sql.get<DeliveryRow>`
    SELECT delivery.id, sell_group AS orderId, sell_group.state AS orderState, delivery.data,
      leaves_at AS leavesAt, arrives_at AS arrivesAt
    FROM delivery JOIN sell_group ON sell_group.id = delivery.sell_group
    WHERE delivery.shop = ${shop.id} AND delivery.id = ${deliveryId} AND delivery.token = ${token}`;
  if (!row) return undefined;
  const { driver, way, silentSince }: DeliveryData = JSON.parse(row.data);
  const state = deliveryState(row.orderState);
  const known = state === 'on-the-way' && silentSince !== undefined ? new Date(silentSince) : now;
  const [from, to] = [way[0], way.at(-1)];
  if (!from || !to) throw new Error(`delivery ${deliveryId} has no way`);
  const { position, heading } = pointOnWay(way, shareDone(state, row, known));
  const { left } = pointOnWay(way, shareDone(state, row, now));
  return {
    deliveryId: row.id,
    state,
    driver,
    from,
    to,
    position,
    positionAt: known.toISOString(),
    answeredAt: now.toISOString(),
    heading,
    path: way,
    leavesAt: row.leavesAt,
    arrivesAt: row.arrivesAt,
    left,
  };
}

/** Lets the phone of an order's driver fall silent, or say again where they are. */
export function silenceDriver(shop: Shop, orderId: number, since: Date | undefined): void {
  shop.sql.run`
    UPDATE delivery SET data = json_patch(data, ${JSON.stringify({ silentSince: since?.toISOString() ?? null })})
    WHERE shop = ${shop.id} AND sell_group = ${orderId}`;
}

/** State of a delivery by that of its order. */
export function deliveryState(state: OrderState): DeliveryState {
  return state === 'on-the-way' || state === 'delivered' || state === 'canceled' ? state : 'waiting';
}

function shareDone(state: DeliveryState, { leavesAt, arrivesAt }: DeliveryRow, now: Date): number {
  if (state === 'delivered') return 1;
  if (state !== 'on-the-way') return 0;
  return (now.getTime() - Date.parse(leavesAt)) / Math.max(1, Date.parse(arrivesAt) - Date.parse(leavesAt));
}

function startNear(shop: Shop, to: Coordinate, orderId: number): Coordinate {
  const branches = readFranchises(shop).map(({ coordinate }) => ({
    coordinate,
    km: distanceKm(coordinate, to),
  }));
  const nearest = branches.sort((a, b) => a.km - b.km)[0];
  if (nearest && nearest.km <= BRANCH_WITHIN_KM) return nearest.coordinate;
  const side = orderId % 2 === 0 ? 1 : -1;
  return placeBeside(to, side * (1_500 + (orderId % 7) * 250), 2_000 + (orderId % 5) * 300);
}
