import { hash } from 'node:crypto';

/**
 * The machine that a shop should be at home on: each shares the shops evenly, and where one comes or goes
 * only the shops that it gets or had move. Undefined without machines.
 */
export function favouriteOf(tenant: string, machines: readonly string[]): string | undefined {
  const weight = (machine: string) => hash('sha256', `${machine} ${tenant}`);
  return machines
    .map((machine) => ({ machine, weight: weight(machine) }))
    .sort((one, other) => (one.weight < other.weight ? 1 : -1))[0]?.machine;
}
