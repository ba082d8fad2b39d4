import { getMarketData } from '#contract/market/market.ts';
import type { Probe } from '#tools/conformance/probe/probe.ts';
import type { World } from '#tools/conformance/probe/world.ts';

/** Checks what was said of a code that was sent. */
export function checkSentCode(
  { expiresAt, resendAfter }: { expiresAt: string; resendAfter: number },
  probe: Probe,
): void {
  probe.holds(
    Date.parse(expiresAt) > Date.now() - 60_000,
    'expiresAt',
    'a moment that is to come',
    expiresAt,
  );
  probe.holds(resendAfter <= 600, 'resendAfter', 'at most 600 seconds', resendAfter);
}

/** A password as strong as the shop asks; each number gives another. */
export async function strongPassword(world: World, number: number): Promise<string> {
  const level = (await world.once('market data', () => world.get(getMarketData, {}))).companyOption.options
    .passwordLevel;
  return level === 3 ? `Conform#${number}x` : `conform${number}x`;
}
