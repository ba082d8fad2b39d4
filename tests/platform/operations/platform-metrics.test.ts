import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PlatformMetrics } from '#platform/operations/platform-metrics.ts';
import { aLog, aPlatform } from '../a-platform.ts';

/** The platform's own lines, as Prometheus would read them. */
async function read({ registry }: PlatformMetrics): Promise<string[]> {
  return (await registry.metrics()).split('\n').filter((line) => line.startsWith('platform_'));
}

test('what waits, what was given up and since when is told by kind, nothing of a shopper', async () => {
  const platform = await aPlatform();
  const metrics = new PlatformMetrics();
  const { sql } = platform;
  metrics.watch(sql);
  expect(await read(metrics)).toEqual(
    expect.arrayContaining([
      'platform_waiting{what="message"} 0',
      'platform_waiting{what="order"} 0',
      'platform_waiting{what="webhook"} 0',
      'platform_oldest_waiting_seconds{what="message"} 0',
    ]),
  );

  const [shop] = sql.all<{ id: number }>`SELECT id FROM shop`;
  const write = (state: string, at: string) => sql.run`
    INSERT INTO message (shop, phone, kind, text, sent_at, state)
    VALUES (${shop?.id ?? 0}, '+998901234567', 'order', 'Заказ принят', ${at}, ${state})`;
  write('waiting', new Date(Date.now() - 60_000).toISOString());
  write('failed', new Date().toISOString());
  write('sent', new Date(0).toISOString());
  const lines = await read(metrics);
  expect(lines).toContain('platform_waiting{what="message"} 1');
  expect(lines).toContain('platform_given_up{what="message"} 1');
  const since = lines.find((line) => line.startsWith('platform_oldest_waiting_seconds{what="message"}'));
  expect(Number(since?.split(' ')[1])).toBeGreaterThanOrEqual(60);
  expect(lines.join('\n')).not.toMatch(/998|Заказ/);
});

test('answers are counted by calls and others, class of status and time; errors by their event', async () => {
  const metrics = new PlatformMetrics();
  const platform = await aPlatform({ onAnswered: (answered) => metrics.noteAnswer(answered) });
  const ask = async (path: string) => (await fetch(`${platform.url}${path}`)).text();
  await ask('/market-api/categories');
  await ask('/nowhere');
  await expect
    .poll(() => read(metrics))
    .toEqual(
      expect.arrayContaining([
        'platform_requests_total{kind="call",status="4xx"} 1',
        'platform_requests_total{kind="other",status="4xx"} 1',
        'platform_request_seconds_count{kind="call"} 1',
      ]),
    );
  metrics.counting(aLog()).error({ event: 'feed-not-taken' }, 'The feed is away.');
  expect(await read(metrics)).toContain('platform_errors_total{event="feed-not-taken"} 1');
});

test('the page of the platform names every metric that it tells', async () => {
  const platform = await aPlatform();
  const metrics = new PlatformMetrics();
  metrics.watch(platform.sql);
  const page = readFileSync('docs/platform.md', 'utf8');
  const told = (await metrics.registry.getMetricsAsJSON()).map(({ name }) => name);
  const own = told.filter((name) => name.startsWith('platform_'));
  expect(own.length).toBeGreaterThan(6);
  expect(own.filter((name) => !page.includes(`\`${name}`))).toEqual([]);
});
