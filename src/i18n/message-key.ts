import type account from './ru/account.json';
import type address from './ru/address.json';
import type cart from './ru/cart.json';
import type category from './ru/category.json';
import type checkout from './ru/checkout.json';
import type company from './ru/company.json';
import type compare from './ru/compare.json';
import type content from './ru/content.json';
import type dialog from './ru/dialog.json';
import type favourites from './ru/favourites.json';
import type form from './ru/form.json';
import type help from './ru/help.json';
import type home from './ru/home.json';
import type installment from './ru/installment.json';
import type maker from './ru/maker.json';
import type market from './ru/market.json';
import type message from './ru/message.json';
import type notice from './ru/notice.json';
import type notification from './ru/notification.json';
import type oneClick from './ru/one-click.json';
import type order from './ru/order.json';
import type page from './ru/page.json';
import type pattern from './ru/pattern.json';
import type product from './ru/product.json';
import type review from './ru/review.json';
import type search from './ru/search.json';
import type shell from './ru/shell.json';
import type signIn from './ru/sign-in.json';
import type tracking from './ru/tracking.json';
import type wallet from './ru/wallet.json';

type Keys = keyof (typeof account &
  typeof address &
  typeof cart &
  typeof category &
  typeof checkout &
  typeof company &
  typeof compare &
  typeof content &
  typeof dialog &
  typeof favourites &
  typeof form &
  typeof help &
  typeof home &
  typeof installment &
  typeof maker &
  typeof market &
  typeof message &
  typeof notice &
  typeof notification &
  typeof oneClick &
  typeof order &
  typeof page &
  typeof pattern &
  typeof product &
  typeof review &
  typeof search &
  typeof shell &
  typeof signIn &
  typeof tracking &
  typeof wallet);
type WithoutPlural<Key> = Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Stem
  : Key;

/** Every key of the dictionaries; the forms of a plural count as one key. */
export type MessageKey = WithoutPlural<Keys> & string;

/** Values for the `{{name}}` places of a message; `count` also chooses the plural form. */
export type MessageParams = Record<string, string | number>;

/** Gives a message in one language. */
export type Translate = (key: MessageKey, params?: MessageParams) => string;

/** Raw messages by key, with `{{name}}` places, one entry for each plural form. */
export type Messages = Record<string, string>;

/** Who gives an island the messages that it shows. */
export interface MessageSource {
  messages(keys: readonly MessageKey[]): Messages;
}
