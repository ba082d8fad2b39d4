import { createGeneratedSeed } from '#sandbox/demo/seed/generated.ts';
import { startSandbox } from '#sandbox/start-sandbox.ts';
import { benchShops, keyOf } from './bench-shops.ts';

/** A shop platform, forked with its file, the variations of the large shop, and how many small ones. */
const [file = '', products = '0', tenants = '0'] = process.argv.slice(2);
const sandbox = await startSandbox({
  file,
  port: 0,
  shops: benchShops(Number(products), Number(tenants)).map(({ name, variations }, at) =>
    createGeneratedSeed({ name, securityKey: keyOf(name), variations, seed: at + 1 }),
  ),
});
process.once('disconnect', () => void sandbox.close().then(() => process.exit(0)));
process.send?.({ url: sandbox.url });
