type Keys = keyof MessageDictionary;
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
