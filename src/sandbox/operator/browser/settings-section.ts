import type { MarketData } from '#contract/market/market-schema.ts';
import { send, shopPath } from './control.ts';
import { card, choice, labelled, toggle } from './control-parts.ts';
import { h } from './element.ts';
import { numberInput, textInput } from './localized-fields.ts';
import { act, defineSection, type View } from './section.ts';
import type { PageKind } from './shop-view.ts';
import { type Look, type LookRow, themeCard } from './theme-card.ts';
import { wordsCard } from './words-card.ts';

/** What the switches of a shop are called, in their groups. */
const SWITCHES = {
  'What shoppers can do': [
    ['cartActive', 'Cart'],
    ['showFavorite', 'Favourites'],
    ['showCompareProduct', 'Comparison'],
    ['showQuickView', 'Quick view'],
    ['showProductCardBuyInOneClick', 'Buy in one click'],
    ['showShareLinkButtons', 'Share buttons'],
    ['showQrCashback', 'Code for cashback at the cash desk'],
    ['oneSupplierPerOrder', 'Goods of one supplier an order'],
  ],
  'What pages show': [
    ['showImageSlider', 'Slider of pictures'],
    ['showBrandInProduct', 'Brand of a product'],
    ['showSupplier', 'Supplier of a product'],
    ['showSupplierAttribute', 'Supplier among the characteristics'],
    ['showMagnifier', 'Magnifier of pictures'],
    ['showProductCardInStock', 'In stock or not'],
    ['showProductCardRemainder', 'How many are left'],
    ['showProductCardSimilarProduct', 'Similar products'],
    ['showProductCardTogetherWithThisBuy', 'Bought together'],
    ['dynamicInput', 'Categories written into the search'],
  ],
} as const;

/** Ids that the shop's owner has with services that measure, and what they look like. */
const SERVICES = [
  ['googleTagManager', 'Google Tag Manager', 'GTM-[A-Z0-9]{4,12}', 'GTM-AB12CD3'],
  ['googleAnalyticsId', 'Google Analytics', '(?:G|UA|AW)-[A-Z0-9\\-]{4,16}', 'G-AB12CD34EF'],
  ['facebookPixel', 'Facebook pixel', '\\d{6,20}', '123456789'],
  ['yandexMetrikaId', 'Yandex Metrika', '\\d{4,12}', '98765432'],
] as const;

/** What each number that chooses a look is for, and the page that shows it. */
const LOOKS = [
  ['headerStyleType', 'Header', '/'],
  ['footerStyleType', 'Footer', '/'],
  ['mobileMenuStyleType', 'Navigation on phones', '/'],
  ['homeStyleType', 'Home page', '/'],
  ['settingStyleOfProduct', 'Product card', '/category/'],
  ['productListStyleType', 'Lists of products', '/category/'],
  ['productCardStyleType', 'Product page', '/product/'],
  ['cartStyleType', 'Cart', '/cart'],
  ['checkoutStyleType', 'Checkout', '/checkout'],
  ['profileStyleType', 'Account', '/profile'],
  ['supplierStyleType', 'Page of a supplier', '/supplier/'],
  ['loginStyleType', 'Signing in', '/login'],
] as const satisfies readonly (readonly [string, string, PageKind])[];

const LEVELS = [
  ['1', '1: six characters'],
  ['2', '2: letters and digits'],
  ['3', '3: also capitals and special characters'],
] as const;

/** What prices are rounded up to. */
const ROUNDINGS = [
  ['none', 'as they are'],
  ['0.5', 'up to 0.5 UZS'],
  ['1', 'up to whole UZS'],
  ['100', 'up to hundreds'],
  ['500', 'up to 500s'],
  ['800', 'ending in 800'],
  ['900', 'ending in 900'],
  ['1000', 'up to thousands'],
] as const;

/** Sends a part of the market data, which is laid over what there is. */
export type SaveMarket = (done: string, change: Record<string, unknown>) => Promise<boolean>;

/** The market data of the shop: looks, switches, numbers. */
export const settings = defineSection<{ market: MarketData; look: Look }>({
  id: 'settings',
  title: 'Settings and theme',
  icon: 'settings',
  lead:
    'Who the shop is, how it looks and what it switches on. The phone shows each change within a second, shoppers see it once all ' +
    'pages are made. Where no server keeps the shop fresh, as npm start does, the next build brings it.',
  showsShop: true,
  load: ({ shop }) => send('GET', shopPath(shop)),
  draw({ market, look }, view) {
    const save = saver(view);
    return [
      themeCard(market, look, save),
      doorCard(market, save),
      ...switchCards(market, save),
      looksCard(market, look, view),
      wordsCard(market, save),
      servicesCard(market, save),
    ];
  },
});

function saver(view: View): SaveMarket {
  return (done, change) => act(view, done, () => send('PUT', shopPath(view.shop, 'market'), change));
}

function doorCard(
  { websiteDisabled, allowDebt, companyOption, settings }: MarketData,
  save: SaveMarket,
): HTMLElement {
  const rounding = choice(ROUNDINGS, String(settings.priceRounding), (value) =>
    save('Rounding saved', { settings: { priceRounding: value === 'none' ? value : Number(value) } }),
  );
  const level = choice(LEVELS, String(companyOption.options.passwordLevel), (value) =>
    save('Password level saved', { companyOption: { options: { passwordLevel: Number(value) } } }),
  );
  return card(
    'The door',
    toggle(
      'Website disabled',
      websiteDisabled,
      (on) => save(on ? 'The website is disabled' : 'The website is open', { websiteDisabled: on }),
      'Shoppers see a notice in place of the shop',
    ),
    toggle(
      'Business mode (allowDebt)',
      allowDebt,
      (on) => save(on ? 'Business mode is on' : 'Business mode is off', { allowDebt: on }),
      'Only who is signed in sees the shop',
    ),
    labelled('Password level', level),
    labelled('Prices that are shown, priceRounding', rounding),
    numberInput(
      'Least sum of an order, UZS',
      settings.minOrderSum,
      'minOrderSum',
      (value) => save('Least sum saved', { settings: { minOrderSum: value } }),
      { min: 0 },
    ),
  );
}

function switchCards({ settings: values }: MarketData, save: SaveMarket): HTMLElement[] {
  return Object.entries(SWITCHES).map(([title, switches]) =>
    card(
      title,
      switches.map(([name, label]) =>
        toggle(
          label,
          values[name],
          (on) => save(`${label}: ${on ? 'on' : 'off'}`, { settings: { [name]: on } }),
          name,
        ),
      ),
    ),
  );
}

function servicesCard({ settings: values }: MarketData, save: SaveMarket): HTMLElement {
  return card(
    'Services that measure',
    h(
      'div',
      { class: 'fields' },
      SERVICES.map(([name, label, pattern, placeholder]) =>
        textInput(
          `${label}, ${name}`,
          values[name] ?? '',
          name,
          (id) => save(`${label} ${id ? 'saved' : 'taken out'}`, { settings: { [name]: id || null } }),
          { pattern, placeholder },
        ),
      ),
    ),
  );
}

function looksCard({ settings: values }: MarketData, { looks }: Look, view: View): HTMLElement {
  const save = saver(view);
  return card(
    'Looks',
    h(
      'div',
      { class: 'fields' },
      LOOKS.map(([name, label, page]) => {
        const rows = looks[name] ?? [];
        const select = choice(optionsOf(rows, values[name]), String(values[name]), (value) => {
          view.lookAt(page);
          return save(`${label} saved`, { settings: { [name]: Number(value) } });
        });
        const purpose = rows.find(({ number }) => number === values[name])?.purpose;
        return labelled(`${label}, ${name}`, select, purpose === undefined ? {} : { hint: purpose });
      }),
    ),
  );
}

/** All layouts, and the number that the shop has where none has it. */
function optionsOf(rows: readonly LookRow[], current: number): (readonly [string, string])[] {
  const known = rows.map(
    ({ number, name, purpose }) =>
      [
        String(number),
        `${[number, name].filter((part) => part !== undefined).join(' ')}: ${purpose}`,
      ] as const,
  );
  return rows.some(({ number }) => number === current)
    ? known
    : [...known, [String(current), `${current}: no layout has this number`]];
}
