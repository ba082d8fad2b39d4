// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { leaveByHistory } from '#storefront/overlay/open-overlay.ts';

test('[SHL-14] the way back closes the dialog on top, then the one below, and leaves the page as it is', async () => {
  history.pushState({ page: true }, '', '/en/product/7');
  const closed: string[] = [];
  const open = (name: string) => {
    const takeOut = leaveByHistory(() => {
      closed.push(name);
      takeOut();
    });
  };
  open('view');
  open('picture');
  history.back();
  await vi.waitFor(() => expect(closed).toEqual(['picture']));
  history.back();
  await vi.waitFor(() => expect(closed).toEqual(['picture', 'view']));
  expect([location.pathname, history.state]).toEqual(['/en/product/7', { page: true }]);
});

test('a dialog that is closed by itself takes its entry out of the history', async () => {
  history.pushState({ page: true }, '', '/en/product/7');
  const takeOut = leaveByHistory(() => expect.unreachable());
  expect(history.state).not.toEqual({ page: true });
  takeOut();
  await vi.waitFor(() => expect(history.state).toEqual({ page: true }));
});
