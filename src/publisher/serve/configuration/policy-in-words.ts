import { type PagePolicyOptions, pagePolicy } from '#publisher/serve/embedded/content-policy.ts';
import type { Site } from '#publisher/serve/embedded/site.ts';
import { ConfigurationError, plainValue } from './setup.ts';

/** nginx reads no longer word. */
const LONGEST = 4000;

/**
 * The policy of a shop's pages with the web server's own word for the name of the host. Throws a
 * ConfigurationError where an origin of the shop cannot be written into a configuration.
 */
export function policyInWords(
  site: Site,
  { measured, hostName, secure }: Pick<PagePolicyOptions, 'hostName' | 'secure'> & { measured: boolean },
): string {
  for (const origin of [...site.frameOrigins, ...site.captchaOrigins])
    plainValue(origin, `An origin in the policy of ${site.tenant}`);
  const policy = pagePolicy({ ...site, hostName, analytics: measured ? site.analytics : [], secure });
  if (policy.length <= LONGEST) return policy;
  throw new ConfigurationError(
    `The policy of ${site.tenant} has ${policy.length} characters, and a web server reads ${LONGEST} at most: ` +
      'name fewer origins in parent_frame_origins of its tenant.json.',
  );
}
