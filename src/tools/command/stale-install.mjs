import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Why the packages in `root` must be installed; undefined where they are as `package-lock.json` wants them.
 * Plain JavaScript without packages: it runs before there are any, under any Node from 20 on.
 * @param {string} root folder of package-lock.json
 * @returns {string | undefined}
 */
export function staleInstall(root) {
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (!installed) return 'nothing is installed yet';
  const wanted = readPackages(join(root, 'package-lock.json')) ?? {};
  for (const [path, { version, optional, devOptional, link }] of Object.entries(wanted)) {
    const found = installed[path];
    // Optional packages are there for one kind of machine only.
    if (path === '' || link || (!found && (optional || devOptional))) continue;
    if (found?.version !== version)
      return `${path.replace(/^.*node_modules\//, '')} ${version} is wanted, ${found?.version ?? 'nothing'} is there`;
  }
  return undefined;
}

/**
 * @param {string} file @returns {Record<string, { version?: string, optional?: boolean, devOptional?:
 * boolean, link?: boolean }> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
