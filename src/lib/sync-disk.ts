import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Waits until all that was written to the file system of a folder would outlive a loss of power. Node has no
 * call for that; does nothing where the machine has no program that has. Throws where the disk fails.
 */
export async function syncDisk(folder: string): Promise<void> {
  try {
    await promisify(execFile)('sync', ['-f', folder], { env: { ...process.env, LC_ALL: 'C' } });
  } catch (cause) {
    const { stderr = '' } = cause as { stderr?: string };
    const code = /no space left/i.test(stderr) ? 'ENOSPC' : /input\/output error/i.test(stderr) ? 'EIO' : '';
    if (code !== '')
      throw Object.assign(new Error(`${code}: ${stderr.trim()}`, { cause }), { code, path: folder });
  }
}
