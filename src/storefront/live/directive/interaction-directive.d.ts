import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island with the shopper's first touch: see `interaction.ts`. */
    'client:interaction'?: boolean;
  }
}
