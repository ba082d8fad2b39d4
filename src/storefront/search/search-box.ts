import { MIN_QUERY_LENGTH } from '#contract/catalogue/search-limit.ts';
import { MAX_QUERY_LENGTH } from '#contract/value/text-limit.ts';
import { searchPath } from '#domain/link/paths.ts';
import { rememberQuery, tidyQuery } from '#domain/search/search-history.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { debounce } from '#storefront/page/debounce.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { abortLookups, lookUp } from './search.ts';
import { $searchHistory } from './search-history.store.ts';
import { createPanel } from './search-panel.ts';
import { createStart } from './search-start.ts';
import { type SearchState, stateOf } from './search-state.ts';

/** Milliseconds of quiet before the typed words are looked up. */
export const SEARCH_DEBOUNCE = 500;

/** Milliseconds that the list stays after the focus has left. */
export const BLUR_TIME = 500;

/** Opens an address; a dialog does so in place of its own entry in the history. */
export type Go = (href: string) => void;

export interface SearchBoxOptions {
  /** Opens an address. */
  go?: Go;
  /** While it says so, nothing opens. */
  isOff?: () => boolean;
  /** The list stays when the focus leaves and for the Escape key, which are another's to answer. */
  stays?: boolean;
}

/** Makes a form a search with a live list below its field. */
export function startSearchBox(
  form: HTMLFormElement,
  input: HTMLInputElement,
  t: Translate,
  { go = (href) => location.assign(href), isOff = () => false, stays = false }: SearchBoxOptions = {},
): void {
  let asking: AbortController | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;
  const clearHistory = () => {
    $searchHistory.set([]);
    input.focus();
  };
  const panel = createPanel(input, t, { onClear: clearHistory });
  form.append(panel.element);
  let shown: SearchState['kind'] = 'closed';
  const draw = (state: SearchState) => {
    const next: SearchState = isOff() ? { kind: 'closed' } : state;
    shown = next.kind;
    panel.draw(next);
  };
  const start = createStart(() => shown === 'start' && draw(start()));

  const ask = debounce(async (typed: string) => {
    const mine = new AbortController();
    asking = mine;
    try {
      const results = await lookUp(typed, { signal: mine.signal });
      if (asking === mine) draw(stateOf(typed, results));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      if (asking === mine) asking = undefined;
    }
  }, SEARCH_DEBOUNCE);

  const stop = () => {
    ask.cancel();
    asking?.abort();
    asking = undefined;
  };
  const follow = () => {
    stop();
    const typed = tidyQuery(input.value);
    if (typed.length >= MIN_QUERY_LENGTH && typed.length <= MAX_QUERY_LENGTH) {
      draw({ kind: 'loading' });
      ask(typed);
    } else draw(typed === '' && !isOff() ? start() : { kind: 'closed' });
  };
  const close = () => {
    stop();
    draw({ kind: 'closed' });
  };
  const leadTo = (query: string) => {
    $searchHistory.set(rememberQuery($searchHistory.get(), query));
    if (asking) abortLookups();
    close();
    go(pagePath(searchPath(query)));
  };

  input.addEventListener('input', follow);
  const reopen = () => {
    clearTimeout(closing);
    if (panel.element.hidden) follow();
  };
  form.addEventListener('focusin', reopen);
  input.addEventListener('click', reopen);
  form.addEventListener('focusout', ({ relatedTarget }) => {
    const isWithin = relatedTarget instanceof Node && form.contains(relatedTarget);
    if (!isWithin && !stays) closing = setTimeout(close, BLUR_TIME);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const query = tidyQuery(input.value);
    if (query.length >= MIN_QUERY_LENGTH) leadTo(query);
  });
  // The field keeps the focus, so that the list stays while an option is pressed.
  panel.element.addEventListener('mousedown', (event) => event.preventDefault());
  panel.element.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest('a') : null;
    if (!option || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (option.dataset.query === undefined) {
      close();
      go(option.href);
    } else leadTo(option.dataset.query);
  });
  input.addEventListener('keydown', (event) => {
    const { key, isComposing } = event;
    if (isComposing || isOff()) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (panel.element.hidden) follow();
      else panel.move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter' && panel.current()) panel.current()?.click();
    else if (key === 'Escape' && !panel.element.hidden && !stays) close();
    else return;
    event.preventDefault();
  });
  $searchHistory.listen(() => {
    if (form.contains(document.activeElement) && input.value === '') follow();
  });
  if (form.contains(document.activeElement)) follow();
}
