/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The shop and language of the page. */
    shop: import('#view/shop-view.ts').ShopView;
    /** Ready parts of the page, where many pages are rendered in a row. */
    fragments?: import('#view/fragments.ts').Fragments;
    /** What a page threw, for the one who asked for the render. */
    failure?: { error: unknown };
    /** Gets what Astro prepared for the render of the page, and the route that it was prepared for. */
    onContext?: (result: import('astro').SSRResult, routePattern: string) => void;
  }
}
