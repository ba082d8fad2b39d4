// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { groupPhone } from '#domain/account/phone.ts';
import { groupSum } from '#domain/pricing/typed-sum.ts';
import { regroup } from '#storefront/ui/group/regroup.ts';

/** A field with a caret, shown as `|`, after an input of this type; the text with the caret comes back. */
function after(shown: string, group: (text: string) => string, inputType = 'insertText'): string {
  const field = document.createElement('input');
  document.body.replaceChildren(field);
  field.value = shown.replace('|', '');
  field.focus();
  field.setSelectionRange(shown.indexOf('|'), shown.indexOf('|'));
  regroup(field, group, { inputType });
  const at = field.selectionStart ?? 0;
  return `${field.value.slice(0, at)}|${field.value.slice(at)}`.replaceAll('\u00A0', ' ');
}

test('[CAT-02] the caret stays between the same digits while a sum is grouped', () => {
  expect(after('51| 000 000', groupSum)).toBe('51| 000 000');
  expect(after('5 0100| 000', groupSum)).toBe('50 100| 000');
  expect(after('1|5 000 000', groupSum)).toBe('1|5 000 000');
  expect(after('5000|', groupSum)).toBe('5 000|');
  expect(after('5|000', groupSum, 'deleteContentBackward')).toBe('5| 000');
  expect(after('5|000', groupSum, 'deleteContentForward')).toBe('5 |000');
});

test('[AUT-07] the caret stays between the same digits while a phone is grouped', () => {
  expect(after('9|', groupPhone)).toBe('+998 9|');
  expect(after('+998 905| 123 45', groupPhone)).toBe('+998 90 5|12 34 5');
  expect(after('+998 90|123', groupPhone, 'deleteContentBackward')).toBe('+998 90| 123');
  expect(after('+7 707| 303', groupPhone)).toBe('+7 707| 303');
});

test('a text that an input method is still writing is left alone', () => {
  const field = document.createElement('input');
  field.value = '5000';
  regroup(field, groupSum, { isComposing: true });
  expect(field.value).toBe('5000');
});
