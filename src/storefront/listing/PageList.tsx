import { useLayoutEffect } from 'react';
import {
  clearFilters,
  countChosen,
  type ListChoice,
  PRODUCT_SORT,
  PRODUCT_SORTS,
  pageAfter,
  parseListChoice,
  upToPage,
  writeListChoice,
} from '#domain/listing/list-choice.ts';
import type { ListLook } from '#domain/listing/list-look.ts';
import type { ListSource } from '#domain/listing/list-source.ts';
import { drawnText } from '#domain/text/drawn-text.ts';
import { listedCard } from '#storefront/card/listed-card.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import type { CardLook } from '#storefront/looks/card-look.ts';
import { type OverlayPage, overlayPage } from '#storefront/overlay/overlay-props.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { keepAnswer, knownAnswer } from './answers.ts';
import { filtersOf } from './filters-ahead.ts';
import { ListView } from './ListView.tsx';
import messageKeys from './PageList.tsx?messages';
import { type ListedProducts, listFilters, listMore, listProducts } from './product-list.ts';
import { moveTo, useAddress } from './use-address.ts';
import { useAnswer } from './use-answer.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useNoindex } from './use-noindex.ts';

/** Props that all static lists of a shop and language share. */
export interface PageListParts extends OverlayPage {
  cardLook: CardLook;
  listLook: ListLook;
}

type PageListShop = Parameters<typeof overlayPage>[0] & { cardLook(): CardLook; listLook(): ListLook };

export function pageListParts(shop: PageListShop): PageListParts {
  return {
    ...overlayPage(shop, messageKeys),
    cardLook: shop.cardLook(),
    listLook: shop.listLook(),
  };
}

export interface PageListProps extends PageListParts {
  source: ListSource;
  /** Path of the list's first page, and of this page. */
  firstPath: string;
  ownPath: string;
  /** The static list of the page, shown while nothing is chosen. */
  built: HTMLElement;
  /** True if the shopper has pressed the filter button already. */
  isAsked: boolean;
}

/** Products are left out while the static list shows them. */
type Shown = Omit<ListedProducts, 'items'> & Partial<Pick<ListedProducts, 'items'>>;

/** Filters, order and pages over a static list. All choices are in the address. */
export function PageList(props: PageListProps) {
  const { source, firstPath, ownPath, built, language, defaultLanguage, messages, cardLook, listLook } =
    props;
  const t = createTranslate(messages, language);
  const address = useAddress() ?? ownPath;
  const search = address.slice(address.split('?', 1)[0]?.length);
  const choice = parseListChoice(search, PRODUCT_SORT);
  const goesOn = listLook.pages === 'more';
  // Pages added by the button are in the address of the static list, too.
  const isChosen = writeListChoice(goesOn ? { ...choice, page: 1 } : choice, PRODUCT_SORT) !== '';
  const { answer, error, retry } = useAnswer<Shown>(address, async (signal) => {
    if (isChosen) return listProducts(source, goesOn ? upToPage(choice) : choice, { signal });
    return filtersOf(source, choice, { signal });
  });
  const items = isChosen ? answer?.items : undefined;
  const isBusy = isChosen && answer?.address !== address && error === undefined;
  useKeptPlace(isChosen ? answer?.address : address);
  useNoindex(isChosen);
  useLayoutEffect(() => {
    built.hidden = items !== undefined;
    built.ariaBusy = String(isBusy);
    const count = document.querySelector('[data-list-count]');
    if (count && answer) count.textContent = t('category.count', { count: answer.total });
  });

  const addressOf = (next: ListChoice) => firstPath + writeListChoice(next, PRODUCT_SORT, search);
  const choose = (next: ListChoice) => {
    const isPlain = writeListChoice(next, PRODUCT_SORT) === '';
    // The static list of the first page is on the first page only.
    if (isPlain && firstPath !== ownPath) location.assign(addressOf(next));
    else moveTo(addressOf(next));
  };
  const showMore = async () => {
    const shown = { items: items ?? [], total: answer?.total ?? 0 };
    const next = pageAfter(choice, shown.items.length);
    keepAnswer(addressOf(next), await listMore(source, next, shown));
    moveTo(addressOf(next));
  };
  return (
    <ListView
      cards={items?.map((item) => listedCard(item, { language, defaultLanguage }))}
      total={answer?.total ?? 0}
      filters={answer?.filters}
      choice={choice}
      sorts={PRODUCT_SORTS}
      isBusy={isBusy}
      error={error}
      retry={retry}
      addressOf={addressOf}
      choose={choose}
      onMore={goesOn ? showMore : undefined}
      loadFilters={async (draft, signal) => {
        const known = await knownAnswer<Shown>(addressOf(draft));
        if (!known?.filters.length) return listFilters(source, draft, { signal });
        return { items: [...known.filters], total: known.total };
      }}
      nothing={
        <div className="empty">
          <svg className="icon" aria-hidden="true">
            <use href={iconHref('filter')} />
          </svg>
          <h2>{t('search.nothing-filtered')}</h2>
          {countChosen(choice) > 0 && (
            <button
              type="button"
              className="button button--primary"
              onClick={() => choose(clearFilters(choice))}
            >
              {t('search.clear-filters')}
            </button>
          )}
        </div>
      }
      filterPlace={{
        place: listLook.filters,
        isOpen: listLook.filters === 'column' || props.isAsked || countChosen(choice) > 0,
        isAsked: props.isAsked,
      }}
      cardLook={cardLook}
      language={language}
      text={{ t, language, own: (text) => drawnText(text, language, defaultLanguage) }}
    />
  );
}
