/** Metrics of an unpacked font; lengths are shares of its size. */
export interface Sfnt {
  ascent: number;
  descent: number;
  /** Width of a letter; undefined if the font does not have it. */
  width: (letter: string) => number | undefined;
}

/** Reads the tables of a TrueType font that say how large its letters are. */
export function readSfnt(font: Buffer): Sfnt {
  const tables = new Map<string, Buffer>();
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16)
    tables.set(font.toString('latin1', at, at + 4), font.subarray(font.readUInt32BE(at + 8)));
  const table = (name: string) => tables.get(name) ?? Buffer.alloc(0);
  const unit = table('head').readUInt16BE(18);
  const lines = table('hhea');
  const widths = lines.readUInt16BE(34);
  const glyphs = readGlyphs(table('cmap'));
  return {
    ascent: lines.readInt16BE(4) / unit,
    descent: -lines.readInt16BE(6) / unit,
    width: (letter) => {
      const glyph = glyphs.get(letter.codePointAt(0) ?? 0);
      return glyph && table('hmtx').readUInt16BE(4 * Math.min(glyph, widths - 1)) / unit;
    },
  };
}

/** Glyphs by letters, of the map of letters below U+10000. */
function readGlyphs(maps: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let at = 4; at < 4 + maps.readUInt16BE(2) * 8; at += 8) {
    const map = maps.subarray(maps.readUInt32BE(at + 4));
    if (map.readUInt16BE(0) !== 4) continue;
    const size = map.readUInt16BE(6);
    for (let segment = 0; segment < size; segment += 2) {
      const [end, start] = [map.readUInt16BE(14 + segment), map.readUInt16BE(16 + size + segment)];
      const delta = map.readInt16BE(16 + 2 * size + segment);
      const place = 16 + 3 * size + segment;
      const offset = map.readUInt16BE(place);
      for (let code = start; code <= end && code < 0xffff; code += 1) {
        const glyph = offset === 0 ? code : map.readUInt16BE(place + offset + 2 * (code - start));
        if (offset === 0 || glyph > 0) glyphs.set(code, (glyph + delta) & 0xffff);
      }
    }
  }
  return glyphs;
}
