import { startAddressLine } from '#storefront/address/address-line.ts';
import { startCartLinks } from '#storefront/cart/cart-link.ts';
import { startCart } from '#storefront/cart/cart-start.ts';
import { startMiniCart } from '#storefront/cart/mini-cart-link.ts';
import { startSteppers } from '#storefront/cart/stepper.ts';
import { pageTranslate } from '#storefront/page/page-text.ts';
import { whenIdle } from '#storefront/page/when-idle.ts';
import { startAdditions } from '#storefront/product/additions-place.ts';
import { startAwaited } from '#storefront/product/awaited-start.ts';
import { startChoice } from '#storefront/product/chooser-start.ts';
import { startSearch } from '#storefront/search/start-search.ts';
import { startCatalogue } from '#storefront/shell/catalogue.ts';
import { startProfileLinks } from '#storefront/shell/profile-link.ts';
import { startToasts } from '#storefront/ui/toast.ts';
import { startActions } from './behaviour/actions.ts';
import { startBadges } from './behaviour/badge.ts';
import { startBrokenPictures } from './behaviour/broken-pictures.ts';
import { startDoublePresses } from './behaviour/double-press.ts';
import { repeatEarlyPresses } from './behaviour/early-presses.ts';
import { startExpiry } from './behaviour/expiry.ts';
import { startLanguage } from './behaviour/language.ts';
import { startLiveItems } from './behaviour/live-items.ts';
import { startMode } from './behaviour/mode.ts';
import { startStrayInput } from './behaviour/stray-input.ts';

const t = pageTranslate();

startBrokenPictures();
startLanguage();
startMode();
startExpiry();
startToasts(t);
startBadges();
startCartLinks();
startMiniCart();
startActions();
startDoublePresses();
startStrayInput();
startAddressLine();
startSteppers(t);
startAwaited();
startCart();
whenIdle(() => void import('./idle-work.ts').then(({ startIdleWork }) => startIdleWork(t)).catch(() => {}));
startLiveItems(t);
startAdditions();
startCatalogue();
startSearch(t);
startProfileLinks();
repeatEarlyPresses();

// Loaded only on pages with a carousel. Arrows are hidden until then.
if (document.querySelector('[data-carousel]'))
  import('#storefront/ui/carousel.ts').then(({ watchCarousels }) => watchCarousels(document)).catch(() => {});
startChoice(t);
