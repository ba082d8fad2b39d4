import type { RefusalMessages } from '#storefront/ui/form/message-of.ts';

/** Messages for codes that the platform refuses. */
export const CODE_REFUSALS: RefusalMessages = {
  'wrong-code': 'form.uncurrent_pass',
  'expired-code': 'sign-in.code-expired',
  'too-many-tries': 'sign-in.code-spent',
};

export const CODE_FIELDS = { code: 'code' } as const;
