import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of tenants, each file given as text or as what its JSON holds. */
export async function aTenantsFolder(files: Record<string, string | object>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'tenants-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(directory, name));
    await writeFile(
      join(directory, name, 'tenant.json'),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
  return directory;
}
