import type { FeedShop } from './feed.ts';

/** Makes a shop and its offers of the tags and texts of a feed, and tells a listener of them. */
export interface XmlDocument {
  readonly shop: FeedShop;
  /** `line` is where the tag stands. */
  beginTag(name: string, line: number): void;
  openTag(attributes: Readonly<Record<string, string>>): void;
  addText(piece: string): void;
  closeTag(name: string): void;
  /** True once the root element is closed: what comes then is not of the feed. */
  isOver(): boolean;
  /** Notes what was put right. */
  correct(reason: string, value?: string): void;
}
