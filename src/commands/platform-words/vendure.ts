import type { Language } from '#contract/value/primitive.ts';
import { untilStopped } from '#lib/process/until-stopped.ts';
import { takeLock } from '#lib/process-lock.ts';
import { openAdminApi } from '#platform/engines/vendure/admin-api.ts';
import { startConnector } from '#platform/engines/vendure/connector.ts';
import { parseRate } from '#platform/import/rate-option.ts';
import type { Sql } from '#platform/store/database.ts';
import { type CommandContext, UsageError } from '#tools/command/command.ts';
import { openFile } from './open-file.ts';
import type { PlatformOptions } from './platform-options.ts';
import { readPort } from './read-port.ts';

/** Keeps a shop the same as a channel of Vendure until it is stopped. */
export async function connect(
  options: PlatformOptions,
  words: readonly string[],
  { signal, env, log }: CommandContext,
) {
  const { file, tenant = '', url = '', channel, rate = [], port, host } = options;
  const { VENDURE_USERNAME: username, VENDURE_PASSWORD: password, VENDURE_SECRET: secret } = env;
  if (words.join(' ') !== 'vendure') throw new UsageError('Write: connect vendure.');
  if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(tenant))
    throw new UsageError('Name the shop with --tenant, of lower-case letters, digits and hyphens.');
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new UsageError('Name the Admin API with --url, like https://vendure.example/admin-api.');
  if (!username || !password) throw new UsageError('Set VENDURE_USERNAME and VENDURE_PASSWORD.');
  const rates = Object.fromEntries(rate.map(parseRate));
  // Only this command needs what new shops begin with.
  const { createShopFrame } = await import('#sandbox/demo/seed/shop-frame.ts');
  const unlock = takeLock(`${file}.${tenant}.lock`, `Another connector keeps ${tenant}. Stop it first.`);
  try {
    using sql = openFile(file);
    const connector = await startConnector({
      ...{ sql, tenant, host, secret, rates, log, createFrame: createShopFrame },
      ...{ title: options.title, securityKey: options.key, shipping: options.shipping },
      query: openAdminApi({ url, username, password, channel }),
      ...{ channel, port: readPort(port, 4410) },
    });
    log.info(
      { event: 'started', url: connector.url },
      `The connector of ${tenant} listens at ${connector.url}.`,
    );
    try {
      const stopped = untilStopped(signal);
      const read = await Promise.race([connector.ready, stopped]);
      if (read) await tellTenant(sql, tenant, read.languages, options['write-tenant'] === true);
      await stopped;
    } finally {
      await connector.close();
    }
  } finally {
    unlock();
  }
}

/** Says what the storefront needs to build the shop, or writes it. */
async function tellTenant(sql: Sql, tenant: string, languages: readonly Language[], isWritten: boolean) {
  const { tenantFileOf, writeTenantFile } = await import('#sandbox/tenant-file.ts');
  const row = sql.get<{ key: string }>`SELECT security_key AS key FROM shop WHERE name = ${tenant}`;
  const made = tenantFileOf('tenants', tenant, row?.key ?? '', languages);
  if (isWritten && writeTenantFile(made)) console.log(`Wrote ${made.file}.`);
  else if (!made.exists)
    console.log(`For the storefront, write this to ${made.file}:\n${made.text.trimEnd()}`);
}
