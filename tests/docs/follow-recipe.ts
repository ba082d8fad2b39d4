import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** A numbered step of a recipe: its bold name, the file that it names first, and its code. */
export interface Step {
  name: string;
  file: string;
  code: string;
}

/** Steps of `docs/recipes/<name>.md` that have code, in their order. */
export function stepsOf(recipe: string): Step[] {
  const text = readFileSync(`docs/recipes/${recipe}.md`, 'utf8');
  const steps = text.matchAll(/^\d\. \*\*(\w[\w ]*)\*\*(?:(?!^\d\. ).)*?^ {3}```\w+\n(.*?)^ {3}```/gms);
  return [...steps].map(([whole, name = '', code = '']) => ({
    name,
    file: /`(src\/[^`]+\.\w+)`/.exec(whole)?.[1] ?? '',
    code: code.replaceAll(/^ {3}/gm, ''),
  }));
}

/** Text that stands once in a file: code is put before or after it. */
type Place = { before: string } | { after: string };

function putBeside(text: string, code: string, place: Place): string {
  const mark = 'before' in place ? place.before : place.after;
  if (text.split(mark).length !== 2) throw new Error(`"${mark}" does not stand there once.`);
  return text.replace(mark, () => ('before' in place ? code + mark : mark + code));
}

/** A copy of the project's sources to follow recipes in; it has the packages of the project above it. */
export class ProjectCopy {
  readonly root: string;

  constructor(entries: readonly string[]) {
    mkdirSync('var', { recursive: true });
    this.root = mkdtempSync(resolve('var/test-'));
    for (const entry of ['package.json', ...entries])
      cpSync(entry, join(this.root, entry), { recursive: true });
  }

  /** Creates a file, or puts code before or after the one place in it that matches. */
  write(file: string, code: string, place?: Place): void {
    const path = join(this.root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, place ? putBeside(readFileSync(path, 'utf8'), code, place) : code);
  }

  /** Runs a module in the copy, and gives the JSON that it prints last. */
  async run(code: string): Promise<unknown> {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
      cwd: this.root,
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
