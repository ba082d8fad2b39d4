import { takeLock } from '#lib/process-lock.ts';
import { builderLock } from '#publisher/build/builder-lock.ts';
import { readEnvironment } from '#publisher/environment/environment.ts';
import { verifyAndMend } from '#publisher/operations/verify/mend-shops.ts';
import { projectNeighbours, projectTenants } from '#publisher/tenants/project-tenants.ts';
import { defineCommand } from '#tools/command/command.ts';

export const verify = defineCommand({
  help: `
npm run verify -- [options]
  Holds every published page on disk, in all its forms, against the index of what was published, and says
  which differ. Changes nothing, unless told to mend.

  --tenant A,B    only these tenants
  --mend          renders what is damaged anew, of the data that was pulled last, and removes pages that
                  were never published

  Run no build meanwhile; to mend is one. The exit code is 1 where something is wrong and was not mended.`,
  options: { tenant: { type: 'string' }, mend: { type: 'boolean' } },
  async run({ tenant, mend = false }, { env, signal }) {
    const environment = readEnvironment(env);
    const tenants = projectTenants(env, tenant?.split(','));
    const unlock = mend ? takeLock(...builderLock(environment)) : undefined;
    try {
      return await verifyAndMend({ environment, tenants, neighbours: projectNeighbours(env), mend, signal });
    } finally {
      unlock?.();
    }
  },
});
