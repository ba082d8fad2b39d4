import { z } from 'zod';
import { SERVICE_BASE_PATHS, type Service } from '#contract/call/define-call.ts';
import type { CodeSource } from './probe/code-source.ts';
import { Unavailable } from './probe/probe.ts';

/** Services of a sandbox besides the contract: messages that can be read, and geocoders. */
export interface FoundSandbox {
  codes: CodeSource;
  serviceUrls: Partial<Record<Service, string>>;
}

const messagesSchema = z.array(z.object({ phone: z.string(), code: z.string().nullable() }));

/** Finds the sandbox at an address that has this shop; undefined if it is none. */
export async function findSandbox(url: string, shop: string): Promise<FoundSandbox | undefined> {
  const listMessages = async () => {
    const address = `${url}/sandbox/shops/${encodeURIComponent(shop)}/messages`;
    const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    return messagesSchema.parse(await response.json());
  };
  const isSandbox = await listMessages().then(
    () => true,
    () => false,
  );
  if (!isSandbox) return undefined;
  return {
    codes: {
      async codeFor(phone) {
        const message = (await listMessages()).find((one) => one.phone === phone && one.code !== null);
        if (!message?.code) throw new Unavailable(`the sandbox has sent no code to ${phone}`);
        return message.code;
      },
      freshPhone: () => `+99890${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`,
    },
    serviceUrls: {
      openstreetmap: url + SERVICE_BASE_PATHS.openstreetmap,
      yandex: url + SERVICE_BASE_PATHS.yandex,
    },
  };
}
