import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#lib/port.ts';
import { PolicyReports, type REPORT_LIMITS } from '#publisher/serve/embedded/count-policy-reports.ts';
import { parseReports } from '#publisher/serve/embedded/policy-report.ts';
import { printedErrors } from '../../../printed.ts';
import { aHost, send } from '../a-host.ts';

const reportTo = (effectiveDirective: string, blockedURL: string) => ({
  type: 'csp-violation',
  url: 'https://voltra.example/cart?phone=998901234567',
  user_agent: 'Somebody',
  body: { effectiveDirective, blockedURL, sample: 'secret', documentURL: 'https://voltra.example/cart' },
});

/** A server that counts reports of one shop, and the lines that it would log. */
async function aCounter(limits: Partial<typeof REPORT_LIMITS> = {}) {
  const lines: string[] = [];
  const reports = new PolicyReports(limits, (line) => lines.push(line));
  const server = createServer((request, response) => {
    void reports
      .receive(request, 'voltra', 'voltra.example')
      .then((status) => response.writeHead(status).end());
  });
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    reports.tell();
    server.close();
  });
  const report = async (body: unknown, type = 'application/reports+json') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': type };
    return (await send(port, 'voltra.example/policy-reports', { method: 'POST', headers, body: text }))
      .status;
  };
  return { reports, lines, report };
}

test('reports in both formats are counted by rule and source, and nothing else of them is kept', async () => {
  const { reports, lines, report } = await aCounter();
  const evil = 'https://evil.example/a.js?token=secret';
  expect(await report([reportTo('script-src-elem', evil), reportTo('script-src-elem', evil)])).toBe(204);
  const old = { 'csp-report': { 'violated-directive': "img-src 'self'", 'blocked-uri': 'inline' } };
  expect(await report(old, 'application/csp-report')).toBe(204);
  reports.tell();
  expect(lines).toEqual([
    'Stopped by the policy of shop voltra: script-src-elem evil.example 2, img-src inline 1.',
  ]);
  reports.tell();
  expect(lines).toHaveLength(1);
});

test.each([
  ['https://voltra.example/x.js', 'self'],
  ['data', 'data'],
  ['blob:https://voltra.example/1', 'blob'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['https://[::1]/', 'other'],
  ['Привет\nnew line', 'other'],
  ['', 'other'],
])('what was stopped is told in a word or a host: %j is %s', (blocked, source) => {
  const [stopped] = parseReports(JSON.stringify([reportTo('script-src', blocked)]), 'voltra.example');
  expect(stopped).toEqual({ directive: 'script-src', source });
});

test.each([
  '',
  'x',
  '[]',
  '{}',
  '[1]',
  '[{"type":"csp-violation"}]',
  '{"csp-report":1}',
  '[{"type":"deprecation","body":{}}]',
])('what is no report counts nothing: %s', (text) => {
  expect(parseReports(text, 'voltra.example')).toEqual([]);
});

test('many, large and strange requests are not read, and no number of sources fills the memory', async () => {
  const { reports, lines, report } = await aCounter({ requests: 4, bytes: 4000, kinds: 2 });
  expect(await report('x'.repeat(5000))).toBe(413);
  expect(await report([], 'text/plain')).toBe(415);
  const sources = Array.from({ length: 20 }, (_, at) => reportTo('img-src', `https://${at}.example/`));
  expect(await report(sources.slice(0, 10))).toBe(204);
  expect(await report(sources.slice(10))).toBe(204);
  for (const _ of [1, 2]) expect(await report(sources)).toBe(429);
  reports.tell();
  expect(lines).toEqual([
    'Stopped by the policy of shop voltra: img-src 0.example 1, img-src 1.example 1, others 18, not read 4.',
  ]);
});

test('[SEC-01] a shop takes reports at the address that its pages name, and says so in the log', async () => {
  const printed = printedErrors();
  const host = await aHost();
  await host.publish('voltra', { 'index.html': 'Voltra' });
  const { get, server } = await host.start({ trustProxy: true });
  const plain = (await get('voltra.localhost/')).headers;
  expect(plain['content-security-policy']).toMatch(/'script'.*; report-uri \/policy-reports$/);
  expect(plain['content-security-policy']).not.toContain('report-to');
  const byHttps = await get('voltra.localhost/', { headers: { 'x-forwarded-proto': 'https' } });
  expect(byHttps.headers['content-security-policy']).toMatch(
    /report-to policy; report-uri \/policy-reports$/,
  );
  expect(byHttps.headers['reporting-endpoints']).toBe('policy="/policy-reports"');
  const answer = await get('voltra.localhost/policy-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/reports+json' },
    body: JSON.stringify([reportTo('script-src-elem', 'inline')]),
  });
  expect(answer.status).toBe(204);
  await server.close();
  expect(printed).toContain('Stopped by the policy of shop voltra: script-src-elem inline 1.');
});
