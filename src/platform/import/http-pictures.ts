import type { HttpsHosts } from '#lib/https-hosts.ts';
import type { Fault } from './fault.ts';

/** Hosts that are remembered; a feed with pictures of more hosts is no feed of one shop. */
const MAX_HOSTS = 1_000;

interface Host {
  address: string;
  /** Line of its first offer. */
  line: number;
  offers: number;
}

/** The hosts of pictures by http, which no page of a shop may load. */
export class HttpPictures {
  readonly #hosts = new Map<string, Host>();

  add(pictures: readonly string[], line: number): void {
    const found = new Map(
      pictures
        .filter((address) => address.startsWith('http://'))
        .map((address) => [URL.parse(address)?.host ?? '', address]),
    );
    for (const [host, address] of found) {
      const known = this.#hosts.get(host);
      if (known) known.offers += 1;
      else if (this.#hosts.size < MAX_HOSTS) this.#hosts.set(host, { address, line, offers: 1 });
    }
  }

  /** One for each host that does not answer by https. */
  async faults(hosts: HttpsHosts): Promise<Fault[]> {
    const asked = [...this.#hosts].map(async ([host, { address, line, offers }]): Promise<Fault[]> => {
      if (await hosts.answer(address)) return [];
      const reason = 'they are by http alone, which no page may load: the placeholder is shown';
      const value = `${offers} offers`;
      return [{ line, what: `pictures of ${host}`, outcome: 'put right', reason, value }];
    });
    return (await Promise.all(asked)).flat();
  }
}
