// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { $codePauses } from '#storefront/session/code-pauses.store.ts';
import { writeInOtherTab } from '../static-page.ts';

test('[AUT-02] pauses follow another tab; text that nobody can read is no pause', () => {
  const stop = $codePauses.subscribe(() => {});
  writeInOtherTab('code-pauses:v1', '{"registration":1795262400000,"password":-1}');
  expect($codePauses.get()).toEqual({ registration: 1_795_262_400_000 });
  for (const text of ['not json', '[]', 'null', '{"registration":"soon"}']) {
    writeInOtherTab('code-pauses:v1', text);
    expect($codePauses.get()).toEqual({});
  }
  stop();
});
