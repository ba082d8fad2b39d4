import type { Address } from '#contract/account/address.ts';
import { listInstallmentPlans, placeInstallmentOrder } from '#contract/order/installment.ts';
import type { Order } from '#contract/order/order.ts';
import type { InstallmentPlan, Partner } from '#domain/installment/installment.ts';
import type { InstallmentForm } from '#domain/installment/installment-form.ts';
import { isPartner } from '#domain/installment/installment-offer.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { upload } from '#storefront/platform-client/upload.ts';

/** Lenders of a shop. */
export interface InstallmentTerms {
  /** The shop's own plans, the fewest months first. */
  plans: InstallmentPlan[];
  /** Partners whose terms can be ordered. */
  partners: Partner[];
}

/** The terms that can be ordered. Throws `CallError`. */
export async function listTerms(signal?: AbortSignal): Promise<InstallmentTerms> {
  const { items, partners = [] } = await callShop(listInstallmentPlans, {}, { signal });
  return {
    plans: items.toSorted((one, other) => one.mounth - other.mounth),
    partners: partners.filter(isPartner),
  };
}

/** The part of a request that the browser may keep until it is answered. */
export interface InstallmentRequest {
  sells: number[];
  paymentMethod: number;
  months: number;
  /** The partner who lends; left out for the shop's own plan. */
  partner?: string;
  /** Id of one of the shopper's addresses; left out of what is fetched. */
  addressId?: number;
  /** Branch where the order is fetched. */
  franchise?: number;
  shippingService?: number;
  /** A random name of the form's content: see `papers-name.ts`. */
  papers: string;
}

/** A shopper's personal data and photos. They are kept in memory alone, and sent only to the platform. */
export interface InstallmentPapers {
  form: InstallmentForm;
  phoneNumber: string;
  /** Null for what is fetched. */
  address: Pick<
    Address,
    'countryCode' | 'administrativeArea' | 'locality' | 'addressLine1' | 'latitude' | 'longitude'
  > | null;
  selfie: File;
  passport: File;
  passportBack: File | null;
}

export interface SendInstallment {
  onProgress?: (percent: number) => void;
  signal?: AbortSignal | undefined;
}

/** Requests an installment for goods of the cart. Throws `CallError`. */
export function sendInstallment(
  { sells, paymentMethod, months, partner, franchise, shippingService }: InstallmentRequest,
  { form, phoneNumber, address, selfie, passport, passportBack }: InstallmentPapers,
  orderKey: string,
  { onProgress, signal }: SendInstallment = {},
): Promise<{ order: Order }> {
  return upload(
    placeInstallmentOrder,
    {
      body: {
        'sells[]': sells,
        paymentMethod,
        'extraParams[phoneNumber]': phoneNumber,
        'extraParams[installmentMonth]': months,
        ...(partner !== undefined && { 'extraParams[installmentPartner]': partner }),
        'extraParams[birthday]': form.birthday,
        'extraParams[passSerial]': form.passSerial,
        'extraParams[passNumber]': form.passNumber,
        'extraParams[passIssueDate]': form.passIssueDate,
        'extraParams[passIssueAddress]': form.passIssueAddress,
        'extraParams[cardNumber]': form.cardNumber,
        'extraParams[selfieFile]': selfie,
        'extraParams[passportFile]': passport,
        ...(passportBack && { 'extraParams[passportBackFile]': passportBack }),
        ...(address && addressFields(address)),
        ...(franchise !== undefined && { franchise }),
        ...(shippingService !== undefined && { shippingService }),
        orderKey,
      },
    },
    { onProgress, signal },
  );
}

function addressFields(address: NonNullable<InstallmentPapers['address']>) {
  const { countryCode, administrativeArea, locality, addressLine1, latitude, longitude } = address;
  return {
    'shippingAddress[countryCode]': countryCode,
    ...(administrativeArea && { 'shippingAddress[administrativeArea]': administrativeArea }),
    ...(locality && { 'shippingAddress[locality]': locality }),
    ...(addressLine1 && { 'shippingAddress[addressLine1]': addressLine1 }),
    'shippingAddress[latitude]': latitude,
    'shippingAddress[longitude]': longitude,
  };
}
