import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';

/** With strace the system itself lets a call of a program fail. */
export const hasStrace = spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0;

/** How long, in milliseconds, a program may take: nothing waits for ever for a disk. */
const DEADLINE = 20_000;

/** A call of the system that fails with this error, once. */
export interface DiskFault {
  call: 'pwrite64' | 'fsync' | 'rename' | 'syncfs';
  error: 'EIO' | 'ENOSPC';
  when: number;
}

/** Runs a program with a disk that fails at a call; gives the lines that it printed. */
export function runWithFault(program: string[], { call, error, when }: DiskFault): Promise<string[]> {
  return runTraced(program, call, ['-o', '/dev/null', '-e', `inject=${call}:error=${error}:when=${when}`]);
}

/** How many such calls a program makes where none fails; `notes` is a file for what is seen. */
export async function countCalls(program: string[], call: DiskFault['call'], notes: string) {
  return (await callsOf(program, call, notes)).length;
}

/** The calls of these names, joined by commas, that a program makes, in their order, as strace words them. */
export async function callsOf(program: string[], calls: string, notes: string): Promise<string[]> {
  await runTraced(program, calls, ['-o', notes]);
  return readFileSync(notes, 'utf8')
    .split('\n')
    .filter((line) => /^\d+ +\w+\(/.test(line));
}

function runTraced(program: string[], call: string, more: string[]): Promise<string[]> {
  const words = ['-f', '-qq', '-e', `trace=${call}`, ...more, process.execPath, ...program];
  return new Promise((resolve, reject) => {
    execFile('strace', words, { timeout: DEADLINE, killSignal: 'SIGKILL' }, (ended, stdout) => {
      if (ended?.killed) reject(new Error(`It hangs: strace ${words.join(' ')}`));
      else resolve(stdout.split('\n').filter(Boolean));
    });
  });
}

/** Puts a small disk in the place of a folder until the test ends; false where this user may not. */
export function mountDisk(folder: string, kilobytes: number): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder]);
  if (status === 0) onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return status === 0;
}
