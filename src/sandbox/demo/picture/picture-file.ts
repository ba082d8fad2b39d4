import { readdirSync, readFileSync } from 'node:fs';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { escapeXml } from '#lib/escape-xml.ts';

const DIRECTORY = `${import.meta.dirname}/../pictures/`;

/** Codes of the kinds of products that have a picture: one file each. */
export const PICTURE_KINDS: ReadonlySet<string> = new Set(
  readdirSync(DIRECTORY).flatMap((name) => /^(.+)\.svg$/.exec(name)?.[1] ?? []),
);

/** Values that each variable may have, by its name without the dashes. */
export type Variables = ReadonlyMap<string, readonly string[]>;

/** Markup as it stands, a choice of several parts, or another file that is put in. */
export type Part =
  | string
  | { trait: string; options: Part[][] }
  | { file: string; attributes: string; variables: Variables };

/** An SVG file of the folder `pictures`, taken apart. */
export interface PictureFile {
  name: string;
  /** In pixels, as the root says. */
  width: number;
  height: number;
  /** The other attributes of the root. */
  attributes: string;
  variables: Variables;
  parts: Part[];
}

/** A file of the folder `pictures` that cannot be used; the message names it and says what to do. */
export class PictureFileError extends Error {
  override name = 'PictureFileError';
}

/** An element that is open while a file is read. */
interface Frame {
  tag: string;
  /** Parts that its content goes to. */
  parts: Part[];
  /** One list of parts for each child of a `switch`. */
  options?: Part[][];
  /** The markup that closes it. */
  end: string;
}

const files = new Map<string, PictureFile>();

/** Reads `<name>.svg` of the folder `pictures`, once. Throws `PictureFileError`. */
export function readPictureFile(name: string): PictureFile {
  const text = () => readFileSync(`${DIRECTORY}${name}.svg`, 'utf8');
  const file = files.get(name) ?? parsePictureFile(text(), name);
  files.set(name, file);
  return file;
}

/** Takes the text of a file apart. Throws `PictureFileError` where it is not well-formed. */
export function parsePictureFile(text: string, name: string): PictureFile {
  const file: PictureFile = { name, width: 0, height: 0, attributes: '', variables: new Map(), parts: [] };
  const frames: Frame[] = [];
  const parser = new SaxesParser({ xmlns: false, fileName: `src/sandbox/demo/pictures/${name}.svg` });
  parser.on('error', (cause) => {
    throw new PictureFileError(`${cause.message} Mend the file.`, { cause });
  });
  parser.on('opentag', (tag) => {
    const outer = frames.at(-1);
    const parts = outer?.options ? [] : (outer?.parts ?? file.parts);
    outer?.options?.push(parts);
    frames.push({ tag: tag.name, parts, end: '', ...openTag(tag, parts, file) });
  });
  parser.on('closetag', () => {
    const { parts = file.parts, end = '' } = frames.pop() ?? {};
    write(parts, end);
  });
  parser.on('text', (content) => {
    const { tag, parts } = frames.at(-1) ?? {};
    if (tag === 'style') file.variables = readVariables(content);
    else if (parts && content.trim()) write(parts, escapeXml(content));
  });
  parser.write(text).close();
  return file;
}

function openTag(tag: SaxesTagPlain, parts: Part[], picture: PictureFile): Partial<Frame> {
  const { name, attributes, isSelfClosing } = tag;
  const { href = '#', style = '', class: trait = '', ...others } = attributes;
  if (name === 'svg') {
    const { xmlns: _, width, height, ...rest } = attributes;
    Object.assign(picture, { width: Number(width), height: Number(height), attributes: markup(rest) });
  } else if (name === 'switch') {
    const options: Part[][] = [];
    parts.push({ trait, options });
    return { options };
  } else if (name === 'use' && !href.startsWith('#')) {
    const file = href.replace(/\.svg$/, '');
    parts.push({ file, attributes: markup(others), variables: readVariables(style) });
  } else if (name !== 'style') {
    write(parts, `<${name}${markup(attributes)}${isSelfClosing ? '/' : ''}>`);
    return { end: isSelfClosing ? '' : `</${name}>` };
  }
  return {};
}

function write(parts: Part[], text: string): void {
  const last = parts.at(-1);
  if (typeof last === 'string') parts[parts.length - 1] = last + text;
  else if (text) parts.push(text);
}

/** Attributes as they are written. Ids get the number of the part: a file may be put in several times. */
function markup(attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return written.join('').replace(/( id="|url\(#|href="#)([\w-]+)/g, '$1$2-var(--part)');
}

function readVariables(css: string): Variables {
  const variables = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):([^;}]+)/g))
    variables.set(name, [...(variables.get(name) ?? []), value.trim()]);
  return variables;
}
