type Value = string | number | boolean | null | undefined | ((event: never) => void);

/** What an element may hold; nothing is left out, texts are always set as text. */
export type Child = Node | string | number | null | undefined | false | Child[];

/** Set as properties, since the attributes of these names only say what a field began with. */
const PROPERTIES = new Set(['value', 'checked', 'indeterminate']);

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Makes an element. Attributes that are functions are listeners (`onclick`); true sets an empty attribute;
 * false, null and undefined set none. Children that are text become text, whatever is in them.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, Value> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  append(element, children);
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  return element;
}

function setAttribute(element: HTMLElement, name: string, value: Value): void {
  if (value === undefined || value === null || value === false) return;
  if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
  else if (PROPERTIES.has(name)) Reflect.set(element, name, value);
  else element.setAttribute(name, value === true ? '' : String(value));
}

function append(element: Element, children: readonly Child[]): void {
  for (const child of children) {
    if (Array.isArray(child)) append(element, child);
    else if (child !== null && child !== undefined && child !== false)
      element.append(child instanceof Node ? child : String(child));
  }
}

/** A drawing of `icons.svg`, for the eye only. */
export function icon(name: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  use.setAttribute('href', `/operator/icons.svg#${name}`);
  svg.append(use);
  return svg;
}
