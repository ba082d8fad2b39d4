/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Set by the middleware when a page throws, so that the renderer can tell why. */
    failure?: { error: unknown };
    /** The shop and language of the page. */
    shop: import('#snapshot/shop-view.ts').ShopView;
    /** Set by the middleware when a page throws, so that the renderer can tell why. */
    failure?: { error: unknown };
    /** Ready parts of the page, where many pages are rendered in a row. */
    fragments?: import('#render/fragments.ts').Fragments;
  }
}
