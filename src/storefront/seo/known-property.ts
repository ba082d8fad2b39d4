const KNOWN: readonly string[] = ['color', 'size', 'material', 'pattern'];

/** True if schema.org and Google Merchant have a field of the same name for a property of variations. */
export const isKnownProperty = (code: string): boolean => KNOWN.includes(code);
