import type { PaymentMethod } from '#contract/order/payment.ts';
import { readDocument, readDocuments } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';
import { methodsOfServices } from './payment-services.ts';

/**
 * The ways to pay that are offered. Only a playground makes up a hold on a card: elsewhere nothing would take
 * the money.
 */
export function offeredMethods(shop: Shop): PaymentMethod[] {
  const own = readDocuments(shop, 'payment-method').filter((method) => isOffered(shop, method));
  return [...own, ...methodsOfServices(shop)];
}

/** The ways to pay in the shop that this supplier takes. */
export function paymentMethodsOf(shop: Shop, supplierId: number): PaymentMethod[] {
  return offeredMethods(shop).filter((method) => takes(method, supplierId));
}

/** A way to pay that is offered, by its id. */
export function findPaymentMethod(shop: Shop, id: number): PaymentMethod | undefined {
  const method = readDocument(shop, 'payment-method', String(id))?.data;
  if (method) return isOffered(shop, method) ? method : undefined;
  return methodsOfServices(shop).find((one) => one.id === id);
}

function isOffered(shop: Shop, { held }: PaymentMethod): boolean {
  return !held || shop.sql.isPlayground;
}

/** True if a supplier takes a payment method. */
export function takes({ supplierIds }: PaymentMethod, supplierId: number): boolean {
  return supplierIds === null || supplierIds.includes(supplierId);
}
