/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The shop and language of the page. */
    shop: import('./view/shop-view.ts').ShopView;
    /** HTML that the page shares with others. */
    fragments: import('./view/fragments.ts').Fragments;
    /** What a page threw, for the one who asked for the render. */
    failure?: { error: unknown };
  }
}
