/** The first bytes of files of each kind, and what servers must not take for one. */
export const FILE_HEADS = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  webp: [...Buffer.from('RIFF\x10\x00\x00\x00WEBP', 'latin1')],
  mp4: [...Buffer.from('\x00\x00\x00\x18ftypisom', 'latin1')],
  heic: [...Buffer.from('\x00\x00\x00\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  avif: [...Buffer.from('\x00\x00\x00\x18ftypavif\0\0\0\0mif1miaf', 'latin1')],
  mov: [...Buffer.from('\x00\x00\x00\x14ftypqt  \0\0\0\0qt  ', 'latin1')],
  svg: [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  html: [...Buffer.from('<!doctype html><script>alert(1)</script>')],
};
export type FileKind = keyof typeof FILE_HEADS;

/**
 * A file that begins as its kind does; `size` bytes long, 100 where left out. Its name and declared type are
 * those of a PNG.
 */
export function aFile(kind: FileKind, size = 100): File {
  const bytes = new Uint8Array(Math.max(size, FILE_HEADS[kind].length));
  bytes.set(FILE_HEADS[kind]);
  return new File(
    [bytes.subarray(0, Math.max(size, kind === 'svg' || kind === 'html' ? 0 : 1))],
    'picture.png',
    { type: 'image/png' },
  );
}

/** A form of these fields; a list of files stands under one name. */
export function aForm(fields: Record<string, string | File | File[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
  return form;
}
