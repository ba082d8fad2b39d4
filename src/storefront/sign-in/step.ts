import type { Translate } from '#storefront/i18n/message-key.ts';
import type { Login } from './sign-in.ts';
import type { SignInPage } from './sign-in-props.ts';

/**
 * Step of signing in. Phones are as they are kept, `+998901234567`; `sentAt` is when the code was sent, in
 * milliseconds since 1970.
 */
export type Step =
  | { kind: 'phone' }
  | { kind: 'password' }
  | { kind: 'code'; phone: string; sentAt: number }
  | { kind: 'registration'; phone: string; code: string; sentAt: number }
  | { kind: 'forgot' }
  | { kind: 'new-password'; name: string; sentAt: number };

/** Props of every step. */
export interface StepProps {
  /** Begins the ids of its fields. */
  formId: string;
  t: Translate;
  page: SignInPage;
  /** Phone or user name as typed; the next step begins with it. */
  typed: string;
  onTyped: (text: string) => void;
  /** True if the shopper wants to be remembered. */
  remember: boolean;
  onRemember: (remember: boolean) => void;
  go: (step: Step) => void;
  /** Answer of the captcha, good for one call; undefined if the shop has none, or it has not answered yet. */
  takeCaptcha: () => string | undefined;
  /** Begins the session. Throws a `CallError`. */
  finish: (login: Login, way: Step['kind']) => Promise<void>;
}
