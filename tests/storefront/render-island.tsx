import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from './act.ts';

/**
 * Draws an island as the server does and brings it to life as the browser does. `html` is what the server
 * drew, `faults` what did not match it. `before` may change the page in between, as the always-on client
 * does.
 */
export async function renderIsland<Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
  before: (island: HTMLElement) => void = () => {},
) {
  const island = document.createElement('div');
  island.setAttribute('data-island', '');
  const html = renderToString(createElement(Component, props));
  island.innerHTML = html;
  document.body.append(island);
  before(island);
  const faults: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(island, createElement(Component, props), {
      onRecoverableError: (fault) => faults.push(fault),
    }),
  );

  const find = <Type extends HTMLElement = HTMLElement>(selector: string): Type => {
    const element = island.querySelector<Type>(selector);
    if (!element) throw new Error(`The island has no ${selector}: ${island.innerHTML}`);
    return element;
  };
  return {
    html,
    faults,
    island,
    find,
    text: () => island.textContent?.replaceAll('\u00A0', ' ') ?? '',
    /** A button or link by its accessible name. */
    named: (name: string) => {
      const element = [...island.querySelectorAll<HTMLElement>('a, button, input')].find(
        (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
      );
      if (!element) throw new Error(`Nothing is named "${name}" in ${island.innerHTML}`);
      return element;
    },
    click: (element: HTMLElement) => act(async () => element.click()),
    /** Types into a field and leaves it. */
    type: (field: HTMLInputElement, text: string) =>
      act(async () => {
        field.focus();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.blur();
      }),
    leave: async () => {
      await act(async () => root.unmount());
      island.remove();
    },
  };
}
