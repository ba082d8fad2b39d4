/** Dispatched on the document when another variation is shown in place of the one on the page. */
export const VARIATION_EVENT = 'storefront:variation';
