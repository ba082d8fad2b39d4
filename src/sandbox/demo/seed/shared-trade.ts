import { tradeSchema } from '#sandbox/demo/source/trade.ts';
import { readYaml } from './read-yaml.ts';

/** Branches, hours, services and ways to pay of shops that say nothing else. */
export const TRADE = readYaml('shared/trade.yml', tradeSchema);
