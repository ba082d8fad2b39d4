import type cart from './ru/cart.json';
import type category from './ru/category.json';
import type home from './ru/home.json';
import type notice from './ru/notice.json';
import type product from './ru/product.json';
import type search from './ru/search.json';
import type shell from './ru/shell.json';

type Keys = keyof (typeof cart &
  typeof category &
  typeof home &
  typeof notice &
  typeof product &
  typeof search &
  typeof shell);
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
