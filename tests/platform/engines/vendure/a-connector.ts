import { aProgram, type OnEnd, type Program } from './a-program.ts';
import { ACCOUNT, SECRET } from './a-vendure.ts';

/** The connector as a process of its own, once it has read the goods; its port hears the plugin. */
export function aConnector(
  file: string,
  url: string,
  { port = 0, ...options }: { port?: number; onEnd?: OnEnd } = {},
): Promise<Program> {
  return aProgram({
    ...options,
    args: [
      ...['connect', 'vendure', '--tenant', 'vend', '--key', 'vend-key', '--rate', 'USD=12000'],
      ...['--file', file, '--url', url, '--port', String(port)],
    ],
    env: {
      VENDURE_USERNAME: ACCOUNT.username,
      VENDURE_PASSWORD: ACCOUNT.password,
      VENDURE_SECRET: SECRET,
    },
    ready: 'goods-read',
  });
}
