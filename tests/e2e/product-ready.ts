import { expect, type Page } from '@playwright/test';

/** Opens a product's page, and waits until its pictures and shelves answer: a view is noted then. */
export async function openProduct(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const id = new URL(address).pathname.split('/').at(-1);
  const noted = () => page.evaluate(() => localStorage.getItem('viewed:v1') ?? '');
  await expect.poll(noted).toContain(`"variationId":${id}}`);
}
