import { hash } from 'node:crypto';

/**
 * Machine that should build a shop. Machines share the shops evenly, and where one comes or goes only the
 * shops that it gets or had move. Undefined without machines.
 */
export function preferredMachineOf(tenant: string, machines: readonly string[]): string | undefined {
  const weight = (machine: string) => hash('sha256', `${machine} ${tenant}`);
  return machines
    .map((machine) => ({ machine, weight: weight(machine) }))
    .sort((one, other) => (one.weight < other.weight ? 1 : -1))[0]?.machine;
}
