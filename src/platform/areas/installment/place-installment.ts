import type { z } from 'zod';
import type { AddressInput } from '#contract/account/address.ts';
import type { placeInstallmentOrder } from '#contract/order/installment.ts';
import type { PaymentMethod } from '#contract/order/payment.ts';
import { parsePhone } from '#domain/account/phone.ts';
import {
  allowsInstallment,
  INSTALLMENT_MINIMUM,
  type InstallmentPlan,
  type Partner,
  planOfMonths,
} from '#domain/installment/installment.ts';
import { findFormFault } from '#domain/installment/installment-form.ts';
import {
  isPartner,
  partnerOffer,
  partnersWithout,
  planOffer,
} from '#domain/installment/installment-offer.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { takeFromCart } from '#platform/areas/cart/write-cart.ts';
import { linesOfSells } from '#platform/areas/checkout/cart-lines.ts';
import { findOrderOfKey } from '#platform/areas/checkout/order-key.ts';
import { planShipping } from '#platform/areas/checkout/order-shipping.ts';
import { checkOrderSum } from '#platform/areas/checkout/order-sum.ts';
import { readCustomerName } from '#platform/areas/customer/customer-name.ts';
import { changeState, rereadOrder } from '#platform/areas/order/change-state.ts';
import {
  type InstallmentData,
  type InstallmentTerms,
  writeInstallment,
} from '#platform/areas/order/installment-row.ts';
import { insertOrder, type OrderData, type OrderRow, orderKeyOf } from '#platform/areas/order/order-row.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Customer } from '#platform/http/route.ts';
import { minutesAfter } from '#platform/store/clock.ts';
import { readDocuments } from '#platform/store/documents.ts';
import type { Shop } from '#platform/store/shop.ts';

type InstallmentRequest = z.output<NonNullable<(typeof placeInstallmentOrder)['body']>>;

/** The answer comes after so many minutes at least, and fewer than `ANSWER_SPREAD_MIN` later. */
const ANSWER_AFTER_MIN = 5;
const ANSWER_SPREAD_MIN = 6;

/** Cards with these last digits are refused, so that whoever tries the shop out can see it. */
const REFUSED_CARD = '0000';

/** Orders sells of a customer's cart to be paid by months. Throws what the call may refuse. */
export function placeInstallment(
  shop: Shop,
  customer: Customer,
  request: InstallmentRequest,
  now: Date,
): OrderRow {
  const key = orderKeyOf(request);
  const plan = checkForm(request, now);
  return shop.sql.transaction(() => {
    const made = findOrderOfKey(shop, customer.id, key);
    if (made) return made;
    const method = findMethod(shop, request.paymentMethod);
    const { lines, recordIds } = linesOfSells(shop, customer.id, request['sells[]'], method);
    const goodsTotal = lines.reduce((sum, { subtotal }) => sum + subtotal, 0);
    checkOrderSum(shop, lines, 'sells');
    if (!allowsInstallment(goodsTotal)) {
      const message =
        `Goods of more than ${formatPrice(INSTALLMENT_MINIMUM, 'UZS')} can be paid by months; ` +
        `these cost ${formatPrice(goodsTotal, 'UZS')}.`;
      throw new Refusal(422, { code: 'installment-minimum', message, field: 'sells' });
    }
    const { shippingPrice, ...shipping } = planShipping(shop, lines, {
      customerId: customer.id,
      address: addressOf(request),
      serviceId: request.shippingService,
      franchiseId: request.franchise,
    });
    const data: OrderData = {
      ...shipping,
      name: readCustomerName(shop, customer.id),
      paymentMethod: { id: method.id, name: method.name },
      shippingTime: { type: 'now' },
      note: '',
      returnUrl: null,
    };
    const phone = parsePhone(request['extraParams[phoneNumber]']) ?? customer.phone;
    const id = insertOrder(
      shop,
      {
        customerId: customer.id,
        source: 'installment',
        payment: 'installment',
        phone,
        shippingPrice,
        lines,
        data,
        key,
      },
      'awaiting-approval',
      now,
    );
    takeFromCart(shop, customer.id, recordIds);
    writeInstallment(shop, id, termsOf(plan, goodsTotal + shippingPrice), dataOf(request));
    changeState(shop, rereadOrder(shop, id), 'awaiting-approval', now);
    if (shop.sql.isPlayground) planAnswer(shop, id, now);
    return rereadOrder(shop, id);
  });
}

/** A playground answers as its partner would. */
function planAnswer(shop: Shop, id: number, now: Date): void {
  const answeredAt = minutesAfter(now, ANSWER_AFTER_MIN + (id % ANSWER_SPREAD_MIN));
  shop.sql.run`
    UPDATE sell_group SET next_at = ${answeredAt.toISOString()} WHERE shop = ${shop.id} AND id = ${id}`;
}

/** A plan of the shop, or the months of a partner. */
type ChosenPlan = { partner: null; plan: InstallmentPlan } | { partner: Partner; months: number };

/** Payments for this sum in UZS. */
function termsOf(chosen: ChosenPlan, toPay: number): InstallmentTerms {
  const offer =
    chosen.partner === null
      ? planOffer(toPay, chosen.plan)
      : partnerOffer(chosen.partner, toPay, chosen.months);
  if (!offer) throw unknownPlan();
  const { months, firstPayment: downPayment, monthly, total } = offer;
  return { partner: chosen.partner, months, downPayment, monthly, total };
}

function findPlan(request: InstallmentRequest): ChosenPlan {
  const months = request['extraParams[installmentMonth]'];
  const partner = request['extraParams[installmentPartner]'] ?? null;
  if (partner === null) {
    const plan = planOfMonths(months);
    if (!plan) throw unknownPlan();
    return { partner, plan };
  }
  if (!isPartner(partner))
    throw new Refusal(422, {
      code: 'unknown-partner',
      message: `The shop has no partner "${partner}".`,
      field: 'extraParams[installmentPartner]',
    });
  if (partnersWithout(months).includes(partner)) throw unknownPlan();
  return { partner, months };
}

function unknownPlan(): Refusal {
  return new Refusal(422, {
    code: 'unknown-plan',
    message: 'There is no plan of so many months.',
    field: 'extraParams[installmentMonth]',
  });
}

function dataOf(request: InstallmentRequest): InstallmentData {
  const card = request['extraParams[cardNumber]'].slice(-4);
  return { card, outcome: card === REFUSED_CARD ? 'rejected' : 'approved' };
}

function checkForm(request: InstallmentRequest, now: Date): ChosenPlan {
  const field = (name: string) => `extraParams[${name}]`;
  const plan = findPlan(request);
  if (parsePhone(request['extraParams[phoneNumber]']) === undefined) {
    throw new Refusal(422, {
      code: 'invalid-phone-number',
      message: 'The phone must be like +998 90 123 45 67.',
      field: field('phoneNumber'),
    });
  }
  const form = {
    birthday: request['extraParams[birthday]'],
    passSerial: request['extraParams[passSerial]'],
    passNumber: request['extraParams[passNumber]'],
    passIssueDate: request['extraParams[passIssueDate]'],
    passIssueAddress: request['extraParams[passIssueAddress]'],
    cardNumber: request['extraParams[cardNumber]'],
  };
  const found = findFormFault(form, now.toISOString().slice(0, 10));
  if (found)
    throw new Refusal(422, {
      code: found.fault,
      message: `The field ${found.field} is not valid.`,
      field: field(found.field),
    });
  return plan;
}

function findMethod(shop: Shop, id: number | undefined): PaymentMethod {
  const method = readDocuments(shop, 'payment-method').find(
    (one) => one.installment && (id === undefined || one.id === id),
  );
  if (method) return method;
  throw new Refusal(422, {
    code: 'payment-method',
    message: 'The shop has no such way to pay by months.',
    field: 'paymentMethod',
  });
}

function addressOf(request: InstallmentRequest): AddressInput | null {
  const {
    'shippingAddress[countryCode]': countryCode,
    'shippingAddress[latitude]': latitude,
    'shippingAddress[longitude]': longitude,
    'shippingAddress[administrativeArea]': administrativeArea = null,
    'shippingAddress[locality]': locality = null,
    'shippingAddress[addressLine1]': addressLine1 = null,
  } = request;
  if (countryCode === undefined || latitude === undefined || longitude === undefined) return null;
  return {
    countryCode,
    latitude,
    longitude,
    name: '',
    country: null,
    region: null,
    administrativeArea,
    locality,
    dependentLocality: null,
    postalCode: null,
    addressLine1,
    addressLine2: null,
    apartmentNumber: null,
    floor: null,
    houseNumber: null,
  };
}
