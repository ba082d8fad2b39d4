import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '#lib/log/log.ts';

/** Throws what is wrong, as a sentence for the operator. */
export type Check = () => unknown | Promise<unknown>;

/** Needs of a process to do its work, by name. */
export type Checks = Readonly<Record<string, Check>>;

export interface Readiness {
  ready: boolean;
  /** For each check `ok`, or what is wrong. */
  checks: Record<string, string>;
}

/** A disk that hangs is an answer, too: so long, in milliseconds, a check may take. */
const CHECK_TIME = 2_000;

/** Makes all checks at once. Never fails. */
export async function checkReadiness(checks: Checks, checkTime = CHECK_TIME): Promise<Readiness> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await resultOf(check, checkTime)] as const),
  );
  return { ready: results.every(([, result]) => result === 'ok'), checks: Object.fromEntries(results) };
}

async function resultOf(check: Check, checkTime: number): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${checkTime / 1000} s.`)), checkTime);
  });
  try {
    await Promise.race([check(), late]);
    return 'ok';
  } catch (error) {
    return reasonOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Fails where nothing can be written in a folder: it may be read only, or the disk full. */
export const canWrite = (folder: string) => async (): Promise<void> => {
  const probe = join(folder, `.ready-${randomUUID()}`);
  try {
    await writeFile(probe, 'ready');
  } finally {
    await rm(probe, { force: true });
  }
};
