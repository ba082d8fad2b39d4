/** A file that holds no text: its kind, and what to do with it. */
interface OtherFile {
  name: string;
  remedy: string;
}

/** Kinds of archives by their first bytes, and how each is unpacked. */
const ARCHIVES: readonly (readonly [name: string, bytes: string, unpack: string])[] = [
  ['a zip archive', '504b0304', 'unzip FILE'],
  ['an empty zip archive', '504b0506', 'unzip FILE'],
  ['an archive of bzip2', '425a68', 'bunzip2 FILE'],
  ['an archive of xz', 'fd377a585a00', 'unxz FILE'],
  ['an archive of zstd', '28b52ffd', 'unzstd FILE'],
  ['an archive of 7-Zip', '377abcaf271c', '7z x FILE'],
  ['a RAR archive', '526172211a07', 'unrar x FILE'],
  ['an archive of gzip', '1f8b', 'gunzip FILE'],
];

/** Spreadsheets are zip archives of files with such names; older ones of Excel have a mark of their own. */
const SHEET = /\[Content_Types\]\.xml|xl\/|_rels\/|docProps\/|mimetypeapplication\/vnd\.oasis/;
const OLD_SHEET = 'd0cf11e0';

/** Bytes of a zip archive in which the names of its first files stand. */
const NAMES_AT = 4_000;

/** Place of the mark of a tar archive. */
const TAR_AT = 257;

/** The kind of a file that is no text; undefined for any other. */
export function otherFileOf(head: Buffer, file: string): OtherFile | undefined {
  const hex = head.toString('hex', 0, 8);
  const isZip = hex.startsWith('504b0304');
  if (hex.startsWith(OLD_SHEET) || (isZip && SHEET.test(head.toString('latin1', 0, NAMES_AT))))
    return {
      name: 'a spreadsheet (Excel, LibreOffice)',
      remedy:
        'Open it, save the sheet of the goods as "CSV UTF-8", and import that. Its first line names the columns.',
    };
  const [name, , unpack] = ARCHIVES.find(([, bytes]) => hex.startsWith(bytes)) ?? [];
  if (name && unpack) return { name, remedy: remedyOf(unpack.replace('FILE', file)) };
  return head.toString('latin1', TAR_AT, TAR_AT + 5) === 'ustar'
    ? { name: 'an archive of tar', remedy: remedyOf(`tar -xf ${file}`) }
    : undefined;
}

const remedyOf = (command: string) => `Unpack it and import the feed that it holds: ${command}`;
