/** Sizes and offsets of the parts of a font file, in bytes. */
const DIRECTORY = 12;
const RECORD = 16;
const CMAP_HEAD = 12;
const SEGMENTS_HEAD = 14;

/**
 * A font in which letters are drawn by the glyphs of others: `{ 'ʻ': '‘' }`. The font is an uncompressed one
 * (TrueType). Its table of letters is written anew, the sums of tables are not: who reads it next must not
 * check them. Throws where the font has no table of letters that can be read.
 */
export function shareGlyphs(font: Buffer, shared: Readonly<Record<string, string>>): Buffer {
  const record = findTable(font, 'cmap');
  const glyphs = readGlyphs(font.subarray(font.readUInt32BE(record + 8)));
  for (const [letter, other] of Object.entries(shared)) {
    const glyph = glyphs.get(codeOf(other));
    if (glyph !== undefined) glyphs.set(codeOf(letter), glyph);
  }
  const table = writeGlyphs(glyphs);
  const made = Buffer.concat([font, Buffer.alloc(-font.length & 3), table]);
  made.writeUInt32BE(made.length - table.length, record + 8);
  made.writeUInt32BE(table.length, record + 12);
  return made;
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;

/** Place of the record of a table. */
function findTable(font: Buffer, name: string): number {
  const tables = font.readUInt16BE(4);
  for (let at = DIRECTORY; at < DIRECTORY + tables * RECORD; at += RECORD)
    if (font.toString('latin1', at, at + 4) === name) return at;
  throw new Error(`A font has no table "${name}".`);
}

/** Glyphs by their letters, of the first part of the table in format 4, which all fonts of pages have. */
function readGlyphs(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  const parts = cmap.readUInt16BE(2);
  for (let part = 0; part < parts && glyphs.size === 0; part += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + part * 8 + 4));
    if (table.readUInt16BE(0) === 4) readSegments(table, glyphs);
  }
  if (glyphs.size === 0) throw new Error('A font has its letters in a form that is not read here.');
  return glyphs;
}

/** Runs of letters whose glyphs follow each other, or stand in a list of their own. */
function readSegments(table: Buffer, glyphs: Map<number, number>): void {
  const size = table.readUInt16BE(6);
  const [ends, starts] = [SEGMENTS_HEAD, SEGMENTS_HEAD + size + 2];
  for (let at = 0; at < size; at += 2) {
    const delta = table.readUInt16BE(starts + size + at);
    const place = starts + 2 * size + at;
    const offset = table.readUInt16BE(place);
    const first = table.readUInt16BE(starts + at);
    for (let code = first; code <= table.readUInt16BE(ends + at) && code < 0xffff; code += 1) {
      const own = offset === 0 ? code : table.readUInt16BE(place + offset + (code - first) * 2);
      if (own !== 0) glyphs.set(code, (own + delta) & 0xffff);
    }
  }
}

/** A table of letters in format 4, a segment each: fonts of pages have none beyond its 65,535. */
function writeGlyphs(glyphs: ReadonlyMap<number, number>): Buffer {
  // The last segment is there for readers that look for the end.
  const segments = [...[...glyphs].sort(([a], [b]) => a - b), [0xffff, 0] as const];
  const size = segments.length * 2;
  const table = Buffer.alloc(CMAP_HEAD + SEGMENTS_HEAD + size * 4 + 2);
  // One part, for Unicode.
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(1, 6);
  table.writeUInt32BE(CMAP_HEAD, 8);
  const part = table.subarray(CMAP_HEAD);
  const reach = 2 ** Math.floor(Math.log2(segments.length));
  const head = [4, part.length, 0, size, reach * 2, Math.log2(reach), size - reach * 2];
  for (const [at, field] of head.entries()) part.writeUInt16BE(field, at * 2);
  for (const [at, [code, glyph]] of segments.entries()) {
    const ends = SEGMENTS_HEAD + at * 2;
    part.writeUInt16BE(code, ends);
    part.writeUInt16BE(code, ends + size + 2);
    part.writeUInt16BE((glyph - code) & 0xffff, ends + 2 * size + 2);
  }
  return table;
}
