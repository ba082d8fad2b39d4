import { listSimilarProducts } from '#contract/catalogue/listing.ts';
import { productPath } from '#domain/link/paths.ts';
import { mixProducts, type Viewed } from '#domain/product/viewed.ts';
import { $cart } from '#storefront/cart/cart.store.ts';
import { debounce } from '#storefront/page/debounce.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { withoutJump } from '#storefront/page/without-jump.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { shownPrice } from '#storefront/pricing/shown-price.ts';
import { drawTile, offerFor, type Tile } from '#storefront/product/listed-tile.ts';
import { $viewed } from '#storefront/product/viewed.store.ts';
import { fetchViewed, viewedTile } from '#storefront/product/viewed-products.ts';
import { watchCarousels } from '#storefront/ui/carousel.ts';

/** Distance below the window at which products are asked for, so that they are there in time. */
const AHEAD = '800px';
/** Number of viewed products for which similar ones are shown, and the number of similar ones for each. */
const LIKE = 3;
const OF_EACH = 8;
const MOST_FOR_YOU = 12;
/** Milliseconds after which a scroll is over. */
const STILL = 150;

/** Shows products that this browser saw of the shop, and products like them. A new visitor sees none. */
export function startPicks(): void {
  if ($viewed.get().length === 0) return;
  for (const place of document.querySelectorAll<HTMLTemplateElement>('template[data-picks]'))
    if (place.dataset['waits'] === undefined) showWhenNear(place);
    else whenCartIsEmpty(() => showWhenNear(place));
}

function whenCartIsEmpty(run: () => void): void {
  const stop = $cart.listen(({ lines }) => {
    if (lines.length > 0) return;
    stop();
    run();
  });
  if ($cart.get().lines.length > 0) return;
  stop();
  run();
}

function showWhenNear(place: HTMLTemplateElement): void {
  const viewed = $viewed.get();
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      const asked =
        place.dataset['picks'] === 'viewed'
          ? fetchViewed(viewed).then((found) => found.map(viewedTile))
          : productsLike(viewed);
      asked.then((items) => show(place, items)).catch(() => {});
    },
    { rootMargin: AHEAD },
  );
  // A template has no box to observe: the element before it has one.
  near.observe(shownBefore(place));
}

function shownBefore(place: Element): Element {
  const { previousElementSibling: before } = place;
  if (before instanceof HTMLTemplateElement) return shownBefore(before);
  // An element without a box of its own cannot be observed: its parent can.
  if (before && getComputedStyle(before).display === 'contents') return before.parentElement ?? before;
  return before ?? document.body;
}

/** Products similar to the last viewed ones, if they can be ordered. */
async function productsLike(viewed: readonly Viewed[]): Promise<Tile[]> {
  const lists = await Promise.all(
    viewed.slice(0, LIKE).map(({ variationId }) =>
      callShop(listSimilarProducts, {
        params: { id: variationId },
        query: { page: 1, size: OF_EACH },
      }).then(
        ({ items }) => items.map(shownPrice).filter((item) => offerFor(item).orderable),
        () => [],
      ),
    ),
  );
  return mixProducts(lists, viewed, MOST_FOR_YOU);
}

function show(place: HTMLTemplateElement, items: readonly Tile[]): void {
  const section = place.content.firstElementChild?.cloneNode(true);
  const tile = section instanceof HTMLElement && section.querySelector('li');
  if (!tile || items.length === 0) return;
  const drawn = items.map((item) => {
    const one = drawTile(tile, item);
    one.querySelector('a')?.setAttribute('href', pagePath(productPath(item.variation.id)));
    return one;
  });
  tile.replaceWith(...drawn);
  section.querySelector('[data-forget]')?.addEventListener('click', forget);
  putUnseen(place, section);
}

/** Inserts a section as soon as that moves nothing that is on screen. */
function putUnseen(place: Element, section: Element): void {
  const put = () => {
    const isThere = withoutJump(() => {
      place.after(section);
      return () => section.remove();
    });
    if (isThere) watchCarousels(section);
    return isThere;
  };
  if (put()) return;
  const again = debounce(() => {
    if (put()) removeEventListener('scroll', again);
  }, STILL);
  addEventListener('scroll', again, { passive: true });
}

function forget(): void {
  $viewed.set([]);
  for (const section of document.querySelectorAll('.picks')) section.remove();
}
