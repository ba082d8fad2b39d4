import {
  type EstimateRule,
  estimateInstallment,
  INSTALLMENT_PLANS,
  type InstallmentPlan,
  PARTNER_SURCHARGES,
  type Partner,
  partnerPayment,
  planPayment,
} from './installment.ts';

/** Price of goods with one lender who lets a shopper pay by months. All sums are whole UZS. */
export interface InstallmentOffer {
  /** `shop` is the shop's own plan. */
  by: 'shop' | Partner;
  months: number;
  /** To be paid at once; 0 where nothing is. */
  firstPayment: number;
  monthly: number;
  /** All payments together. */
  total: number;
  /** UZS beyond the price. */
  overpaid: number;
}

const PARTNERS = Object.keys(PARTNER_SURCHARGES) as Partner[];

/** Offer of a plan of the shop for a price. */
export function planOffer(price: number, plan: InstallmentPlan): InstallmentOffer {
  const { downPayment, monthly, total } = planPayment(price, plan);
  return {
    by: 'shop',
    months: plan.mounth,
    firstPayment: downPayment,
    monthly,
    total,
    overpaid: total - price,
  };
}

/** The plan of the shop that costs least in all; undefined where there is none. */
export function cheapestPlan(price: number, plans: readonly InstallmentPlan[]): InstallmentPlan | undefined {
  const cost = (plan: InstallmentPlan) => planOffer(price, plan).total;
  return plans.toSorted((one, other) => cost(one) - cost(other))[0];
}

/** Everybody who offers so many months for a price, the cheapest first. */
export function offersOf(
  price: number,
  months: number,
  plans: readonly InstallmentPlan[],
): InstallmentOffer[] {
  const own = plans.filter(({ mounth }) => mounth === months).map((plan) => planOffer(price, plan));
  const others = PARTNERS.flatMap((by) => partnerOffer(by, price, months) ?? []);
  return [...own, ...others].sort((one, other) => one.total - other.total);
}

/** Partners that do not offer so many months. */
export function partnersWithout(months: number): Partner[] {
  return PARTNERS.filter((by) => partnerPayment(by, 0, months) === undefined);
}

/**
 * The promise of an estimate: its months can be had for so much without a first payment, or only with one;
 * `from` where no lender takes so little, or lends for so many months.
 */
export type EstimatePromise = 'without-first' | 'with-first' | 'from';

/** A sum of eight digits, so that rounding decides nothing. */
const ANY_PRICE = 12_000_000;

/** The promise that the offers of the shop and its partners keep. */
export function estimatePromise(rule: EstimateRule): EstimatePromise {
  const { months, monthly } = estimateInstallment(rule, ANY_PRICE);
  const kept = offersOf(ANY_PRICE, months, INSTALLMENT_PLANS).filter((offer) => offer.monthly <= monthly);
  if (kept.length === 0) return 'from';
  return kept.some(({ firstPayment }) => firstPayment === 0) ? 'without-first' : 'with-first';
}

/** All numbers of months that somebody offers, the fewest first. */
export function offeredMonths(plans: readonly InstallmentPlan[]): number[] {
  const partners = Object.values(PARTNER_SURCHARGES).flatMap((row) => Object.keys(row).map(Number));
  const all = new Set([...plans.map(({ mounth }) => mounth), ...partners]);
  return [...all].sort((one, other) => one - other);
}

/** True for the name of a partner whose terms are known. */
export function isPartner(name: string): name is Partner {
  return Object.hasOwn(PARTNER_SURCHARGES, name);
}

/** Offer of a partner for a price; undefined where the partner does not offer so many months. */
export function partnerOffer(by: Partner, price: number, months: number): InstallmentOffer | undefined {
  const monthly = partnerPayment(by, price, months);
  if (monthly === undefined) return undefined;
  const surcharges: Readonly<Record<number, number>> = PARTNER_SURCHARGES[by];
  const total = Math.round(price * (1 + (surcharges[months] ?? 0)));
  return { by, months, firstPayment: 0, monthly, total, overpaid: total - price };
}
