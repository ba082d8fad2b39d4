import type { RefusalMessages } from '#storefront/ui/form/message-of.ts';

/** Message if the platform asks for a captcha. */
export const CAPTCHA_REFUSALS: RefusalMessages = { 'captcha-required': 'sign-in.captcha-required' };
