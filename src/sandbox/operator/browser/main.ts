import { tellLiveChange } from './changes-section.ts';
import { startClock } from './live.ts';
import { drawMenu } from './menu.ts';
import { messages, tellNewMessages } from './messages-section.ts';
import { createRegion } from './region.ts';
import { SECTIONS } from './sections.ts';
import { createShopView } from './shop-view.ts';
import { drawShops, getShops, type ShopFacts } from './shops.ts';

interface Place {
  shop: string;
  section: string;
}

const main = document.querySelector<HTMLElement>('#main');
const dock = document.querySelector<HTMLElement>('#dock');
const look = document.querySelector<HTMLElement>('#look');
if (!main || !dock || !look) throw new Error('page.html lacks #main, #dock or #look');

const shopView = createShopView(look);
const shown = createRegion(main, shopView);
const phone = createRegion(dock, shopView);
let shops: ShopFacts[] = [];

/** `#/local/orders`; the first shop and the overview where the address says nothing. */
function readPlace(): Place {
  const [, shop = '', section = ''] = location.hash.split('/').map(decodeURIComponent);
  const [first] = shops;
  return {
    shop: shops.some(({ name }) => name === shop) ? shop : (first?.name ?? ''),
    section: SECTIONS.some(({ id }) => id === section) ? section : 'overview',
  };
}

function show(): void {
  const { shop, section: id } = readPlace();
  const section = SECTIONS.find((one) => one.id === id);
  if (!section) return;
  drawShops(shops, shop, id);
  drawMenu(SECTIONS, shop, id);
  document.title = `${section.title} · ${shop} · Shop sandbox`;
  shown.show(section, shop);
  phone.show(messages, shop);
  void shopView.show(section.showsShop ? shop : undefined);
}

/** The chooser says what the shops are called and how much they have, which may change as well. */
async function refreshShops(): Promise<void> {
  const next = await getShops();
  if (JSON.stringify(next) === JSON.stringify(shops)) return;
  const isFirst = shops.length === 0;
  shops = next;
  const { shop, section } = readPlace();
  if (isFirst) show();
  else drawShops(shops, shop, section);
}

addEventListener('hashchange', () => {
  show();
  scrollTo(0, 0);
  main.focus({ preventScroll: true });
});
startClock(async () => {
  // First: an owner waits for it.
  void shopView.refresh();
  await refreshShops();
  await Promise.all([shown.refresh(), phone.refresh()]);
  const { shop, section } = readPlace();
  await tellLiveChange(shop, section === 'changes');
  if (!dock.checkVisibility() && section !== 'messages') tellNewMessages(dock);
});
