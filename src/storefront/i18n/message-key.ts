type Keys = keyof MessageDictionary;
type WithoutPlural<Key> = Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Stem
  : Key;

/** The keys of the dictionaries; the forms of a plural count as one key. */
export type MessageKey = WithoutPlural<Keys> & string;

/** Values for the `{{name}}` places of a message; `count` also chooses the plural form. */
export type MessageParams = Record<string, string | number>;

/** Returns a message in one language. */
export type Translate = (key: MessageKey, params?: MessageParams) => string;

/** Raw messages by key, with `{{name}}` places, one entry for each plural form. */
export type Messages = Record<string, string>;

/** Source of the messages that an island shows. */
export interface MessageSource {
  messages(keys: readonly MessageKey[]): Messages;
}
