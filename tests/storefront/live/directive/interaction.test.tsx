// @vitest-environment jsdom
import hydrator from '@astrojs/react/client.js';
import { createElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import interaction from '#storefront/live/directive/interaction.ts';
import { NOTICE_EVENT } from '#storefront/page/notice.ts';

const log: string[] = [];
const AWAY = '#away';

function Counter() {
  const [count, setCount] = useState(0);
  const [text, setText] = useState('');
  const [left, setLeft] = useState('');
  return (
    <div>
      <button type="button" id="plus" onClick={() => setCount(count + 1)}>
        <span>{count}</span>
      </button>
      <button type="button" id="log" onClick={({ currentTarget }) => log.push(currentTarget.id)} />
      <a
        href={AWAY}
        id="link"
        onClick={(event) => {
          event.preventDefault();
          log.push('link');
        }}
      >
        away
      </a>
      <input
        id="field"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => setLeft(text)}
        onKeyDown={({ key }) => key === 'Enter' && log.push(`entered ${text}`)}
      />
      <output>{text}</output>
      <b>{left}</b>
    </div>
  );
}

/** An island as Astro draws it, with a loader that the test lets go. */
function anIsland() {
  const island = document.createElement('astro-island');
  island.setAttribute('ssr', '');
  island.setAttribute('data-island', 'waiting');
  island.innerHTML = renderToString(createElement(Counter));
  document.body.append(island);
  let loads = 0;
  let settle: { resolve: () => void; fail: () => void };
  const load = () => {
    loads += 1;
    return new Promise<() => Promise<void>>((resolve) => {
      settle = {
        resolve: () =>
          resolve(async () => {
            await hydrator(island)(Counter, {}, {}, { client: 'interaction' });
            island.removeAttribute('ssr');
          }),
        // What Astro's own island does where a chunk cannot be fetched.
        fail: () => {
          island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true, cancelable: true }));
          resolve(async () => {});
        },
      };
    });
  };
  interaction(load, { name: 'interaction', value: '' }, island);
  const find = (selector: string) => island.querySelector(selector) as HTMLElement;
  return { island, find, loads: () => loads, arrive: () => settle.resolve(), fail: () => settle.fail() };
}

const press = (element: HTMLElement) => {
  element.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  element.click();
};
const typeInto = (field: HTMLInputElement, text: string) => {
  field.focus();
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
};
const soon = () => new Promise((resolve) => setTimeout(resolve, 40));

let notices: string[] = [];
const keep = (event: Event) => notices.push((event as CustomEvent<{ key: string }>).detail.key);
beforeEach(() => document.addEventListener(NOTICE_EVENT, keep));
afterEach(() => {
  document.removeEventListener(NOTICE_EVENT, keep);
  document.body.replaceChildren();
  log.length = 0;
  notices = [];
  location.hash = '';
});

test('nothing is loaded before a touch', async () => {
  const { loads } = anIsland();
  await soon();
  expect(loads()).toBe(0);
});

test('a pointer that comes near starts the load, and the touch after it uses the same one', async () => {
  const { island, find, loads, arrive } = anIsland();
  island.dispatchEvent(new Event('pointerenter'));
  expect(loads()).toBe(1);
  press(find('#plus'));
  arrive();
  await vi.waitFor(() => expect(find('#plus').textContent).toBe('1'));
  expect(loads()).toBe(1);
});

test('the first click is made once after the island lives, also on what stands inside the button', async () => {
  const { find, arrive } = anIsland();
  press(find('#plus span'));
  await soon();
  expect(find('#plus').textContent).toBe('0');
  arrive();
  await vi.waitFor(() => expect(find('#plus').textContent).toBe('1'));
  await soon();
  expect(find('#plus').textContent).toBe('1');
});

test('clicks before the island lives are all made, in their order', async () => {
  const { find, arrive } = anIsland();
  press(find('#log'));
  press(find('#link'));
  press(find('#log'));
  expect(location.hash).toBe('');
  arrive();
  await vi.waitFor(() => expect(log).toEqual(['log', 'link', 'log']));
});

test('later clicks reach the island once, without the directive', async () => {
  const { find, arrive } = anIsland();
  press(find('#log'));
  arrive();
  await vi.waitFor(() => expect(log).toHaveLength(1));
  press(find('#log'));
  await soon();
  expect(log).toHaveLength(2);
});

test('a click with a key held is left to the browser', () => {
  const { find } = anIsland();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  expect(find('#link').dispatchEvent(click)).toBe(true);
});

test('two presses count twice', async () => {
  const { find, arrive } = anIsland();
  press(find('#plus'));
  press(find('#plus'));
  arrive();
  await vi.waitFor(() => expect(find('#plus').textContent).toBe('2'));
});

test('a field that was left before the island lives counts as left with its text', async () => {
  const { find, arrive } = anIsland();
  const field = typeInto(find('#field') as HTMLInputElement, 'milk');
  field.blur();
  arrive();
  await vi.waitFor(() => expect(find('b').textContent).toBe('milk'));
});

test('text that was entered before the island lives is entered once, with the text', async () => {
  const { find, arrive } = anIsland();
  const field = typeInto(find('#field') as HTMLInputElement, 'milk');
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  arrive();
  await vi.waitFor(() => expect(log).toEqual(['entered milk']));
  await soon();
  expect(log).toEqual(['entered milk']);
  expect(document.activeElement).toBe(field);
});

test('text that the island draws over when it comes to life is put back', async () => {
  const { find, arrive } = anIsland();
  const field = typeInto(find('#field') as HTMLInputElement, 'milk');
  field.value = '';
  arrive();
  await vi.waitFor(() => expect(find('output').textContent).toBe('milk'));
  expect(field.value).toBe('milk');
});

test('typed text and focus stay, and the island knows the text', async () => {
  const { find, arrive } = anIsland();
  const field = typeInto(find('#field') as HTMLInputElement, 'milk');
  arrive();
  await vi.waitFor(() => expect(find('output').textContent).toBe('milk'));
  expect(field.value).toBe('milk');
  expect(document.activeElement).toBe(field);
});

test('where the island cannot load, a held link still leads on', async () => {
  const { find, fail } = anIsland();
  press(find('#link'));
  fail();
  await vi.waitFor(() => expect(location.hash).toBe('#away'));
  expect(notices).toEqual([]);
});

test('where the island cannot load, a held button says so, and the next touch tries again', async () => {
  const { find, fail, arrive, loads } = anIsland();
  press(find('#plus'));
  fail();
  await vi.waitFor(() => expect(notices).toEqual(['notice.not-loaded']));
  press(find('#plus'));
  expect(loads()).toBe(2);
  arrive();
  await vi.waitFor(() => expect(find('#plus').textContent).toBe('1'));
});

test('a failed warm-up does not stop the touch from loading', async () => {
  const { island, find, fail, arrive, loads } = anIsland();
  island.dispatchEvent(new Event('pointerenter'));
  fail();
  await soon();
  press(find('#plus'));
  expect(loads()).toBe(2);
  arrive();
  await vi.waitFor(() => expect(find('#plus').textContent).toBe('1'));
});
