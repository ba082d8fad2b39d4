import { startActions } from './actions.ts';
import { startBadges } from './badge.ts';
import { startCatalogue } from './catalogue.ts';
import { startChoosers } from './chooser.ts';
import { startExpiry } from './expiry.ts';
import { startLanguage } from './language.ts';
import { startMode } from './mode.ts';
import { pageTranslate } from './page.ts';
import { startPictures } from './pictures.ts';
import { startPrices } from './prices.ts';
import { startToasts } from './toast.ts';

const t = pageTranslate();

startLanguage();
startMode();
startExpiry();
startToasts(t);
startBadges();
startActions();
startPrices(t);
startPictures();
startChoosers(t);
startCatalogue();
