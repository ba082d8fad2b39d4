import { z } from 'zod';
import { addressInputSchema } from '#contract/account/address.ts';
import { defineCall } from '#contract/call/define-call.ts';
import { failureOf } from '#contract/call/failure.ts';
import { MAX_UPLOAD_BYTES } from '#contract/upload/upload-limit.ts';
import { MAX_ADDRESS_LINE } from '#contract/value/text-limit.ts';
import { orderKeySchema } from './checkout.ts';
import { orderExample, orderSchema } from './order.ts';

export const installmentPlanSchema = z.object({
  mounth: z.int().positive().describe('Months to pay in.'),
  percent: z
    .number()
    .nonnegative()
    .describe('Added to what is left after the down-payment, as a share: 0.1 is 10 %.'),
  peredoplate: z.number().min(0).max(1).describe('Down-payment, as a share of the total.'),
});

export const listInstallmentPlans = defineCall({
  summary: 'Lists how many months goods can be paid in, and what that adds to their price.',
  description:
    'A month costs (total − down-payment) plus percent, divided by the months. The goods must cost more ' +
    'than 1 000 000 UZS.',
  method: 'GET',
  path: '/installment-plans',
  auth: 'none',
  answer: z.object({
    items: z.array(installmentPlanSchema),
    partners: z
      .array(z.string())
      .optional()
      .describe(
        'Partners whose terms can be ordered, by their names (`installmentPartner`); none where left out.',
      ),
  }),
  example: {
    answer: { items: [{ mounth: 12, percent: 0.1931, peredoplate: 0.1 }], partners: ['Alifshop'] },
  },
});

const photo = z
  .file()
  .min(1, 'must not be empty')
  .max(MAX_UPLOAD_BYTES, 'must have at most 5 MB')
  .mime(['image/jpeg', 'image/png', 'image/webp']);
const number = z.coerce.number().int().positive();

const addressFields = addressInputSchema.shape;

export const placeInstallmentOrder = defineCall({
  summary: 'Orders sells of the cart to be paid by months.',
  description:
    'The goods are kept for the shopper while the request is looked at; the answer comes by text message ' +
    'after 5 to 10 minutes, and the order is then accepted or canceled. Only the last four digits of the ' +
    'card are kept, and no photo. The sandbox refuses cards that end with 0000 and approves others.',
  method: 'POST',
  path: '/installment-orders',
  auth: 'bearer',
  encoding: 'multipart',
  body: z.object({
    'sells[]': z.array(number).min(1).max(100).describe('Ids of sells in GET /cart-detail.'),
    paymentMethod: number
      .optional()
      .describe('A method with `installment`; the only one of the shop where left out.'),
    'extraParams[phoneNumber]': z.string().max(30),
    'extraParams[installmentMonth]': number.describe('Months of one of the plans, or of the partner.'),
    'extraParams[installmentPartner]': z
      .string()
      .trim()
      .max(100)
      .optional()
      .describe("The partner who lends; the shop's own plan where left out."),
    'extraParams[birthday]': z.string().describe('YYYY-MM-DD; the shopper is 18 at least.'),
    'extraParams[passSerial]': z.string().describe('Two capital letters.'),
    'extraParams[passNumber]': z.string().describe('Seven digits.'),
    'extraParams[passIssueDate]': z.string().describe('YYYY-MM-DD.'),
    'extraParams[passIssueAddress]': z.string().describe('2 to 50 characters.'),
    'extraParams[cardNumber]': z.string().describe('16 digits in groups of four: 8600 1234 5678 9012.'),
    'extraParams[selfieFile]': photo.describe('The shopper with the passport: JPEG, PNG or WebP up to 5 MB.'),
    'extraParams[passportFile]': photo.describe('The page with the face.'),
    'extraParams[passportBackFile]': photo.optional().describe('The page with the address.'),
    'shippingAddress[countryCode]': addressFields.countryCode.optional(),
    'shippingAddress[administrativeArea]': z.string().trim().max(MAX_ADDRESS_LINE).optional(),
    'shippingAddress[locality]': z.string().trim().max(MAX_ADDRESS_LINE).optional(),
    'shippingAddress[addressLine1]': z.string().trim().max(MAX_ADDRESS_LINE).optional(),
    'shippingAddress[latitude]': z.coerce.number().min(-90).max(90).optional(),
    'shippingAddress[longitude]': z.coerce.number().min(-180).max(180).optional(),
    shippingService: number.optional(),
    franchise: number
      .optional()
      .describe('The branch where the goods are fetched; no address is needed then.'),
    orderKey: orderKeySchema.optional(),
  }),
  answer: z.object({ order: orderSchema }),
  failures: {
    409: failureOf('over-stock', 'order-key-used'),
    422: failureOf(
      'no-address-selected',
      'wrong-country',
      'wrong-place',
      'no-franchise-selected',
      'payment-method',
      'sell-not-available',
      'below-minimum',
      'above-maximum',
      'empty-sell',
      'order-too-small',
      'shipping-service-not-found',
      'installment-minimum',
      'unknown-plan',
      'unknown-partner',
      'invalid-phone-number',
      'invalid-birthday',
      'invalid-passnumber',
      'invalid-pass-issue-date',
      'invalid-pass-issue-address',
      'invalid-card-number',
      'invalid',
    ),
  },
  example: {
    body: {
      'sells[]': [7],
      'extraParams[phoneNumber]': '+998901234567',
      'extraParams[installmentMonth]': 12,
      'extraParams[birthday]': '1990-05-17',
      'extraParams[passSerial]': 'AB',
      'extraParams[passNumber]': '1234567',
      'extraParams[passIssueDate]': '2015-06-01',
      'extraParams[passIssueAddress]': 'Toshkent',
      'extraParams[cardNumber]': '8600 1234 5678 9012',
      'extraParams[selfieFile]': new File(['selfie'], 'selfie.jpg', { type: 'image/jpeg' }),
      'extraParams[passportFile]': new File(['passport'], 'passport.jpg', { type: 'image/jpeg' }),
      'shippingAddress[countryCode]': 'UZ',
      'shippingAddress[administrativeArea]': 'Ташкент',
      'shippingAddress[locality]': 'Юнусабадский район',
      'shippingAddress[addressLine1]': 'ул. Амира Темура, 10',
      'shippingAddress[latitude]': 41.3275,
      'shippingAddress[longitude]': 69.2811,
    },
    answer: {
      order: {
        ...orderExample,
        state: 'awaiting-approval',
        source: 'installment',
        installment: {
          partner: null,
          months: 12,
          downPayment: 200_000,
          monthly: 178_965,
          total: 2_347_580,
          state: 'pending',
        },
        history: [{ state: 'awaiting-approval', at: '2026-03-01T09:00:00.000Z' }],
      },
    },
  },
});
