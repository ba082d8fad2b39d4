import type { Translate } from '#storefront/i18n/message-key.ts';
import { element } from './element.ts';
import type { SearchState } from './search-state.ts';
import { startOptions } from './start-options.ts';
import { asTypedOption, suggestionsOf } from './suggestions.ts';

/** Rows of the placeholder while results load. */
const BONES = 6;

export interface SearchPanel {
  element: HTMLElement;
  draw(state: SearchState): void;
  /** Marks the next or the former option; past the ends it is none, and then the other end. */
  move(step: 1 | -1): void;
  /** The option that is marked. */
  current(): HTMLAnchorElement | undefined;
}

/**
 * Panel below the search field. The field keeps the focus, and `aria-activedescendant` names the marked
 * option.
 */
export function createPanel(
  input: HTMLInputElement,
  t: Translate,
  { onClear }: { onClear: () => void },
): SearchPanel {
  const id = `${input.id}-options`;
  const said = element('p', { className: 'visually-hidden', role: 'status' });
  const body = element('div', { className: 'search-panel__body' });
  const panel = element('div', { className: 'search-panel', hidden: true }, body);
  input.after(said);
  Object.assign(input, { role: 'combobox', ariaAutoComplete: 'list', ariaExpanded: 'false' });
  input.setAttribute('aria-controls', id);
  let marked = -1;
  const options = () => [...panel.querySelectorAll<HTMLAnchorElement>('[role=option]')];

  const mark = (at: number) => {
    marked = at;
    for (const [index, option] of options().entries()) {
      option.ariaSelected = String(index === at);
      if (index === at) option.scrollIntoView({ block: 'nearest' });
    }
    const current = options()[at];
    if (current) input.setAttribute('aria-activedescendant', current.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const list = (nodes: Node[], label: string) =>
    element('div', { role: 'listbox', id, 'aria-label': label }, ...nodes);

  const partsOf = (state: SearchState): Node[] => {
    switch (state.kind) {
      case 'start': {
        const options = list(startOptions(state, t), t('search.suggestions'));
        if (state.queries.length === 0) return [options];
        const clear = element(
          'button',
          { type: 'button', className: 'search-panel__clear' },
          t('search.clear-history'),
        );
        clear.addEventListener('click', onClear);
        return [clear, options];
      }
      case 'loading':
        return Array.from({ length: BONES }, () =>
          element('div', { className: 'search-panel__bone skeleton' }),
        );
      case 'results': {
        const { results, typed } = state;
        const options = suggestionsOf(results, t);
        if (results.query === typed) return [list(options, t('search.suggestions'))];
        const note = noteOf(t('search.shown-for', { typed, query: results.query }));
        return [note, list([...options, asTypedOption(typed, t)], t('search.suggestions'))];
      }
      case 'empty':
        return [
          noteOf(t('search.nothing', { query: state.typed })),
          noteOf(t('search.nothing-hint'), 'hint'),
        ];
      case 'closed':
        return [];
    }
  };

  return {
    element: panel,
    move: (step) => {
      const { length } = options();
      if (length > 0) mark(((marked + 1 + step + length + 1) % (length + 1)) - 1);
    },
    current: () => options()[marked],
    draw(state) {
      // Parts of the start come one after another: the marked option stays so.
      const kept = state.kind === 'start' ? options()[marked]?.href : undefined;
      panel.hidden = state.kind === 'closed';
      body.replaceChildren(...partsOf(state));
      body.scrollTop = 0;
      for (const [at, option] of options().entries()) option.id = `${id}-${at}`;
      mark(options().findIndex(({ href }) => href === kept));
      input.ariaExpanded = String(options().length > 0);
      said.textContent = sayingOf(state, options().length, t);
    },
  };
}

function noteOf(text: string, kind = 'note'): HTMLElement {
  return element('p', { className: `search-panel__${kind}` }, text);
}

/** Text of a state for screen readers. */
function sayingOf(state: SearchState, count: number, t: Translate): string {
  if (state.kind === 'loading') return t('search.loading');
  if (state.kind === 'empty') return t('search.nothing', { query: state.typed });
  if (state.kind !== 'results') return '';
  const { typed, results } = state;
  if (results.query === typed) return t('search.found', { count });
  return `${t('search.shown-for', { typed, query: results.query })}. ${t('search.found', { count: count - 1 })}`;
}
