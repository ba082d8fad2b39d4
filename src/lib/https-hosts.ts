import { isIP } from 'node:net';

/** Tells of hosts of http addresses if they answer by https, too. */
export interface HttpsHosts {
  /** `address` is one that begins with `http://`, of which the host is asked. Never throws. */
  answer(address: string): Promise<boolean>;
}

export interface HttpsHostsOptions {
  fetch?: typeof globalThis.fetch | undefined;
  /** For one host; who has not answered by then does not. */
  timeoutMs?: number | undefined;
  /** Hosts that are asked within `keepMs`; more of them count as answering. */
  maxHosts?: number | undefined;
  /** Milliseconds for which an answer counts. */
  keepMs?: number | undefined;
}

/** Takes every host for one that answers, and asks none. */
export const UNASKED_HOSTS: HttpsHosts = { answer: async () => true };

/**
 * Asks each host once: for the head of one file, without following where it leads. Addresses of machines
 * within a network are not asked, and count as not answering: no browser elsewhere could reach them.
 */
export function createHttpsHosts({
  fetch = globalThis.fetch,
  timeoutMs = 5_000,
  maxHosts = 200,
  keepMs = 3_600_000,
}: HttpsHostsOptions = {}): HttpsHosts {
  const asked = new Map<string, { answer: Promise<boolean>; until: number }>();

  async function ask(url: URL): Promise<boolean> {
    if (isInner(url.hostname)) return false;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { method: 'HEAD', redirect: 'manual', signal });
      // A file may be missing, and HEAD refused: who says so over https speaks it.
      return response.status < 500;
    } catch {
      return false;
    }
  }

  return {
    answer(address) {
      const url = URL.parse(address.replace(/^http:/i, 'https:'));
      if (!url) return Promise.resolve(false);
      const now = performance.now();
      const known = asked.get(url.host);
      if (known && known.until > now) return known.answer;
      for (const [host, { until }] of asked) if (until <= now) asked.delete(host);
      if (asked.size >= maxHosts) return Promise.resolve(true);
      const answer = ask(url);
      asked.set(url.host, { answer, until: now + keepMs });
      return answer;
    },
  };
}

function isInner(host: string): boolean {
  return (
    isIP(host.replace(/^\[|\]$/g, '')) !== 0 ||
    !host.includes('.') ||
    /\.(?:local|internal|localhost)$/.test(host)
  );
}
