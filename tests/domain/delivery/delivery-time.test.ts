import { expect, test } from 'vitest';
import {
  daySlots,
  deliveryDays,
  endHours,
  fitInterval,
  hourText,
  isDeliveryHour,
  MAX_DAYS_AHEAD,
  shippingTimeOf,
  startHours,
} from '#domain/delivery/delivery-time.ts';

/** In Tashkent, which is five hours ahead. */
const at = (time: string) => new Date(`2026-11-22T${time}:00+05:00`);

test('[CHK-08] an interval lies between 10:00 and 22:00 in Tashkent and takes an hour at least', () => {
  expect(startHours('2026-11-23', at('14:30'))).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
  expect(startHours('2026-11-22', at('14:30'))).toEqual([15, 16, 17, 18, 19, 20, 21]);
  expect(endHours(10).at(0)).toBe(11);
  expect(endHours(21)).toEqual([22]);
  expect(hourText(9)).toBe('09:00');
});

test('[CHK-08] a day is offered in intervals of two hours from its next hour on, the last one to 22:00', () => {
  const hours = (time: string) =>
    daySlots('2026-11-22', at(time)).map(({ fromHour, toHour }) => `${fromHour}-${toHour}`);
  expect(hours('06:00')).toEqual(['10-12', '12-14', '14-16', '16-18', '18-20', '20-22']);
  expect(hours('16:20')).toEqual(['17-19', '19-21', '21-22']);
  expect(hours('21:00')).toEqual([]);
});

test('[CHK-08] days begin today while some hour is left, and go two weeks ahead', () => {
  expect(MAX_DAYS_AHEAD).toBe(14);
  expect(deliveryDays(at('14:30'))).toHaveLength(14);
  expect(deliveryDays(at('14:30'))[0]).toBe('2026-11-22');
  expect(deliveryDays(at('21:30'))[0]).toBe('2026-11-23');
  expect(deliveryDays(at('01:30'))[0]).toBe('2026-11-22');
});

test('[CHK-08] an interval that has passed becomes the next one', () => {
  const kept = { day: '2026-11-22', fromHour: 12, toHour: 14 };
  expect(fitInterval(kept, at('09:00'))).toEqual(kept);
  expect(fitInterval(kept, at('13:30'))).toEqual({ day: '2026-11-22', fromHour: 14, toHour: 16 });
  expect(fitInterval({ ...kept, day: '2026-11-01' }, at('09:00'))).toEqual(kept);
  expect(fitInterval({ ...kept, fromHour: 21, toHour: 22 }, at('21:10'))).toEqual({
    day: '2026-11-23',
    fromHour: 21,
    toHour: 22,
  });
});

test('[CHK-08] the platform is told moments in UTC', () => {
  expect(shippingTimeOf({ day: '2026-11-23', fromHour: 10, toHour: 12 })).toEqual({
    type: 'preorder',
    from: '2026-11-23T05:00:00.000Z',
    to: '2026-11-23T07:00:00.000Z',
  });
});

test('[CHK-08] now is within an hour from 10:00 to 22:00', () => {
  expect(['09:59', '10:00', '21:59', '22:00'].map((time) => isDeliveryHour(at(time)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
