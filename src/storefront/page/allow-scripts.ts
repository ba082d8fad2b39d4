interface ScriptPolicies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

let allowed = false;

/**
 * Lets a captcha or a service that measures load scripts by text. From which hosts they come is what the
 * page's policy says, and a page without either does not let this be said.
 */
export function allowScripts(): void {
  const { trustedTypes }: { trustedTypes?: ScriptPolicies } = window as object;
  if (!allowed) trustedTypes?.createPolicy('default', { createScriptURL: (url) => url });
  allowed = true;
}
