import { useState } from 'react';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { drawnText } from '#domain/text/drawn-text.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { useCall } from '#storefront/ui/call/use-call.ts';
import { fetchProduct, readyProduct } from './product-ahead.ts';
import { useChoice } from './use-choice.ts';
import type { VariationPage } from './variation-facts.ts';

/** Fetches a product, with the choices made of it. */
export function useVariation(variationId: number, { language, defaultLanguage, messages }: VariationPage) {
  const text = (localized: Localized | undefined) => drawnText(localized, language, defaultLanguage);
  const answer = useCall(
    (signal) => fetchProduct(variationId, signal),
    [variationId],
    readyProduct(variationId),
  );
  const product: Product | undefined = answer.kind === 'ready' ? answer.value : undefined;
  const choice = useChoice(product, variationId, text);
  const id = choice.chosen?.id;
  // Another variation begins with the fewest pieces: this one may not have as many.
  const [asked, setAsked] = useState({ id, pieces: 0 });
  const wanted = asked.id === id ? asked.pieces : 0;
  const setWanted = (pieces: number) => setAsked({ id, pieces });
  return { t: createTranslate(messages, language), text, answer, product, choice, wanted, setWanted };
}
