import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MortalService } from '#tools/bench/crash-bench.ts';
import type { BenchBuild } from '#tools/bench/rebuild/bench-service.ts';
import type { FromService } from './rebuild-service.ts';

export const PLATFORM = fileURLToPath(new URL('./rebuild/bench-platform.ts', import.meta.url));
export const SERVICE = fileURLToPath(new URL('./rebuild-service.ts', import.meta.url));

export function start(
  script: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
): ChildProcess {
  return fork(script, args, {
    env: { ...process.env, ...variables },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
}

export async function startService(child: ChildProcess): Promise<MortalService> {
  const builds: BenchBuild[] = [];
  child.on('message', (message: FromService) => {
    if (message.kind === 'built') builds.push(message.build);
  });
  const ready = (await firstMessage(child)) as FromService;
  if (ready.kind !== 'ready') throw new Error(`The service began with ${ready.kind}.`);
  return {
    port: ready.port,
    builds,
    idle: () =>
      new Promise((resolve) => {
        const listen = (message: FromService) => {
          if (message.kind !== 'idle') return;
          child.off('message', listen);
          resolve();
        };
        child.on('message', listen);
        child.send('idle');
      }),
    stop: () => end(child),
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

export async function firstMessage(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A process of the bench ended with ${code} before it was ready.`);
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as unknown[];
  return message;
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}
