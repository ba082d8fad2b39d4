interface ScriptPolicies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

let allowed = false;

/**
 * Allows a captcha or an analytics service to load scripts by address, by a default policy of Trusted Types.
 * The page's content policy limits the hosts, and forbids this on pages without either.
 */
export function allowScripts(): void {
  const { trustedTypes }: { trustedTypes?: ScriptPolicies } = window as object;
  if (!allowed) trustedTypes?.createPolicy('default', { createScriptURL: (url) => url });
  allowed = true;
}
