import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished } from 'vitest';

export interface ServiceOptions {
  dataDirectory: string;
  tenants: Record<string, object>;
  env?: NodeJS.ProcessEnv;
}

/** `npm run serve` as a process of its own, as a production machine runs it, until the test ends. */
export async function aService({ dataDirectory, tenants, env = {} }: ServiceOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  for (const [name, tenant] of Object.entries(tenants)) {
    mkdirSync(join(folder, 'tenants', name), { recursive: true });
    writeFileSync(join(folder, 'tenants', name, 'tenant.json'), JSON.stringify(tenant));
  }
  const child = spawn(process.execPath, [resolve('scripts/serve.ts'), '--metrics', '0'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', STOREFRONT_DATA: dataDirectory, ...env },
  });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = new Promise<number | null>((done) => child.on('close', done));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  /** Whole lines of the log, each parsed. */
  const records = (): Record<string, unknown>[] =>
    errors
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  const urlOf = async (event: string) => {
    // The code may have to be compiled before.
    await expect.poll(() => records().map((record) => record['event']), { timeout: 40_000 }).toContain(event);
    return String(records().find((record) => record['event'] === event)?.['url']);
  };
  const operatorUrl = await urlOf('started');
  const port = Number(new URL(await urlOf('serving')).port);
  return {
    child,
    ended,
    port,
    records,
    events: () => records().map((record) => record['event']),
    /** All that it wrote, wherever. */
    output: () => output + errors,
    async ask(path: string) {
      const answer = await fetch(`${operatorUrl}${path}`);
      return { status: answer.status, text: await answer.text() };
    },
  };
}
