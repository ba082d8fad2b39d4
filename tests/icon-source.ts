import { setIconSource } from '#storefront/ui/icon/icon.ts';

// Drawings have an address where no page says it.
setIconSource(() => '/icons.svg');
