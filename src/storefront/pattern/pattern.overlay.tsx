import { useState } from 'react';
import type { PropertyValue } from '#contract/cart/cart.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { answerWords } from '#domain/cart/answer-words.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { propertyValuesOf } from '#domain/cart/pattern.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import { drawnText } from '#domain/text/drawn-text.ts';
import { typeset } from '#domain/text/typeset.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayProps } from '#storefront/overlay/overlay-props.ts';
import { Dialog } from '#storefront/ui/dialog/Dialog.tsx';
import { useShopForm } from '#storefront/ui/form/use-shop-form.ts';
import { PatternField } from './PatternField.tsx';
import { answersById, fieldName, type PatternAnswers, patternSchema } from './pattern-schema.ts';
import { putProduct } from './put-product.ts';
import { readPatterns } from './read-patterns.ts';
import './pattern.css';

declare module '#storefront/overlay/overlay.ts' {
  interface Overlays {
    /**
     * Asks the questions of a product's category, and adds the product by `add`; true once it is in. Patterns
     * are as the platform answered them.
     */
    pattern: {
      data: {
        line: CartLine;
        patterns: readonly unknown[];
        add: (values: readonly PropertyValue[]) => Promise<boolean>;
        /** True if the shopper wanted the product in one click, which takes no answers. */
        oneClick?: boolean;
      };
      answer: true;
    };
  }
}

/** The dialog needs no facts of the shop but its texts. */
export const page = () => ({});

const FORM_ID = 'pattern';

/** Asks the questions of a product, and puts it into the cart with or without answers. */
export default function PatternOverlay({
  data: { line, patterns, add, oneClick },
  page: { language, defaultLanguage, messages },
  close,
}: OverlayProps<'pattern'>) {
  const t = createTranslate(messages, language);
  const text = (localized: Localized) => drawnText(localized, language, defaultLanguage);
  const [asked] = useState(() => readPatterns(patterns));
  const fields = asked.flatMap((pattern) => pattern.fields);
  const [busy, setBusy] = useState<'with' | 'without'>();
  const form = useShopForm<PatternAnswers>(patternSchema(fields), {
    formId: FORM_ID,
    t,
    defaultValues: Object.fromEntries(fields.map((field) => [fieldName(field), ''])),
  });

  const put = async (way: 'with' | 'without', answers: PatternAnswers) => {
    if (busy) return;
    setBusy(way);
    const values = propertyValuesOf(fields, answersById(fields, answers));
    const price = (sum: number) => formatPrice(sum, t('shell.currency'));
    const words = answerWords(fields, values, { language, text, price });
    const added = await putProduct({ line, add }, values, words);
    setBusy(undefined);
    if (added) close(true);
  };
  const without = () => void put('without', {});

  const buttons = (
    <>
      <button type="button" className="button button--ghost" aria-busy={busy === 'without'} onClick={without}>
        {t('pattern.without')}
      </button>
      <button type="submit" form={FORM_ID} className="button button--primary" aria-busy={busy === 'with'}>
        {t('cart.add')}
      </button>
    </>
  );
  return (
    <Dialog
      title={t('pattern.title')}
      closeLabel={t('pattern.without')}
      onClose={() => close()}
      onCloseButton={without}
      footer={buttons}
    >
      <p className="pattern__product">
        {line.image && <img src={line.image} width={48} height={48} alt="" />}
        {typeset(line.name, line.language)}
      </p>
      {oneClick && <p>{t('pattern.not-one-click')}</p>}
      <form
        id={FORM_ID}
        className="form"
        noValidate
        onSubmit={form.handleSubmit((answers) => put('with', answers))}
      >
        {asked.map((pattern) => (
          <fieldset key={pattern.id} className="form">
            <legend className="pattern__name">{text(pattern.name)}</legend>
            {pattern.fields.map((field) => (
              <PatternField key={field.id} field={field} form={form} text={text} />
            ))}
          </fieldset>
        ))}
      </form>
    </Dialog>
  );
}
