import type { Language } from '#contract/primitive.ts';
import enCart from './en/cart.json' with { type: 'json' };
import enCategory from './en/category.json' with { type: 'json' };
import enHome from './en/home.json' with { type: 'json' };
import enNotice from './en/notice.json' with { type: 'json' };
import enProduct from './en/product.json' with { type: 'json' };
import enSearch from './en/search.json' with { type: 'json' };
import enShell from './en/shell.json' with { type: 'json' };
import type { Messages } from './message-key.ts';
import ruCart from './ru/cart.json' with { type: 'json' };
import ruCategory from './ru/category.json' with { type: 'json' };
import ruHome from './ru/home.json' with { type: 'json' };
import ruNotice from './ru/notice.json' with { type: 'json' };
import ruProduct from './ru/product.json' with { type: 'json' };
import ruSearch from './ru/search.json' with { type: 'json' };
import ruShell from './ru/shell.json' with { type: 'json' };
import uzCart from './uz/cart.json' with { type: 'json' };
import uzCategory from './uz/category.json' with { type: 'json' };
import uzHome from './uz/home.json' with { type: 'json' };
import uzNotice from './uz/notice.json' with { type: 'json' };
import uzProduct from './uz/product.json' with { type: 'json' };
import uzSearch from './uz/search.json' with { type: 'json' };
import uzShell from './uz/shell.json' with { type: 'json' };

/** All messages of a language by their flat keys. */
export const DICTIONARIES: Record<Language, Messages> = {
  ru: { ...ruCart, ...ruCategory, ...ruHome, ...ruNotice, ...ruProduct, ...ruSearch, ...ruShell },
  uz: { ...uzCart, ...uzCategory, ...uzHome, ...uzNotice, ...uzProduct, ...uzSearch, ...uzShell },
  en: { ...enCart, ...enCategory, ...enHome, ...enNotice, ...enProduct, ...enSearch, ...enShell },
};
