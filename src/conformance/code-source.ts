import { execFile } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { Unavailable } from './probe.ts';

/** Where the codes are read that a platform sends to a phone. */
export interface CodeSource {
  /** The code of the newest message to a phone like `+998901234567`. Throws `Unavailable`. */
  read(phone: string): Promise<string>;
  /** A phone that nobody has registered with; undefined where only the operator knows one. */
  freshPhone?(): string;
}

const messagesSchema = z.array(z.object({ phone: z.string(), code: z.string().nullable() }));

/** Codes of a sandbox, which keeps the messages it sends; undefined where the platform is none. */
export async function sandboxCodes(url: string, shop: string): Promise<CodeSource | undefined> {
  const address = `${url}/sandbox/shops/${encodeURIComponent(shop)}/messages`;
  const readMessages = async () => {
    const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    return messagesSchema.parse(await response.json());
  };
  const isSandbox = await readMessages().then(
    () => true,
    () => false,
  );
  if (!isSandbox) return undefined;
  return {
    async read(phone) {
      const message = (await readMessages()).find((one) => one.phone === phone && one.code !== null);
      if (!message?.code) throw new Unavailable(`the sandbox has sent no code to ${phone}`);
      return message.code;
    },
    freshPhone: () => `+99890${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`,
  };
}

/** Codes that a command of the operator prints; it finds the phone in the environment variable PHONE. */
export function commandCodes(command: string): CodeSource {
  return {
    async read(phone) {
      const { stdout } = await promisify(execFile)('/bin/sh', ['-c', command], { env: { ...process.env, PHONE: phone }, timeout: 120_000 });
      const code = stdout.trim();
      if (code === '') throw new Unavailable(`the command for codes printed nothing for ${phone}`);
      return code;
    },
  };
}

/** Codes that a person types. */
export function askedCodes(): CodeSource {
  return {
    async read(phone) {
      if (!process.stdin.isTTY) throw new Unavailable('there is no terminal to ask for the code: give --code-command');
      const terminal = createInterface({ input: process.stdin, output: process.stderr });
      try {
        return (await terminal.question(`Code that was sent to ${phone}: `)).trim();
      } finally {
        terminal.close();
      }
    },
  };
}
