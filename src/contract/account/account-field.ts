import { z } from 'zod';
import { MAX_EMAIL } from '#contract/value/text-limit.ts';

export const phoneText = z
  .string()
  .trim()
  .min(1)
  .max(32)
  .describe('As a shopper writes it: `+998 90 123 45 67`, `901234567`');
export const codeText = z.string().trim().min(1).max(12).describe('The code of the message');
export const passwordText = z.string().min(1, 'is required').max(128);
export const optionalText = z.string().trim().max(50).nullable().default(null);

export const newPasswordSchema = z
  .object({ first: passwordText, second: z.string() })
  .refine(({ first, second }) => first === second, {
    path: ['second'],
    message: 'must be the same as the first',
  });

/** Answer of the captcha's script; the platform may ask for it before it sends or checks. */
export const captchaText = z
  .string()
  .max(8192)
  .optional()
  .describe('What the captcha gave, where the shop has one; 422 `captcha-required` where it is missing');

export const firstName = z
  .string()
  .trim()
  .min(2, 'must have at least 2 characters')
  .max(50, 'must have at most 50 characters');
export const lastName = z.string().trim().min(1, 'is required').max(50, 'must have at most 50 characters');
export const gender = z.enum(['male', 'female']).nullable();
export const email = z
  .email({ pattern: /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/ })
  .max(MAX_EMAIL)
  .nullable();
export const personType = z.enum(['physical', 'legal']);
