import { type IconName, iconHref } from './icon.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** An icon for an element that has a label of its own. */
export function createIcon(name: IconName): SVGSVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('class', 'icon');
  icon.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', iconHref(name));
  icon.append(use);
  return icon;
}
