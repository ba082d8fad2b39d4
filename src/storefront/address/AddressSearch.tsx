import { useEffect, useId, useRef, useState } from 'react';
import { MAX_ADDRESS_LINE } from '#contract/value/text-limit.ts';
import type { MapAddress } from '#domain/address/map-address.ts';
import type { MapChoice } from '#domain/address/map-view.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { debounce } from '#storefront/page/debounce.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { searchAddresses } from './geocoding.ts';

export interface AddressSearchProps {
  map: MapChoice;
  onChoose: (found: MapAddress) => void;
  t: Translate;
}

/** Results of a search: not asked yet, on the way, or found. */
type Results = 'none' | 'asking' | readonly MapAddress[];

/** Finds an address by its words, after a pause in typing or at once by Enter. */
export function AddressSearch({ map, onChoose, t }: AddressSearchProps) {
  const [query, setQuery] = useState('');
  const [results, setResults] = useState<Results>('none');
  const id = useId();
  const asking = useRef<AbortController>(undefined);
  const search = useRef(async (words: string) => {
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    if (words.trim() === '' || words.length > MAX_ADDRESS_LINE) return setResults('none');
    setResults('asking');
    // A search that a newer one aborted shows nothing.
    const found = await searchAddresses(words, map, signal).catch(() => undefined);
    if (found && !signal.aborted) setResults(found);
  });
  const [later] = useState(() => debounce((words: string) => void search.current(words)));
  useEffect(() => {
    const { cancel } = later;
    return () => {
      cancel();
      asking.current?.abort();
    };
  }, [later]);

  const clear = () => {
    later.cancel();
    asking.current?.abort();
    setResults('none');
  };
  const choose = (found: MapAddress) => {
    clear();
    setQuery('');
    onChoose(found);
  };
  const isTooLong = query.length > MAX_ADDRESS_LINE;
  const said = isTooLong
    ? t('form.too-long', { number: MAX_ADDRESS_LINE })
    : results === 'none'
      ? ''
      : results === 'asking'
        ? t('address.searching')
        : results.length === 0
          ? t('address.nothing-found')
          : t('address.found', { count: results.length });

  return (
    <search className="address-search">
      <label className="field__label" htmlFor={id}>
        {t('address.search')}
      </label>
      <input
        id={id}
        className="field__input address-search__input"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('address.search-example')}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          if (target.value.trim() === '') clear();
          else later(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          later.cancel();
          void search.current(query);
        }}
      />
      <p className="address-search__note" role="status">
        {said}
      </p>
      {Array.isArray(results) && results.length > 0 && (
        <ul className="address-search__results">
          {results.map((found) => (
            <li key={`${found.latitude},${found.longitude},${found.name}`}>
              <button type="button" className="address-search__result" onClick={() => choose(found)}>
                <svg className="icon" aria-hidden="true">
                  <use href={iconHref('location')} />
                </svg>
                <span>{found.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
