/** Kinds of files by their first bytes, and how each is unpacked. */
const KINDS: readonly (readonly [name: string, bytes: string, unpack: string])[] = [
  ['a zip archive, or a spreadsheet', '504b0304', 'unzip FILE'],
  ['an empty zip archive', '504b0506', 'unzip FILE'],
  ['an archive of bzip2', '425a68', 'bunzip2 FILE'],
  ['an archive of xz', 'fd377a585a00', 'unxz FILE'],
  ['an archive of zstd', '28b52ffd', 'unzstd FILE'],
  ['an archive of 7-Zip', '377abcaf271c', '7z x FILE'],
  ['a RAR archive', '526172211a07', 'unrar x FILE'],
  ['an archive of gzip', '1f8b', 'gunzip FILE'],
];

/** Place of the mark of a tar archive. */
const TAR_AT = 257;

/** Kind of an archive, and the command that unpacks it; undefined for other files. */
export function archiveOf(head: Buffer, file: string): { name: string; command: string } | undefined {
  const hex = head.toString('hex', 0, 8);
  const [name, , unpack] = KINDS.find(([, bytes]) => hex.startsWith(bytes)) ?? [];
  if (name && unpack) return { name, command: unpack.replace('FILE', file) };
  return head.toString('latin1', TAR_AT, TAR_AT + 5) === 'ustar'
    ? { name: 'an archive of tar', command: `tar -xf ${file}` }
    : undefined;
}
