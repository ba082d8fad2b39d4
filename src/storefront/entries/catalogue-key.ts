/**
 * Key of everything that a shop sells. It is read like a key of an entry, but no snapshot has it: files about
 * the whole catalogue read it, and are renewed at a pace of their own.
 */
export const CATALOGUE_KEY = 'catalogue';
