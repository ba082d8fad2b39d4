import { IsolationCheck } from './isolation.ts';
import type { IsolationRules } from './isolation-rules.ts';
import { ReleaseFindings } from './release-check-error.ts';

/** Checks texts of a release that are no pages, by what they are called. Throws a ReleaseCheckError. */
export function checkTexts(rules: IsolationRules, texts: Iterable<[name: string, text: Uint8Array]>): void {
  const isolation = new IsolationCheck(rules);
  const findings = new ReleaseFindings(rules.tenant);
  for (const [name, text] of texts) findings.add(isolation.check(name, text));
  findings.letPass();
}
