import type { RefusalMessages } from '#storefront/ui/form/message-of.ts';

/** What is said where the platform wants to know that nobody is a robot. */
export const CAPTCHA_REFUSALS: RefusalMessages = { 'captcha-required': 'sign-in.captcha-required' };
