/** A node of schema.org data. */
export type StructuredData = Record<string, unknown>;
