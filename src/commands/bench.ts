import { writeFile } from 'node:fs/promises';
import { benchRender } from '#bench/render-bench.ts';
import { defineCommand, UsageError } from './command.ts';

export const bench = defineCommand({
  help: `
npm run bench -- render [options]
  Measures how fast a generated shop is rendered, beside plain astro build of the same pages.

  --products N            products of the shop; 4000 where left out
  --baseline-products N   products of the plain build; 300 where left out
  --json FILE             writes the figures as JSON`,
  options: { products: { type: 'string' }, 'baseline-products': { type: 'string' }, json: { type: 'string' } },
  async run({ products = '4000', 'baseline-products': baseline = '300', json }, { positionals }) {
    if (positionals.join(' ') !== 'render') throw new UsageError('Say what to measure: npm run bench -- render');
    const figures = await benchRender({
      products: positiveNumber('--products', products),
      baselineProducts: positiveNumber('--baseline-products', baseline),
      onStep: (step) => console.error(step),
    });
    if (json) await writeFile(json, `${JSON.stringify(figures, null, 2)}\n`);
    for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(24)} ${value}`);
  },
});

function positiveNumber(option: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new UsageError(`${option} must be a whole number above 0, not "${text}".`);
  return Number(text);
}
