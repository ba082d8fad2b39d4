import { expect, test } from 'vitest';
import { planChanges, planFull, type RenderPlan } from '#publisher/plan/plan-render.ts';

/** Published routes; those in the second list are in doubt. */
const published = (paths: string[], inDoubt: string[] = []) =>
  [...paths, ...inDoubt].map((path) => ({ path, inDoubt: inDoubt.includes(path) }));

/** A plan without its set, to compare. */
const plain = ({ newPaths, ...plan }: RenderPlan) => ({ ...plan, newPaths: [...newPaths] });

const nothing = { paths: [], newPaths: [], removedPaths: [], kept: 0 };

const shop = {
  routes: ['/', '/a', '/b'],
  published: published(['/', '/a', '/b']),
  touched: [],
  everything: false,
};

test.each([
  ['nothing where nothing changed', {}, { kept: 3 }],
  [
    'everything before the first build',
    { published: [] },
    { paths: ['/', '/a', '/b'], newPaths: ['/', '/a', '/b'] },
  ],
  ['everything on demand', { everything: true }, { paths: ['/', '/a', '/b'] }],
  [
    'what read something that changed, in the order of the snapshot',
    { touched: ['/b', '/'] },
    { paths: ['/', '/b'], kept: 1 },
  ],
  ['a new page', { routes: ['/', '/new', '/a', '/b'] }, { paths: ['/new'], newPaths: ['/new'], kept: 3 }],
  [
    'no page that is gone, though it read what changed',
    { routes: ['/'], touched: ['/a'] },
    { removedPaths: ['/a', '/b'], kept: 1 },
  ],
  [
    'what a killed publish left in doubt, as new',
    { published: published(['/', '/b'], ['/a']) },
    { paths: ['/a'], newPaths: ['/a'], kept: 2 },
  ],
  [
    'no page that was in doubt and is gone',
    { routes: ['/'], published: published(['/'], ['/a']) },
    { removedPaths: ['/a'], kept: 1 },
  ],
] as [string, Partial<Parameters<typeof planFull>[0]>, Partial<ReturnType<typeof plain>>][])(
  'the plan of a whole shop renders %s',
  (_, difference, plan) => {
    expect(plain(planFull({ ...shop, ...difference }))).toEqual({ ...nothing, ...plan });
  },
);

const change = { changes: { addedPaths: [], removedPaths: [] }, touched: [], inDoubt: [], total: 3 };

test.each([
  ['nothing', {}, { kept: 3 }],
  ['what read something that changed', { touched: ['/b', '/'] }, { paths: ['/b', '/'], kept: 1 }],
  [
    'a new page',
    { changes: { addedPaths: ['/new'], removedPaths: [] }, total: 4 },
    { paths: ['/new'], newPaths: ['/new'], kept: 3 },
  ],
  [
    'no page that is gone, though it read what changed',
    { changes: { addedPaths: [], removedPaths: ['/a'] }, touched: ['/a', '/b'], inDoubt: ['/a'], total: 2 },
    { paths: ['/b'], removedPaths: ['/a'], kept: 1 },
  ],
  [
    'what a killed publish left in doubt, once and as new',
    { changes: { addedPaths: ['/a'], removedPaths: [] }, inDoubt: ['/a', '/b'], touched: ['/a', '/'] },
    { paths: ['/a', '/b', '/'], newPaths: ['/a', '/b'] },
  ],
] as [string, Partial<Parameters<typeof planChanges>[0]>, Partial<ReturnType<typeof plain>>][])(
  'the plan of a change renders %s',
  (_, difference, plan) => {
    expect(plain(planChanges({ ...change, ...difference }))).toEqual({ ...nothing, ...plan });
  },
);
