import { untilStopped } from '#lib/process/until-stopped.ts';
import { startPlatform } from '#platform/start-platform.ts';
import { defineCommand, UsageError } from '#tools/command/command.ts';

export const platform = defineCommand({
  help: `
npm run platform -- [options]
  Runs a shop platform on one SQLite file: the calls of the contract and their document, and nothing of the
  sandbox - no demo shops, no faults, no moved clock, no page that changes anything without a login. A feed
  becomes a shop of the file by npm run sandbox -- import FEED --tenant NAME --file FILE.

  --file FILE        the file that keeps the shops; var/platform.sqlite where left out
  --port 4400        port to listen at
  --host ADDRESS     address to listen at; this machine only where left out
  --storefront URL   where the storefronts are, with {subdomain} in it, for links in messages`,
  options: {
    file: { type: 'string', default: 'var/platform.sqlite' },
    port: { type: 'string', default: '4400' },
    host: { type: 'string' },
    storefront: { type: 'string' },
  },
  isService: true,
  async run({ file, port, host, storefront }, { signal, log }) {
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
      throw new UsageError(`--port must be a whole number from 0 to 65535, not "${port}".`);
    if (storefront !== undefined && !storefront.includes('{subdomain}'))
      throw new UsageError(`--storefront must have {subdomain} in it, not "${storefront}".`);
    const running = await startPlatform({
      ...{ file, port: Number(port) },
      ...(host !== undefined && { host }),
      ...(storefront !== undefined && { storefront }),
    });
    const shops = running.shops().map(({ name }) => name);
    log.info(
      { event: 'platform-started', url: running.url },
      `The platform answers at ${running.url}/market-api, from ${file}: ${shops.join(', ') || 'no shop yet'}.`,
    );
    try {
      await untilStopped(signal);
    } finally {
      await running.close();
    }
  },
});
