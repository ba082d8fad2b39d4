import type { PatternField as FieldOfPattern } from '#contract/cart/pattern.ts';
import type { Localized } from '#contract/value/primitive.ts';
import { isLetterText } from '#domain/cart/pattern.ts';
import { calendarDay } from '#domain/time/time.ts';
import { SelectField } from '#storefront/ui/form/SelectField.tsx';
import { TextField } from '#storefront/ui/form/TextField.tsx';
import type { ShopForm } from '#storefront/ui/form/use-shop-form.ts';
import { FileField } from './FileField.tsx';
import { fieldName, type PatternAnswers } from './pattern-schema.ts';

export interface PatternFieldProps {
  field: FieldOfPattern;
  form: ShopForm<PatternAnswers>;
  text: (localized: Localized) => string;
}

/** Field of a form for a field of a pattern. */
export function PatternField({ field, form, text }: PatternFieldProps) {
  const { type, required, values } = field;
  const today = calendarDay(new Date());
  const common = { form, name: fieldName(field), label: text(field.name), optional: !required };
  switch (type) {
    case 'predefined':
    case 'status':
      return (
        <SelectField
          {...common}
          options={[
            { value: '', label: form.t('pattern.choose') },
            ...values.map(({ id, name }) => ({ value: String(id), label: text(name) })),
          ]}
        />
      );
    case 'file':
      return <FileField {...common} />;
    case 'date':
      return <TextField {...common} type="date" min={field.future ? today : undefined} />;
    case 'datetime':
      return (
        <TextField {...common} type="datetime-local" min={field.future ? `${today}T00:00` : undefined} />
      );
    case 'number':
      return <TextField {...common} inputMode="decimal" />;
    case 'price':
      return <TextField {...common} inputMode="numeric" />;
    default:
      return <TextField {...common} multiline={isLetterText(field)} />;
  }
}
