const KNOWN: readonly string[] = ['color', 'size', 'material', 'pattern'];

/** Whether schema.org and Google Merchant have a field for a property of variations, of the same name. */
export const isKnownProperty = (code: string): boolean => KNOWN.includes(code);
