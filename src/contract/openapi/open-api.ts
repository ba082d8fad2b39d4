import type { JsonSchema } from './json-schema.ts';

/** A document of OpenAPI 3.1, as far as this project writes it. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: Server[];
  tags: Tag[];
  paths: Record<string, PathItem>;
  webhooks: Record<string, PathItem>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, ResponseObject>;
    securitySchemes: Record<string, Record<string, unknown>>;
  };
}

export interface Server {
  url: string;
  description: string;
}

export interface Tag {
  name: string;
  description: string;
}

/** Operations by their method in small letters. */
export type PathItem = Record<string, Operation>;

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  /** Left out where the document's own is meant. */
  servers?: Server[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  style?: string;
  explode?: boolean;
  example?: unknown;
}

export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
  encoding?: Record<string, { contentType: string }>;
}

export interface ResponseObject {
  $ref?: string;
  description?: string;
  content?: Record<string, MediaType>;
}
