import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_BASE_PATHS } from '#contract/call/define-call.ts';
import { LANGUAGES } from '#contract/value/primitive.ts';
import { UNMEASURED } from '#domain/analytics/analytics.ts';
import { logoutPath, looksPath, previewPath, speculationRulesPath } from '#domain/link/paths.ts';

/** Pages that nobody should have without a press: of one person, or of the operator. */
const NEVER = [...UNMEASURED, logoutPath(), previewPath(), looksPath()];

/** Links that a script answers, and those that lead out of the page. */
const ELSEWHERE = '[data-action], [download], [target], [rel~=nofollow]';

/**
 * Writes the links whose pages browsers may fetch ahead: pages of the shop as everybody gets them, by their
 * plain address. Nothing of such a page runs before it is opened.
 */
export function writeSpeculationRules(clientDirectory: string): void {
  const services = Object.values(SERVICE_BASE_PATHS).map((path) => `${path}/*`);
  const personal = NEVER.map((path) => `{/(${LANGUAGES.join('|')})}?${path}{/*}?`);
  const rules = {
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: ['/*\\?(.+)', '/*.*', ...services, ...personal] } },
            { not: { selector_matches: ELSEWHERE } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
  writeFileSync(join(clientDirectory, speculationRulesPath()), JSON.stringify(rules));
}
