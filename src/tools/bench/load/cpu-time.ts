import { readFile } from 'node:fs/promises';

/** Processor time that a process took; 0 where the system does not say. */
export async function cpuMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  // Linux counts in hundredths of a second, on every machine that Node runs on.
  return (user + system) * 10;
}
