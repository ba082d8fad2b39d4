import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CustomAtRules, Features, transform, type Visitor } from 'lightningcss';
import { customMedia } from '#domain/page/screen-width.ts';

/** Minified style sheets, each by its path below `src/storefront` without `.css`. */
export type CompiledSheets = ReadonlyMap<string, string>;

/** A style sheet cannot be read, or asks for something that a joined file cannot give. */
export class SheetError extends Error {
  override name = 'SheetError';
  readonly file: string;

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`${file}: ${reason}`, options);
    this.file = file;
  }
}

/**
 * Compiles all style sheets of the storefront of a project. Throws a SheetError for the first bad
 * one.
 */
export function compileSheets(root: string): CompiledSheets {
  const files = globSync('src/storefront/**/*.css', { cwd: root }).sort();
  return new Map(
    files.map((file) => [
      file.slice('src/storefront/'.length, -'.css'.length),
      compileSheet(file, readFileSync(join(root, file), 'utf8')),
    ]),
  );
}

/** Minifies one sheet and puts the widths of screens in place of their names. */
function compileSheet(file: string, source: string): string {
  try {
    const { code } = transform({
      filename: file,
      code: Buffer.from(source + customMedia()),
      minify: true,
      drafts: { customMedia: true },
      include: Features.CustomMediaQueries,
      visitor: onlyWhatCanBeJoined(file),
    });
    return code.toString();
  } catch (error) {
    if (error instanceof SheetError) throw error;
    throw new SheetError(file, error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/**
 * A sheet is served from elsewhere, behind other sheets: its imports and relative addresses would lead
 * nowhere.
 */
function onlyWhatCanBeJoined(file: string): Visitor<CustomAtRules> {
  return {
    Rule: {
      import() {
        throw new SheetError(
          file,
          'a style sheet may not import another one: import both in a component of src/storefront.',
        );
      },
    },
    Url({ url }) {
      if (!/^(?:data:|\/|#)/.test(url))
        throw new SheetError(
          file,
          `url(${url}) is relative: put the file into public/ and begin with a slash.`,
        );
    },
  };
}
