import { allowScripts } from '#storefront/page/allow-scripts.ts';

/** Interface of a captcha's script; all supported services have these. */
interface CaptchaApi {
  render(box: HTMLElement, options: Record<string, unknown>): unknown;
  reset(widget: unknown): void;
  /** Calls back once `render` can be called. */
  ready?(then: () => void): void;
}

export interface CaptchaSource {
  siteKey: string;
  script: string;
  global: string;
}

const coming = new Map<string, Promise<CaptchaApi>>();

/**
 * Draws a captcha into `box`, and loads its script with the first one. `onToken` gets its answer, and
 * undefined once that is too old. Returns a function that starts it again. Throws if the script does not
 * come.
 */
export async function drawCaptcha(
  box: HTMLElement,
  { siteKey, script, global }: CaptchaSource,
  onToken: (token: string | undefined) => void,
): Promise<() => void> {
  const known = coming.get(script) ?? loadScript(script, global);
  coming.set(script, known);
  known.catch(() => coming.delete(script));
  const api = await known;
  const widget = api.render(box, {
    sitekey: siteKey,
    callback: onToken,
    'expired-callback': () => onToken(undefined),
    'error-callback': () => onToken(undefined),
    theme: document.documentElement.dataset.mode ?? 'light',
  });
  return () => {
    onToken(undefined);
    api.reset(widget);
  };
}

async function loadScript(address: string, global: string): Promise<CaptchaApi> {
  allowScripts();
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error('The captcha does not come.')));
    script.src = address;
    script.async = true;
    document.head.append(script);
  });
  const api: CaptchaApi = Object(window)[global];
  if (api.ready) await new Promise<void>((resolve) => api.ready?.(resolve));
  return api;
}
