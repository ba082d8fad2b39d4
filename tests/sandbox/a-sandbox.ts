import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { API_BASE_PATH, SECURITY_KEY_HEADER } from '#contract/call/define-call.ts';
import type { ShopSeed } from '#platform/areas/shop/shop-seed.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '#sandbox/start-sandbox.ts';

/** Answer to a request: the status, the headers and the parsed JSON. */
export interface Answered {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: what was answered is what the test is about
  json: any;
}

/** A running sandbox of a test; it ends with the test. */
export interface TestSandbox extends Sandbox {
  file: string;
  /** Sends a call of the platform with the security key of a shop; `key` null sends none. */
  call(key: string | null, path: string, init?: RequestInit): Promise<Answered>;
  /** Sends a command to the control interface. */
  control(method: string, path: string, body?: unknown): Promise<Answered>;
}

/** A path of a file in a folder that is removed after the test. */
export async function aTemporaryFile(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, name);
}

/**
 * Starts a sandbox of these shops, every answer checked against the contract, on a file of its own unless one
 * is named.
 */
export async function aSandbox(
  shops: ShopSeed[],
  file?: string,
  options: Partial<SandboxOptions> = {},
): Promise<TestSandbox> {
  const ownFile = file ?? (await aTemporaryFile('sandbox.sqlite'));
  const sandbox = await startSandbox({ file: ownFile, port: 0, shops, checkAnswers: true, ...options });
  onTestFinished(() => sandbox.close());
  return {
    ...sandbox,
    file: ownFile,
    call: (key, path, init = {}) =>
      send(`${sandbox.url}${API_BASE_PATH}${path}`, {
        ...init,
        headers: { ...init.headers, ...(key === null ? {} : { [SECURITY_KEY_HEADER]: key }) },
      }),
    control: (method, path, body) =>
      send(`${sandbox.url}/sandbox${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}

async function send(url: string, init: RequestInit): Promise<Answered> {
  const response = await fetch(url, init);
  return { status: response.status, headers: response.headers, json: await response.json() };
}
