import type { Language } from '#contract/primitive.ts';
import enAccount from './en/account.json' with { type: 'json' };
import enAddress from './en/address.json' with { type: 'json' };
import enCart from './en/cart.json' with { type: 'json' };
import enCategory from './en/category.json' with { type: 'json' };
import enCheckout from './en/checkout.json' with { type: 'json' };
import enCompany from './en/company.json' with { type: 'json' };
import enCompare from './en/compare.json' with { type: 'json' };
import enContent from './en/content.json' with { type: 'json' };
import enDialog from './en/dialog.json' with { type: 'json' };
import enFavourites from './en/favourites.json' with { type: 'json' };
import enForm from './en/form.json' with { type: 'json' };
import enHelp from './en/help.json' with { type: 'json' };
import enHome from './en/home.json' with { type: 'json' };
import enInstallment from './en/installment.json' with { type: 'json' };
import enMaker from './en/maker.json' with { type: 'json' };
import enMarket from './en/market.json' with { type: 'json' };
import enMessage from './en/message.json' with { type: 'json' };
import enNotice from './en/notice.json' with { type: 'json' };
import enNotification from './en/notification.json' with { type: 'json' };
import enOneClick from './en/one-click.json' with { type: 'json' };
import enOrder from './en/order.json' with { type: 'json' };
import enPage from './en/page.json' with { type: 'json' };
import enPattern from './en/pattern.json' with { type: 'json' };
import enProduct from './en/product.json' with { type: 'json' };
import enReview from './en/review.json' with { type: 'json' };
import enSearch from './en/search.json' with { type: 'json' };
import enShell from './en/shell.json' with { type: 'json' };
import enSignIn from './en/sign-in.json' with { type: 'json' };
import enTracking from './en/tracking.json' with { type: 'json' };
import enWallet from './en/wallet.json' with { type: 'json' };
import type { Messages } from './message-key.ts';
import ruAccount from './ru/account.json' with { type: 'json' };
import ruAddress from './ru/address.json' with { type: 'json' };
import ruCart from './ru/cart.json' with { type: 'json' };
import ruCategory from './ru/category.json' with { type: 'json' };
import ruCheckout from './ru/checkout.json' with { type: 'json' };
import ruCompany from './ru/company.json' with { type: 'json' };
import ruCompare from './ru/compare.json' with { type: 'json' };
import ruContent from './ru/content.json' with { type: 'json' };
import ruDialog from './ru/dialog.json' with { type: 'json' };
import ruFavourites from './ru/favourites.json' with { type: 'json' };
import ruForm from './ru/form.json' with { type: 'json' };
import ruHelp from './ru/help.json' with { type: 'json' };
import ruHome from './ru/home.json' with { type: 'json' };
import ruInstallment from './ru/installment.json' with { type: 'json' };
import ruMaker from './ru/maker.json' with { type: 'json' };
import ruMarket from './ru/market.json' with { type: 'json' };
import ruMessage from './ru/message.json' with { type: 'json' };
import ruNotice from './ru/notice.json' with { type: 'json' };
import ruNotification from './ru/notification.json' with { type: 'json' };
import ruOneClick from './ru/one-click.json' with { type: 'json' };
import ruOrder from './ru/order.json' with { type: 'json' };
import ruPage from './ru/page.json' with { type: 'json' };
import ruPattern from './ru/pattern.json' with { type: 'json' };
import ruProduct from './ru/product.json' with { type: 'json' };
import ruReview from './ru/review.json' with { type: 'json' };
import ruSearch from './ru/search.json' with { type: 'json' };
import ruShell from './ru/shell.json' with { type: 'json' };
import ruSignIn from './ru/sign-in.json' with { type: 'json' };
import ruTracking from './ru/tracking.json' with { type: 'json' };
import ruWallet from './ru/wallet.json' with { type: 'json' };
import uzAccount from './uz/account.json' with { type: 'json' };
import uzAddress from './uz/address.json' with { type: 'json' };
import uzCart from './uz/cart.json' with { type: 'json' };
import uzCategory from './uz/category.json' with { type: 'json' };
import uzCheckout from './uz/checkout.json' with { type: 'json' };
import uzCompany from './uz/company.json' with { type: 'json' };
import uzCompare from './uz/compare.json' with { type: 'json' };
import uzContent from './uz/content.json' with { type: 'json' };
import uzDialog from './uz/dialog.json' with { type: 'json' };
import uzFavourites from './uz/favourites.json' with { type: 'json' };
import uzForm from './uz/form.json' with { type: 'json' };
import uzHelp from './uz/help.json' with { type: 'json' };
import uzHome from './uz/home.json' with { type: 'json' };
import uzInstallment from './uz/installment.json' with { type: 'json' };
import uzMaker from './uz/maker.json' with { type: 'json' };
import uzMarket from './uz/market.json' with { type: 'json' };
import uzMessage from './uz/message.json' with { type: 'json' };
import uzNotice from './uz/notice.json' with { type: 'json' };
import uzNotification from './uz/notification.json' with { type: 'json' };
import uzOneClick from './uz/one-click.json' with { type: 'json' };
import uzOrder from './uz/order.json' with { type: 'json' };
import uzPage from './uz/page.json' with { type: 'json' };
import uzPattern from './uz/pattern.json' with { type: 'json' };
import uzProduct from './uz/product.json' with { type: 'json' };
import uzReview from './uz/review.json' with { type: 'json' };
import uzSearch from './uz/search.json' with { type: 'json' };
import uzShell from './uz/shell.json' with { type: 'json' };
import uzSignIn from './uz/sign-in.json' with { type: 'json' };
import uzTracking from './uz/tracking.json' with { type: 'json' };
import uzWallet from './uz/wallet.json' with { type: 'json' };

/** All messages of a language by their flat keys. */
export const DICTIONARIES: Record<Language, Messages> = {
  ru: {
    ...ruAccount,
    ...ruAddress,
    ...ruCart,
    ...ruCategory,
    ...ruCheckout,
    ...ruCompany,
    ...ruCompare,
    ...ruContent,
    ...ruDialog,
    ...ruFavourites,
    ...ruForm,
    ...ruHelp,
    ...ruHome,
    ...ruInstallment,
    ...ruMaker,
    ...ruMarket,
    ...ruMessage,
    ...ruNotice,
    ...ruNotification,
    ...ruOneClick,
    ...ruOrder,
    ...ruPage,
    ...ruPattern,
    ...ruProduct,
    ...ruReview,
    ...ruSearch,
    ...ruShell,
    ...ruSignIn,
    ...ruTracking,
    ...ruWallet,
  },
  uz: {
    ...uzAccount,
    ...uzAddress,
    ...uzCart,
    ...uzCategory,
    ...uzCheckout,
    ...uzCompany,
    ...uzCompare,
    ...uzContent,
    ...uzDialog,
    ...uzFavourites,
    ...uzForm,
    ...uzHelp,
    ...uzHome,
    ...uzInstallment,
    ...uzMaker,
    ...uzMarket,
    ...uzMessage,
    ...uzNotice,
    ...uzNotification,
    ...uzOneClick,
    ...uzOrder,
    ...uzPage,
    ...uzPattern,
    ...uzProduct,
    ...uzReview,
    ...uzSearch,
    ...uzShell,
    ...uzSignIn,
    ...uzTracking,
    ...uzWallet,
  },
  en: {
    ...enAccount,
    ...enAddress,
    ...enCart,
    ...enCategory,
    ...enCheckout,
    ...enCompany,
    ...enCompare,
    ...enContent,
    ...enDialog,
    ...enFavourites,
    ...enForm,
    ...enHelp,
    ...enHome,
    ...enInstallment,
    ...enMaker,
    ...enMarket,
    ...enMessage,
    ...enNotice,
    ...enNotification,
    ...enOneClick,
    ...enOrder,
    ...enPage,
    ...enPattern,
    ...enProduct,
    ...enReview,
    ...enSearch,
    ...enShell,
    ...enSignIn,
    ...enTracking,
    ...enWallet,
  },
};
