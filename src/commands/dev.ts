import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createConsoleProgress } from '#lib/progress.ts';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { createPulling } from '#publisher/build/pulling.ts';
import { readEnvironment } from '#publisher/environment/environment.ts';
import { pullShop } from '#publisher/pull/pull-shop.ts';
import { projectTenants } from '#publisher/tenants/project-tenants.ts';
import { isOnThisMachine, startDemoPlatform } from '#sandbox/start-demo-platform.ts';
import { defineCommand } from '#tools/command/command.ts';

const ASTRO = fileURLToPath(new URL('../../node_modules/astro/bin/astro.mjs', import.meta.url));

export const dev = defineCommand({
  help: `
npm run dev
  Runs Astro's development server on the pulled data: pages change as their code is saved.
  A demo shop platform is started unless PLATFORM_URL names one on another machine.

  --no-pull   shows what was pulled last`,
  options: { 'no-pull': { type: 'boolean' } },
  async run({ 'no-pull': keep = false }, { env, signal }) {
    const environment = readEnvironment(env);
    const progress = createConsoleProgress();
    const platform = isOnThisMachine(environment.platformUrl)
      ? await startDemoPlatform(environment, progress)
      : undefined;
    try {
      const platformUrl = platform?.url ?? environment.platformUrl;
      const pulling = createPulling({ ...environment, platformUrl });
      const tenants = projectTenants(env);
      for (const tenant of keep ? [] : tenants) {
        await pullShop({
          ...pulling(tenant, signal),
          snapshotFile: directoriesBelow(environment.dataDirectory).snapshot(tenant.name),
          onProgress: ({ done, total }) =>
            progress.update({ label: tenant.name, done, total, unit: 'entries pulled' }),
          signal,
        });
      }
      progress.close();
      signal.throwIfAborted();
      for (const { name, subdomain } of tenants)
        console.log(`  ${name.padEnd(12)} http://${subdomain}.localhost:${environment.port}`);
      return await runAstro(
        ['dev', '--port', String(environment.port)],
        { ...env, PLATFORM_URL: platformUrl },
        signal,
      );
    } finally {
      await platform?.close();
    }
  },
});

function runAstro(args: string[], env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<number> {
  const child = spawn(process.execPath, [ASTRO, ...args], { stdio: 'inherit', env });
  signal.addEventListener('abort', () => child.kill('SIGTERM'), { once: true });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(signal.aborted ? 0 : (code ?? 1)));
  });
}
