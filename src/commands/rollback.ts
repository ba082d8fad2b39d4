import { directoriesBelow } from '#publisher/build/directories.ts';
import { openSiteStore } from '#publisher/build/open-site-store.ts';
import { rollBackShop } from '#publisher/build/roll-back-shop.ts';
import { readEnvironment } from '#publisher/environment/environment.ts';
import { openQueue } from '#publisher/service/queue/open-queue.ts';
import { projectTenants } from '#publisher/tenants/project-tenants.ts';
import { defineCommand, UsageError } from '#tools/command/command.ts';

export const rollback = defineCommand({
  help: `
npm run rollback -- --tenant NAME [options]
  Shows an earlier release of a shop again and holds it there: until it is told to go on, no build and no
  message changes the shop. May be done at any time, also while npm run serve or a build is at work.

  --to RELEASE   number of the release, as npm run releases lists them; the one before where left out
  --resume       lets a shop go on that was rolled back: its pages follow the platform again`,
  options: { tenant: { type: 'string' }, to: { type: 'string' }, resume: { type: 'boolean' } },
  async run({ tenant: name, to, resume = false }, { env }) {
    if (!name || name.includes(',')) throw new UsageError('--tenant must name one tenant.');
    if (to !== undefined && !/^[1-9]\d{0,8}$/.test(to))
      throw new UsageError(`--to must be the number of a release, not "${to}".`);
    if (to !== undefined && resume) throw new UsageError('--to and --resume exclude each other.');
    const environment = readEnvironment(env);
    const [tenant] = projectTenants(env, [name]);
    if (!tenant) throw new UsageError(`There is no tenant ${name}.`);
    const directories = directoriesBelow(environment.dataDirectory);
    const store = openSiteStore(environment);
    if (!resume) {
      const number = to === undefined ? undefined : Number(to);
      const release = await rollBackShop({ tenant, directories, store, to: number, now: new Date() });
      const { added, changed, removed } = release.pages;
      console.log(
        `${name}  shows release ${release.backTo} again, as release ${release.number}: ` +
          `${added + changed} pages put back, ${removed} removed. It stays so until\n` +
          `${' '.repeat(name.length)}  npm run rollback -- --tenant ${name} --resume`,
      );
      return 0;
    }
    const site = store.site(name);
    const isPinned = (await site.pinned()) !== undefined;
    if (isPinned) await site.unpin();
    const queue = await openQueue(environment);
    const receivedAt = Date.now();
    const notice = { tenant: name, id: `resume:${receivedAt}`, changed: [], updatedAt: null, receivedAt };
    try {
      // Also where it is not pinned: it may have been let go while the queue was away.
      await queue.add([notice]);
    } catch (error) {
      console.error(
        `${name}  goes on, and is rebuilt with its next change: its rebuild could not be asked for.\n` +
          `${error instanceof Error ? error.message : error}\n` +
          `Ask again with npm run rollback -- --tenant ${name} --resume`,
      );
      return 1;
    } finally {
      await queue.close();
    }
    console.log(
      `${name}  ${isPinned ? 'goes on' : 'was not held'}. Where npm run serve or npm run rebuild keeps it fresh, it is rebuilt within seconds;\n` +
        `${' '.repeat(name.length)}  else run npm run build -- --tenant ${name}`,
    );
    return 0;
  },
});
