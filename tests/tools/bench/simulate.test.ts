import { expect, test } from 'vitest';
import { fewestMachines, simulate } from '#tools/bench/fleet/simulate.ts';

const COSTS = { warmMs: 40, coldMs: 200, filesMs: 0 };
const few = { machines: 1, cores: 2, shops: 1, changesPerSecond: 0.1, seconds: 3_000 };

test('a change that nobody else waits with takes the pause for further ones and its own cost', () => {
  const { p50Ms, cold, busy } = simulate(COSTS, few);
  expect(p50Ms).toBe(140);
  expect(cold).toBeLessThan(0.02);
  expect(busy).toBeCloseTo((0.1 * 40) / 2_000, 3);
});

test('shops that are not open cost more, and a core can be used up', () => {
  const many = { ...few, shops: 500, changesPerSecond: 5, seconds: 600 };
  expect(simulate(COSTS, many).cold).toBeGreaterThan(0.95);
  expect(simulate(COSTS, { ...many, changesPerSecond: 40 })).toMatchObject({ busy: 1 });
});

test('files of the catalogue take a core once half an hour, and no change waits for its own', () => {
  const rare = { ...few, shops: 10, changesPerSecond: 0.01, seconds: 400_000 };
  const [without, withFiles] = [0, 1_000].map((filesMs) => simulate({ ...COSTS, filesMs }, rare));
  expect(withFiles?.p50Ms).toBe(without?.p50Ms);
  // One change of a shop each 1,000 s: files after 1,800 s more, so each 2.8 changes.
  const more = ((withFiles?.busy ?? 0) - (without?.busy ?? 0)) * 2_000;
  expect(more / 0.01).toBeCloseTo(1_000 / 2.8, -2);
});

test('the fewest machines are enough, and one less is not', () => {
  const load = { cores: 2, shops: 500, changesPerSecond: 60, seconds: 120 };
  const machines = fewestMachines(COSTS, load, 1_000);
  expect(machines).toBeGreaterThan(4);
  expect(simulate(COSTS, { ...load, machines }).p95Ms).toBeLessThanOrEqual(1_000);
  expect(simulate(COSTS, { ...load, machines: machines - 1 }).p95Ms).toBeGreaterThan(1_000);
  expect(() => fewestMachines({ ...COSTS, coldMs: 2_000 }, load, 1_000)).toThrow('within 1000 ms');
});
