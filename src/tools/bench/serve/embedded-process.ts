import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('embedded.ts', import.meta.url));

/** Starts the embedded server on a data directory, in a process of its own; rejects where it ends at once. */
export async function startEmbedded(dataDirectory: string) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SCRIPT, dataDirectory], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit');
  const line = once(createInterface({ input: child.stdout }), 'line');
  const [said] = await Promise.race([line, ended]);
  const [, port] = /answers at (\d+)/.exec(String(said)) ?? [];
  if (port === undefined) throw new Error('The embedded server ended before it answered.');
  return {
    pid: child.pid ?? 0,
    port: Number(port),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
