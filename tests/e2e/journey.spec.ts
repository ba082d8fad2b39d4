import { expect } from '@playwright/test';
import { inLanguage, productPath, productVariationPath } from '#domain/link/paths.ts';
import { HANDS } from './hand.ts';
import { ON_PHONES, ON_WIDE_SCREENS } from './screens.ts';
import { shopPage } from './shop-page.ts';
import { shopUrl } from './shop-url.ts';
import { test } from './storefront-test.ts';
import { textsOf } from './texts.ts';
import { categoriesTo, findWalkOffers, leadOf } from './walk-offer.ts';

for (const language of ['ru', 'uz'] as const) {
  for (const hand of ['mouse', 'keyboard', 'touch'] as const) {
    // A phone is for fingers, a desktop for mouse and keyboard.
    test(`a guest finds a product, chooses, buys, changes and removes it (by ${hand}, in ${language})`, {
      tag: hand === 'touch' ? ON_PHONES : ON_WIDE_SCREENS,
    }, async ({ page, catalogueOf }) => {
      test.slow(hand === 'keyboard', 'The Tab key makes many stops.');
      const catalogue = await catalogueOf('default');
      const [offer] = findWalkOffers(catalogue);
      const lead = leadOf(offer);
      const { variation } = offer;
      const stock = variation.stock.count;
      const t = textsOf(language);
      const { press, type } = HANDS[hand](page);
      const { title, buyBox, cart, toast, cartLink } = shopPage(page, language);
      const text = (texts: Partial<Record<string, string>>) => texts[language] ?? '';
      const addressOf = (path: string) => shopUrl('default', inLanguage(path, language, 'ru'));

      await page.goto(addressOf('/'));
      const [top, ...below] = categoriesTo(catalogue, offer.product.categoryId);
      await press(
        page
          .getByRole('navigation', { name: t('home.categories') })
          .getByRole('link', { name: text(top.name) }),
      );
      await expect(title).toHaveText(text(top.name));
      for (const category of below) {
        const chips = page.getByRole('navigation', { name: t('category.subcategories') });
        await press(chips.getByRole('link', { name: text(category.name), exact: true }));
        await expect(title).toHaveText(text(category.name));
      }
      await press(page.getByRole('main').getByRole('link', { name: text(lead.name), exact: true }));
      await expect(title).toHaveText(text(lead.name));

      for (const { name, value } of variation.properties) await choose(text(name), text(value.label));
      await expect(title).toHaveText(text(variation.name));
      expect([productPath, productVariationPath].map((path) => addressOf(path(variation.id)))).toContain(
        page.url(),
      );

      await press(buyBox.add);
      await expect(toast(t('notice.added'))).toBeVisible();
      await expect(cartLink('1')).toBeVisible();
      await press(cartLink('1'));

      await expect(cart.lines).toContainText(text(variation.name));
      await press(cart.increase);
      await expect(cart.quantity).toHaveValue('2');
      await type(cart.quantity, String(stock));
      await expect(cart.quantity).toHaveValue(String(stock));
      await press(cart.increase);
      await expect(toast(t('notice.amount-balance', { available: stock }))).toBeVisible();
      await expect(cart.quantity).toHaveValue(String(stock));

      await page.reload();
      await expect(cart.quantity).toHaveValue(String(stock));
      await press(cart.remove(text(variation.name)));
      await expect(toast(t('notice.remove_cart_sucsessfuly'))).toBeVisible();
      await expect(cart.nothing).toBeVisible();

      async function choose(property: string, label: string): Promise<void> {
        await press(buyBox.value(property, label));
        await expect(buyBox.value(property, label)).toHaveAttribute('aria-current', 'true');
        await expect(buyBox.add).toBeEnabled();
      }
    });
  }
}
