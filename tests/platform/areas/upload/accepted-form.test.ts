import { expect, test } from 'vitest';
import { acceptedForm } from '#platform/areas/upload/accepted-form.ts';

test('a browser gets the smallest form that it names', () => {
  expect(acceptedForm('image/avif,image/webp,image/apng,*/*;q=0.8')).toBe('avif');
  expect(acceptedForm('image/webp,*/*')).toBe('webp');
  expect(acceptedForm('image/AVIF ; q=0.5')).toBe('avif');
  expect(acceptedForm('image/avif;q=0, image/webp;q=0.0')).toBeUndefined();
  for (const accept of ['*/*', 'image/*', '', undefined]) expect(acceptedForm(accept)).toBeUndefined();
});
