/**
 * All that a shop sells, by a key like those of entries; no snapshot has it. Files that tell of the whole
 * catalogue read it, so that they follow at a pace of their own.
 */
export const CATALOGUE_KEY = 'catalogue';
