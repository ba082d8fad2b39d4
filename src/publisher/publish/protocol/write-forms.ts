import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createPagePacker } from './compress.ts';
import { formFile } from './page-file.ts';
import { createPageHash } from './page-hash.ts';

/** Writes a page in all its forms, holding no more of it than some chunks; gives its `pageHash`. */
export async function writeForms(file: string, chunks: Iterable<Uint8Array>): Promise<string> {
  const hash = createPageHash();
  await using plain = await open(formFile(file, 'identity'), 'w');
  const written = async function* () {
    for (const chunk of chunks) {
      hash.update(chunk);
      await plain.writeFile(chunk);
      yield chunk;
    }
  };
  await pipeline(written, createPagePacker(), createWriteStream(formFile(file, 'br')));
  return hash.end();
}
