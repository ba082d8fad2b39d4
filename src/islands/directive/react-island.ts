import type { ComponentType } from 'react';

/** Tells Astro that a component is React's: without that, each page renders it once more only to find out. */
export function reactIsland<Props>(component: ComponentType<Props>): void {
  Object.assign(component, { [Symbol.for('astro:renderer')]: '@astrojs/react' });
}
