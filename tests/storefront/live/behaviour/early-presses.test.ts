// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { repeatEarlyPresses } from '#storefront/live/behaviour/early-presses.ts';
import { find, openPage } from '../../static-page.ts';

test('presses before the client listened show, and are repeated as often, once', async () => {
  openPage(
    '<button data-action="add"></button><button data-pieces="1"></button><button id="other"></button>',
  );
  new Function(await readFile('src/storefront/live/before-client.js', 'utf8'))();
  const [add, more] = [find('[data-action]'), find('[data-pieces]')];
  add.click();
  for (const _ of [1, 2]) more.click();
  find('#other').click();
  const busy = () => [add, more, find('#other')].map(({ ariaBusy }) => ariaBusy);
  expect(busy()).toEqual(['true', 'true', null]);

  const pressed: Element[] = [];
  document.addEventListener('click', ({ target }) => pressed.push(target as Element));
  repeatEarlyPresses();
  expect(pressed).toEqual([add, more, more]);
  expect(busy()).toEqual([null, null, null]);
  add.click();
  repeatEarlyPresses();
  expect(pressed).toHaveLength(4);
});
