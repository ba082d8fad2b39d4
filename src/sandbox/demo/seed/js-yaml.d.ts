/** The few exports of js-yaml that are used; the package brings no types. */
declare module 'js-yaml' {
  interface Schema {
    extend(types: { implicit: unknown[] }): Schema;
  }
  export function load(text: string, options: { schema: Schema }): unknown;
  export const CORE_SCHEMA: Schema;
  export const types: Record<'merge', unknown>;
  export class YAMLException extends Error {}
}
