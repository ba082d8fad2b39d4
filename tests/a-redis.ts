import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { findFreePort } from './free-port.ts';

/** Why tests that need Redis do not run here; undefined where they do. */
export const NO_REDIS =
  spawnSync('redis-server', ['--version']).status === 0 ? undefined : 'redis-server is not installed.';

export interface TestRedis {
  /** Address of an empty database that no other test has. */
  url(): string;
  /** Ends the process as a crash would, and starts the next one on the same files. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a Redis of its own that keeps what it was told before it answers, at an address of this machine. */
export async function startRedis(host = '127.0.0.1'): Promise<TestRedis> {
  const directory = mkdtempSync(join(tmpdir(), 'redis-'));
  const port = await findFreePort();
  let database = 0;
  let server = await start();

  async function start(): Promise<ChildProcess> {
    const options = { bind: host, 'protected-mode': 'no', port, dir: directory, databases: 64, save: '' };
    const durable = { appendonly: 'yes', appendfsync: 'always' };
    const words = Object.entries({ ...options, ...durable }).flatMap(([name, value]) => [
      `--${name}`,
      String(value),
    ]);
    const started = spawn('redis-server', words, { stdio: 'ignore' });
    const probe = new Redis(port, host, { maxRetriesPerRequest: null, retryStrategy: () => 20 });
    probe.on('error', () => {});
    await probe.ping();
    probe.disconnect();
    return started;
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  }

  return {
    url() {
      database += 1;
      return `redis://${host}:${port}/${database - 1}`;
    },
    async crash() {
      await end('SIGKILL');
      server = await start();
    },
    async stop() {
      await end('SIGTERM');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
