import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Metrics } from '#publisher/operations/metrics.ts';

const RULES = 'deploy/prometheus/alerts.yml';
const rules = readFileSync(RULES, 'utf8');
const page = readFileSync('docs/production.md', 'utf8');

/** All names that a process can tell of. */
function exposed(): string[] {
  const metrics = new Metrics();
  metrics.watchQueue({ backlog: async () => ({ notices: 0, oldest: undefined }) }, Date.now);
  metrics.watchHolds(
    () => [],
    async () => undefined,
  );
  metrics.watchStopped(
    () => [],
    () => 0,
  );
  metrics.watchWorkers(() => ({ started: 0, lost: 0, peakRssBytes: 0 }));
  metrics.noteVersion('1');
  return metrics.registry.getMetricsAsArray().map(({ name }) => name);
}

const named = (text: string) => [
  ...new Set([...text.matchAll(/\bstorefront_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''))),
];

test('alerts and their page speak of metrics that are there, and the page of all of them', () => {
  const own = exposed().filter((name) => name.startsWith('storefront_'));
  expect(own).toEqual(expect.arrayContaining(named(rules)));
  expect(named(page).sort()).toEqual(own.sort());
});

test('what to do at each alert is told under its name', () => {
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  expect(alerts.length).toBeGreaterThan(10);
  expect([...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)).toEqual(alerts);
});

const promtool = ['/usr/bin/promtool', '/usr/local/bin/promtool'].find((file) => existsSync(file));

test.skipIf(!promtool)('Prometheus takes the rules, and they fire when they should (needs promtool)', () => {
  execFileSync(promtool ?? '', ['check', 'rules', RULES], { stdio: 'pipe' });
  execFileSync(promtool ?? '', ['test', 'rules', 'tests/publisher/operations/alerts.yml'], { stdio: 'pipe' });
});
