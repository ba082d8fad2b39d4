import { wearIcons } from '#client/icon/icon.ts';

// Drawings have an address where no page says it.
wearIcons('/icons.svg');
