// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type AddressInput, addAddress, addressInputSchema } from '#contract/account/address.ts';
import { GUEST, setLocation } from '#domain/account/session.ts';
import { AddressEditor, ConfirmAddress } from '#storefront/address/AddressEditor.tsx';
import { useAddressForm } from '#storefront/address/address-form.ts';
import address from '#storefront/address/messages/en.json' with { type: 'json' };
import { createTranslate } from '#storefront/i18n/messages.ts';
import { DEBOUNCE } from '#storefront/page/debounce.ts';
import { $session } from '#storefront/session/session.store.ts';
import ui from '#storefront/ui/messages/en.json' with { type: 'json' };
import { aShopHost } from '../a-shop-host.ts';
import { act, until } from '../act.ts';
import { renderIsland } from '../render-island.tsx';

const t = createTranslate({ ...address, ...ui }, 'en');
const home: AddressInput = addressInputSchema.parse(addAddress.example?.body);
const REGISTAN = { latitude: 39.65378, longitude: 66.97252 };
const BISHKEK = { latitude: 42.8746, longitude: 74.5698 };

interface EditorProps {
  begin?: AddressInput;
  onConfirm: (address: AddressInput) => void;
}

function Editor({ begin, onConfirm }: EditorProps) {
  const addressForm = useAddressForm('address', { address: begin, toDoor: false, t });
  const map = { type: 'mapbox', token: null } as const;
  return (
    <>
      <AddressEditor form={addressForm} language="en" map={map} isBrief={false} onConfirm={onConfirm} />
      <ConfirmAddress form={addressForm} />
    </>
  );
}

async function anEditor(begin?: AddressInput) {
  const host = await aShopHost();
  const confirmed: AddressInput[] = [];
  const island = await renderIsland(Editor, {
    ...(begin && { begin }),
    onConfirm: (one) => confirmed.push(one),
  });
  onTestFinished(island.leave);
  const value = (field: string) => island.find<HTMLInputElement>(`#address-${field}`).value;
  return {
    ...island,
    host,
    confirmed,
    value,
    choose: (field: string, option: string) =>
      act(async () => {
        const select = island.find<HTMLSelectElement>(`#address-${field}`);
        select.value = option;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    confirm: island.find<HTMLButtonElement>('button[type=submit]'),
    /** Types without leaving the field. */
    search: (words: string) =>
      act(async () => {
        const field = island.find<HTMLInputElement>('input[type=search]');
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    said: () =>
      [...island.island.querySelectorAll('[role=status]')]
        .map((one) => one.textContent)
        .join(' ')
        .trim(),
  };
}

/** Sets the answer of the device: its place, or an error code. Returns the options of the calls. */
function theDeviceIs(place: { latitude: number; longitude: number } | { code: number }): PositionOptions[] {
  const asked: PositionOptions[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: {
      getCurrentPosition(
        found: (at: object) => void,
        failed: (why: object) => void,
        options: PositionOptions,
      ) {
        asked.push(options);
        if ('code' in place) failed({ ...place, message: 'no' });
        else found({ coords: place });
      },
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

beforeEach(() => $session.set(GUEST));

test('[MAP-01] an address is given by selects and fields alone, and confirmed once a locality is chosen', async () => {
  const editor = await anEditor();
  expect(editor.faults).toEqual([]);
  expect([editor.confirm.disabled, editor.find<HTMLSelectElement>('#address-locality').disabled]).toEqual([
    true,
    true,
  ]);
  await editor.choose('region', 'UZ-TK');
  expect(editor.confirm.disabled).toBe(true);
  await editor.choose('locality', 'Yunusobod');
  expect(editor.confirm.disabled).toBe(false);
  for (const [field, text] of Object.entries({
    street: 'Amir Temur, 15',
    entrance: '2',
    floor: '4',
    flat: '31',
    landmark: 'The square',
    name: 'Home',
  }))
    await editor.type(editor.find<HTMLInputElement>(`#address-${field}`), text);
  await editor.click(editor.confirm);
  await until(() =>
    expect(editor.confirmed).toMatchObject([
      {
        countryCode: 'UZ',
        locality: 'Юнусабадский район',
        addressLine1: 'Amir Temur, 15',
        apartmentNumber: '2',
        floor: '4',
        houseNumber: '31',
        addressLine2: 'The square',
        name: 'Home',
      },
    ]),
  );
  await editor.choose('region', 'KZ-75');
  expect([editor.value('locality'), editor.confirm.disabled]).toEqual(['', true]);
});

test('[ACC-02] the fields start with the kept address', async () => {
  const editor = await anEditor(home);
  const fields = ['region', 'locality', 'street', 'entrance', 'floor', 'flat', 'landmark', 'name'];
  expect(fields.map(editor.value)).toEqual([
    'UZ-TK',
    'Yunusobod',
    'ул. Амира Темура, 15',
    '2',
    '4',
    '31',
    'Напротив сквера',
    'Дом',
  ]);
  expect(editor.confirm.disabled).toBe(false);
});

test('[MAP-01] the search waits for a second of quiet, lists addresses and fills one in', async () => {
  expect(DEBOUNCE).toBe(1000);
  const editor = await anEditor();
  await editor.search('Бобура 1');
  await editor.search('Ташкент, Бобура 15');
  expect(editor.host.requests).toEqual([]);
  await until(() => expect(editor.said()).toMatch(/address(es)? found/));
  expect(editor.host.requests).toHaveLength(1);
  await editor.click(editor.find('.address-search__result'));
  expect(['region', 'locality', 'street'].map(editor.value)).toEqual([
    'UZ-TK',
    'Yakkasaroy',
    'улица Бобура, 15',
  ]);
  await editor.click(editor.confirm);
  await until(() => expect(editor.confirmed[0]?.latitude).toBeCloseTo(41.3034, 2));
});

test('[MAP-04] a failed search reports that nothing was found', async () => {
  const editor = await anEditor();
  await editor.host.control('PUT', '/faults', [{ path: '/search', service: 'openstreetmap', status: 500 }]);
  await editor.search('zzzz');
  await until(() => expect(editor.said()).toBe(t('address.nothing-found')));
});

test('[MAP-05] the device is asked once, exactly and for 60 s; what is there becomes the location', async () => {
  const asked = theDeviceIs(REGISTAN);
  const editor = await anEditor();
  await editor.click(editor.named(t('address.locate')));
  await until(() => expect(editor.said()).toBe(t('address.filled-in')));
  expect(asked).toEqual([{ enableHighAccuracy: true, timeout: 60_000 }]);
  expect(['region', 'locality'].map(editor.value)).toEqual(['UZ-SA', 'Samarqand shahri']);
  expect($session.get().location).toMatchObject({ ...REGISTAN, countryCode: 'UZ' });
});

test('[MAP-05] a device that does not give its place is logged, and the shopper goes on by hand', async () => {
  theDeviceIs({ code: 1 });
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
  const editor = await anEditor();
  await editor.click(editor.named(t('address.locate')));
  expect(editor.said()).toBe(t('address.locate-failed'));
  expect(logged).toHaveBeenCalledOnce();
  expect($session.get().location).toBeNull();
});

test('[MAP-02] a place in another country clears the address, with a note', async () => {
  theDeviceIs(BISHKEK);
  const editor = await anEditor(home);
  await editor.click(editor.named(t('address.locate')));
  await until(() => expect(editor.said()).toBe(t('address.wrong-country')));
  expect(['region', 'locality', 'street', 'flat'].map(editor.value)).toEqual(['', '', '', '']);
  expect(editor.confirm.disabled).toBe(true);
  expect($session.get().location).toBeNull();
});

test('[MAP-04] a place that no geocoder names leaves the address as it is', async () => {
  theDeviceIs(REGISTAN);
  const editor = await anEditor(home);
  globalThis.fetch = async () => new Response('{}', { status: 500 });
  await editor.click(editor.named(t('address.locate')));
  await until(() => expect(editor.said()).toBe(t('address.not-found')));
  expect(editor.value('street')).toBe('ул. Амира Темура, 15');
  expect($session.get().location).toBeNull();
});

test('[MAP-01] an earlier place is chosen again by one press', async () => {
  $session.set(setLocation(setLocation(GUEST, home), { ...home, ...REGISTAN, name: 'Registan' }));
  const editor = await anEditor();
  await editor.click(editor.named('Registan'));
  expect(editor.value('street')).toBe('ул. Амира Темура, 15');
  await editor.click(editor.named('Дом'));
  await until(() => expect(editor.said()).toBe(t('address.filled-in')));
  expect(['region', 'locality', 'name'].map(editor.value)).toEqual(['UZ-TK', 'Shayxontohur', 'Дом']);
});
