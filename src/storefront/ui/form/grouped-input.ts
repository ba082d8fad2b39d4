import type { ChangeEvent, FocusEvent, FormEvent } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { regroup } from '#storefront/ui/group/regroup.ts';
import type { ShopForm } from './use-shop-form.ts';

/**
 * Attributes of an input whose text is grouped while it is typed, pasted, dropped or filled in, and settled
 * when the field is left. Neither takes away a character that counts.
 */
export function groupedInput<Values extends FieldValues>(
  form: ShopForm<Values>,
  name: FieldPath<Values>,
  group: (text: string) => string,
  settle: (text: string) => string = group,
) {
  const { onChange, onBlur, ...input } = form.register(name);
  return {
    ...input,
    onInput: (event: FormEvent<HTMLInputElement>) => {
      regroup(event.currentTarget, group, event.nativeEvent as InputEvent);
      return onChange(event as ChangeEvent<HTMLInputElement>);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      const { currentTarget: field } = event;
      const settled = settle(field.value);
      if (settled !== field.value) field.value = settled;
      return onBlur(event);
    },
  };
}
