import { GateFindings } from './gate-error.ts';
import { IsolationGate } from './isolation.ts';
import type { IsolationRules } from './isolation-rules.ts';

/** Lets texts that are no pages, by what they are called, go live for a shop, or throws a GateError. */
export function letTextsPass(rules: IsolationRules, texts: Iterable<[name: string, text: Uint8Array]>): void {
  const gate = new IsolationGate(rules);
  const findings = new GateFindings(rules.tenant);
  for (const [name, text] of texts) findings.add(gate.check(name, text));
  findings.letPass();
}
