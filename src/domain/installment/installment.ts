/** The goods of an installment must cost more than this, in whole UZS. */
export const INSTALLMENT_MINIMUM = 1_000_000;

/** UZS a month from which a layout without a price of its own advertises. */
export const ADVERTISED_MONTHLY_PAYMENT = 200_000;

/** A way to pay by months. `percent` and `peredoplate` are shares: 0.1 is 10 %. */
export interface InstallmentPlan {
  /** Months to pay in. */
  mounth: number;
  /** Added to what is left after the down-payment. */
  percent: number;
  /** Down-payment, of the total. */
  peredoplate: number;
}

export const INSTALLMENT_PLANS: readonly InstallmentPlan[] = [
  { mounth: 3, percent: 0.0578, peredoplate: prepaymentShare(3) },
  { mounth: 6, percent: 0.1022, peredoplate: prepaymentShare(6) },
  { mounth: 9, percent: 0.147, peredoplate: prepaymentShare(9) },
  { mounth: 12, percent: 0.1931, peredoplate: prepaymentShare(12) },
];

/** Share of the total to pay at once. */
export function prepaymentShare(months: number): number {
  return months === 12 ? 0.1 : 0;
}

/** The plan of so many months; undefined where there is none. */
export function planOfMonths(months: number): InstallmentPlan | undefined {
  return INSTALLMENT_PLANS.find(({ mounth }) => mounth === months);
}

/** Surcharge of partner providers, as a share of the price, by months. */
export const PARTNER_SURCHARGES = {
  Alifshop: { 1: 0.07, 3: 0.14, 6: 0.25, 9: 0.32, 15: 0.5, 18: 0.56 },
  Paymart: { 6: 0.26, 9: 0.34, 12: 0.44 },
  InTent: { 12: 0.42 },
  TBS: { 12: 0.35, 18: 0.6 },
  IMAN: { 12: 0.35 },
  'T-store': { 3: 0.15, 6: 0.21, 9: 0.315, 12: 0.42 },
} as const satisfies Record<string, Readonly<Record<number, number>>>;
export type Partner = keyof typeof PARTNER_SURCHARGES;

/** Whole UZS a month with a partner; undefined where the partner does not offer so many months. */
export function partnerPayment(partner: Partner, price: number, months: number): number | undefined {
  const surcharges: Readonly<Record<number, number>> = PARTNER_SURCHARGES[partner];
  const surcharge = surcharges[months];
  return surcharge === undefined ? undefined : Math.round((price * (1 + surcharge)) / months);
}

/**
 * Whole UZS of one installment. `total` is the down-payment and all months together, so `monthly` times
 * months may differ by rounding.
 */
export interface PlanPayment {
  downPayment: number;
  monthly: number;
  total: number;
}

/** (total − down-payment) plus percent, over the months of the plan. */
export function planPayment(
  goodsTotal: number,
  { mounth, percent, peredoplate }: InstallmentPlan,
): PlanPayment {
  const downPayment = Math.round(goodsTotal * peredoplate);
  const financed = Math.round((goodsTotal - downPayment) * (1 + percent));
  return { downPayment, monthly: Math.round(financed / mounth), total: downPayment + financed };
}

/** True if goods of this total may be bought by months. */
export function allowsInstallment(goodsTotal: number): boolean {
  return goodsTotal > INSTALLMENT_MINIMUM;
}

/** Estimate for shoppers before they choose a plan: whole UZS a month, for so many months. */
export interface InstallmentEstimate {
  months: number;
  monthly: number;
}

/** Rules of estimates: the price times `factor`, over `months`. Cards and product pages name theirs. */
const ESTIMATES = {
  'year-with-40-percent': { factor: 1.4, months: 12 },
  'year-with-29-percent': { factor: 1.29, months: 12 },
  'year-at-price': { factor: 1, months: 12 },
  'two-years-at-price': { factor: 1, months: 24 },
} as const;
export type EstimateRule = keyof typeof ESTIMATES;

export const isEstimateRule = (text: string | undefined): text is EstimateRule =>
  text !== undefined && Object.hasOwn(ESTIMATES, text);

/** The estimate for a price of whole UZS. */
export function estimateInstallment(rule: EstimateRule, price: number): InstallmentEstimate {
  const { factor, months } = ESTIMATES[rule];
  return { months, monthly: Math.round((price * factor) / months) };
}

/** Share of the order's total that the shop's guarantee pays back. */
export const GUARANTEE_SHARE = 0.1;
/** The most that the guarantee pays, in US dollars. */
export const GUARANTEE_MAX_USD = 100;
