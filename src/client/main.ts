import { startActions } from './page/actions.ts';
import { startAdditions } from './page/additions-place.ts';
import { startAddressLine } from './page/address-line.ts';
import { startAwaited } from './page/awaited.ts';
import { startBadges } from './page/badge.ts';
import { startBrokenPictures } from './page/broken-pictures.ts';
import { startCartLinks } from './page/cart-link.ts';
import { startCart } from './page/cart-start.ts';
import { startCatalogue } from './page/catalogue.ts';
import { startChoice } from './page/chooser-start.ts';
import { startDoublePresses } from './page/double-press.ts';
import { repeatEarlyPresses } from './page/early-presses.ts';
import { startExpiry } from './page/expiry.ts';
import { startLanguage } from './page/language.ts';
import { startLiveItems } from './page/live-items.ts';
import { startMiniCart } from './page/mini-cart-link.ts';
import { startMode } from './page/mode.ts';
import { startProfileLinks } from './page/profile-link.ts';
import { startSteppers } from './page/stepper.ts';
import { startToasts } from './page/toast.ts';
import { whenIdle } from './page/when-idle.ts';
import { startSearch } from './search/start-search.ts';
import { pageTranslate } from './text/page-text.ts';

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

// What few pages have comes to those alone. Arrows are hidden until then.
if (document.querySelector('[data-carousel]'))
  import('./page/carousel.ts').then(({ watchCarousels }) => watchCarousels(document)).catch(() => {});
startChoice(t);
