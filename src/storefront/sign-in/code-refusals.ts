import type { RefusalMessages } from '#storefront/ui/form/message-of.ts';

/** What is said of a code that the platform does not take. */
export const CODE_REFUSALS: RefusalMessages = {
  'wrong-code': 'form.uncurrent_pass',
  'expired-code': 'sign-in.code-expired',
  'too-many-tries': 'sign-in.code-spent',
};

export const CODE_FIELDS = { code: 'code' } as const;
