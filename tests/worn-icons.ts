import { wearIcons } from '#storefront/ui/icon/icon.ts';

// Drawings have an address where no page says it.
wearIcons('/icons.svg');
