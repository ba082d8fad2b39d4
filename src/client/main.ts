import { startActions } from './page/actions.ts';
import { startBadges } from './page/badge.ts';
import { startCarousels } from './page/carousel.ts';
import { startCatalogue } from './page/catalogue.ts';
import { startChoosers } from './page/chooser.ts';
import { startExpiry } from './page/expiry.ts';
import { startLanguage } from './page/language.ts';
import { startMode } from './page/mode.ts';
import { startPictures } from './page/pictures.ts';
import { startPrices } from './page/prices.ts';
import { startSteppers } from './page/stepper.ts';
import { startToasts } from './page/toast.ts';
import { pageTranslate } from './text/page-text.ts';

const t = pageTranslate();

startLanguage();
startMode();
startExpiry();
startToasts(t);
startBadges();
startActions();
startSteppers(t);
startPrices(t);
startPictures();
startCarousels();
startChoosers(t);
startCatalogue();
