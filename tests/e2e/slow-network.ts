import type { Page } from '@playwright/test';

export interface SlowNetwork {
  /** Bits a second, both ways. */
  rate: number;
  /** Milliseconds until an answer begins. */
  latency: number;
}

/** Makes the network of a page slow, for as long as it is open. */
export async function slowDown(page: Page, { rate, latency }: SlowNetwork): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytes = rate / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
}
