import { directoriesBelow } from '#publisher/build/directories.ts';
import { type Environment, readEnvironment } from '#publisher/environment/environment.ts';
import { caddyConfiguration } from '#publisher/serve/caddy/configuration.ts';
import { followShops, writeConfiguration } from '#publisher/serve/configuration/follow.ts';
import type { WebServerSetup } from '#publisher/serve/configuration/setup.ts';
import { parseWebServerOptions } from '#publisher/serve/configuration/web-server-options.ts';
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
    const fixed = parseWebServerOptions(options, environment);
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
