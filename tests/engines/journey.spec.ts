import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { findEngines } from '#tools/browser/find-engines.ts';
import { needsSandbox } from '../e2e/control.ts';
import { test } from '../e2e/storefront-test.ts';
import { findWalkOffers } from '../e2e/walk-offer.ts';
import { startFirefox } from '../journey/firefox.ts';
import type { Visitor } from '../journey/visitor.ts';
import { type Walk, walkToCart, walkToOrder } from '../journey/walk.ts';
import { startWebKit } from '../journey/webkit.ts';

const { firefox, webkit } = findEngines();
const complaints: string[] = [];

const ENGINES = [
  { name: 'Firefox', language: 'ru', start: firefox && (() => startFirefox(firefox, complaints)) },
  { name: 'WebKit', language: 'uz', start: webkit && (() => startWebKit(webkit)) },
] as const;

test.beforeEach(needsSandbox);

for (const [at, { name, language, start }] of ENGINES.entries())
  test(`a guest of ${name} finds, chooses, registers by a code, orders and pays, in ${language}`, async ({
    catalogueOf,
  }, testInfo) => {
    test.setTimeout(180_000);
    test.skip(!start, `${name} is not on this machine.`);
    if (!start) return;
    const catalogue = await catalogueOf('default');
    const offers = findWalkOffers(catalogue);
    const visitor: Visitor = await start();
    try {
      const offer = offers[at % offers.length] ?? offers[0];
      const walk: Walk = { visitor, shop: 'default', language, catalogue, offer };
      await walkToCart(walk);
      await walkToOrder(walk);
    } catch (error) {
      await writeFile(testInfo.outputPath('screen.png'), await visitor.picture());
      throw new Error(`At ${await visitor.address()}`, { cause: error });
    } finally {
      await visitor.close();
    }
    expect(complaints).toEqual([]);
  });
