/** A service that tells people from programs. All of them are drawn and asked in the same way. */
export interface CaptchaProvider {
  /** Address of its script. */
  script: string;
  /** Object that the script puts into `window`. */
  global: string;
  /** Origins of its scripts, frames and styles, as policies name them. */
  origins: readonly string[];
}

/** Services that a shop may choose; a page loads the one of its shop alone. */
export const CAPTCHA_PROVIDERS = {
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    global: 'hcaptcha',
    origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?render=explicit',
    global: 'grecaptcha',
    origins: ['https://www.google.com', 'https://www.gstatic.com'],
  },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
    origins: ['https://challenges.cloudflare.com'],
  },
} as const satisfies Record<string, CaptchaProvider>;

export type CaptchaName = keyof typeof CAPTCHA_PROVIDERS;

/** Settings of a captcha in a tenant's file. */
export interface CaptchaSettings {
  captcha_site_key?: string | undefined;
  captcha_provider: CaptchaName;
  /** Of the operator's own copy of the service. */
  captcha_script?: string | undefined;
}

/** The captcha of a shop; undefined where it has no key for one. */
export function captchaOf({ captcha_site_key, captcha_provider, captcha_script }: CaptchaSettings) {
  if (captcha_site_key === undefined) return undefined;
  const { script, global, origins } = CAPTCHA_PROVIDERS[captcha_provider];
  return {
    siteKey: captcha_site_key,
    script: captcha_script ?? script,
    global,
    origins: captcha_script === undefined ? origins : [new URL(captcha_script).origin],
  };
}
