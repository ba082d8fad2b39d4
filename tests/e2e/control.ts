import { test } from '@playwright/test';
import type { DemoShop } from './demo-shops.ts';

const platformUrl = process.env['STOREFRONT_E2E_PLATFORM'];

/** Skips a test where the shops are not those of the sandbox, whose data a test may change. */
export function needsSandbox(): void {
  test.skip(
    platformUrl === undefined,
    'Only the sandbox lets tests change its data, and STOREFRONT_E2E_URL names other shops.',
  );
}

/** Changes a variation on the sandbox; published pages stay as they are. */
export async function changeVariation(
  shop: DemoShop,
  id: number,
  change: { newPrice?: number; oldPrice?: number; count?: number },
): Promise<void> {
  const answer = await fetch(`${platformUrl}/sandbox/shops/${shop}/variations/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  if (!answer.ok)
    throw new Error(
      `The sandbox did not change variation ${id} of ${shop}: ${answer.status} ${await answer.text()}`,
    );
}
