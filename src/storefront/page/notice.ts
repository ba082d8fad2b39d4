import type { MessageKey, MessageParams } from '#storefront/i18n/message-key.ts';

/** Messages that every page sends along for the client. */
type NoticeKey = Extract<MessageKey, `notice.${string}`> | 'cart.choose-variation';

/** Words of a notice: a message that the page sent along for the client, or text of an island. */
type NoticeWords =
  | { key: NoticeKey; params?: MessageParams; text?: undefined }
  | { key?: undefined; text: string };

/** A short message that passes by. */
export type Notice = NoticeWords & {
  /** Large title: makes it a popup, of which one shows at a time. */
  title?: string;
  /** Link to a next step. */
  link?: { key: NoticeKey; href: string };
  /** Stays until it is closed. */
  stays?: boolean;
  /** Undoes the change, at the press of the notice's button. */
  undo?: () => void;
  /** Address of a picture beside the text. */
  image?: string;
};

/** Dispatched on the document; `detail` is a `Notice`. */
export const NOTICE_EVENT = 'storefront:notice';

/** Shows a notice. Islands use it too: the texts are with the page, the drawing is in `toast.ts`. */
export function notify(notice: Notice): void {
  document.dispatchEvent(new CustomEvent(NOTICE_EVENT, { detail: notice }));
}
