import type { PaymentMethod } from '#contract/order/payment.ts';
import { readDocument, readDocuments } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

/** The ways to pay in the shop that this supplier takes. */
export function paymentMethodsOf(shop: Shop, supplierId: number): PaymentMethod[] {
  return readDocuments(shop, 'payment-method').filter((method) => takes(method, supplierId));
}

/** A way to pay by its id. */
export function findPaymentMethod(shop: Shop, id: number): PaymentMethod | undefined {
  return readDocument(shop, 'payment-method', String(id))?.data;
}

/** True if a supplier takes a payment method. */
export function takes({ supplierIds }: PaymentMethod, supplierId: number): boolean {
  return supplierIds === null || supplierIds.includes(supplierId);
}
