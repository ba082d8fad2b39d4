import { resolve } from 'node:path';
import { directoriesBelow } from '#publisher/build/directories.ts';
import { type Environment, readEnvironment } from '#publisher/environment/environment.ts';
import { caddyConfiguration } from '#publisher/serve/caddy/configuration.ts';
import { followShops, writeConfiguration } from '#publisher/serve/configuration/follow.ts';
import { RATES, type WebServerSetup } from '#publisher/serve/configuration/setup.ts';
import { CONNECTION_LIMITS } from '#publisher/serve/embedded/connection.ts';
import { listServedSites } from '#publisher/serve/embedded/site.ts';
import { nginxConfiguration } from '#publisher/serve/nginx/configuration.ts';
import { readOwners } from '#publisher/tenants/read-owners.ts';
import { defineCommand, UsageError } from '#tools/command/command.ts';

const CONFIGURATIONS = { nginx: nginxConfiguration, caddy: caddyConfiguration };
type WebServer = keyof typeof CONFIGURATIONS;

export const webServer = defineCommand({
  help: `
npm run web-server -- nginx|caddy [options]
  Makes the configuration with which nginx or Caddy serves the published shops straight from their files.
  Calls, messages and reports are passed on to npm run serve -- --trust-proxy, which alone has the keys.

  --out FILE             into a file; to standard output where left out
  --reload COMMAND       stays, and keeps the file as the shops are: when one is new, moved or of new code, the
                         file is written again and the command is run
  --listen PORT          port, or ADDRESS:PORT; 8080, with a certificate 443
  --certificate FILE     certificate with its chain, and
  --key FILE             its key: the web server speaks HTTPS
  --behind NETWORK       network like 10.0.0.0/8 of proxies before the web server, whose word on the shopper's
                         address and scheme counts; may be given more than once
  --host ADDRESS:PORT    where npm run serve listens; 127.0.0.1 and PORT where left out

  PORT (4321), STOREFRONT_DATA (var) and STOREFRONT_HOSTS (localhost) are those of npm run serve.`,
  options: {
    out: { type: 'string' },
    reload: { type: 'string' },
    listen: { type: 'string' },
    certificate: { type: 'string' },
    key: { type: 'string' },
    behind: { type: 'string', multiple: true },
    host: { type: 'string' },
  },
  takesWords: true,
  isService: true,
  async run({ out, reload, ...options }, { env, positionals, signal, log }) {
    const configuration = CONFIGURATIONS[webServerOf(positionals)];
    const environment = readEnvironment(env);
    const fixed = setupOf(options, environment);
    const make = async () => configuration({ ...fixed, shops: await servedShops(environment) });
    if (reload === undefined) {
      const text = await make();
      if (out === undefined) return void process.stdout.write(text);
      await writeConfiguration(out, text);
      return;
    }
    if (out === undefined) throw new UsageError('--reload needs --out FILE, which the web server reads.');
    await followShops({
      make,
      file: out,
      reload,
      signal,
      onChange: () =>
        log.info({ event: 'configured' }, `${out} has the shops as they are, and was read: ${reload}`),
      onFault: (message) =>
        log.error({ event: 'not-configured' }, `${out} is not kept as the shops are: ${message}`),
    });
  },
});

function webServerOf(words: readonly string[]): WebServer {
  const [name = ''] = words;
  if (words.length === 1 && Object.hasOwn(CONFIGURATIONS, name)) return name as WebServer;
  throw new UsageError('Say for which web server: npm run web-server -- nginx, or caddy');
}

/** A tenant that is gone, or whose subdomain went to another one, is not served. */
function servedShops({ dataDirectory, hostSuffixes }: Environment): Promise<WebServerSetup['shops']> {
  const owners = readOwners('tenants');
  const ownerOf = (subdomain: string) => owners.get(subdomain);
  return listServedSites(directoriesBelow(dataDirectory).sites, { hostSuffixes, ownerOf });
}

interface Options {
  listen?: string | undefined;
  certificate?: string | undefined;
  key?: string | undefined;
  behind?: string[] | undefined;
  host?: string | undefined;
}

const ADDRESS = /^(?:[a-z0-9.-]+:|\[[0-9a-f:.]+\]:)?[1-9]\d{0,4}$/i;
const NETWORK = /^[0-9a-f.:]+(?:\/\d{1,3})?$/i;

function setupOf(options: Options, { dataDirectory, port }: Environment): Omit<WebServerSetup, 'shops'> {
  const { certificate, key, behind = [] } = options;
  const listen = options.listen ?? (certificate ? '443' : '8080');
  const host = options.host ?? `127.0.0.1:${port}`;
  if (!ADDRESS.test(listen))
    throw new UsageError(`--listen must be like 8080 or 10.0.0.1:8080, not "${listen}".`);
  if (!ADDRESS.test(host) || !host.includes(':'))
    throw new UsageError(`--host must be like 127.0.0.1:4321, not "${host}".`);
  if ((certificate === undefined) !== (key === undefined))
    throw new UsageError('--certificate and --key belong together: name both files, or none.');
  for (const network of behind)
    if (!NETWORK.test(network))
      throw new UsageError(`--behind must be an address or a network like 10.0.0.0/8, not "${network}".`);
  return {
    root: dataDirectory,
    listen,
    ...(certificate && key && { certificate: { file: resolve(certificate), key: resolve(key) } }),
    proxies: behind,
    host,
    limits: CONNECTION_LIMITS,
    rates: RATES,
  };
}
