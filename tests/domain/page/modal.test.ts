import { expect, test } from 'vitest';
import { closeModal, DEFAULT_MODAL, showModal } from '#domain/page/modal.ts';

test('[SHL-14] a dialog is shown with its data; the one to sign in where none is named', () => {
  const [login] = showModal([], null);
  expect(login?.name).toBe(DEFAULT_MODAL);
  expect(DEFAULT_MODAL).toBe('login');
  expect(showModal([], { title: 'Really?' }, 'confirm')[0]).toMatchObject({
    name: 'confirm',
    data: { title: 'Really?' },
  });
});

test('[SHL-14] closing a dialog forgets its data and leaves those below', () => {
  const open = showModal(showModal([], 1, 'confirm'), 2, 'confirm');
  const [below, top] = open;
  expect(closeModal(open, top?.id ?? 0)).toEqual([below]);
  expect(top?.id).not.toBe(below?.id);
});
