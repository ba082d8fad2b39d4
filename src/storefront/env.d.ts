/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The shop and language of the page. */
    shop: import('./view/shop-view.ts').ShopView;
    /** HTML that the page shares with others. */
    fragments: import('./view/fragments.ts').Fragments;
    /** The error that a page threw, for the caller of the render. */
    failure?: { error: unknown };
  }
}
