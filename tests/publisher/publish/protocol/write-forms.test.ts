import { randomFillSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { FORMS, formFile } from '#publisher/publish/protocol/page-file.ts';
import { pageHash } from '#publisher/publish/protocol/page-hash.ts';
import { writeForms } from '#publisher/publish/protocol/write-forms.ts';

const CHUNK = 1_000_000;
const CHUNKS = 40;

test('a page that comes in chunks is on the disk, in both forms, but for the last few of them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'feed.xml');
  const behind: number[] = [];
  const chunks = function* () {
    for (let at = 0; at < CHUNKS; at += 1) {
      const sizes = FORMS.map((form) => (at === 0 ? 0 : statSync(formFile(file, form)).size));
      behind.push(at - Math.min(...sizes) / CHUNK);
      // Of what is random nothing can be packed.
      yield randomFillSync(Buffer.alloc(CHUNK));
    }
  };
  const hash = await writeForms(file, chunks());
  // The packer writes once it has some megabytes.
  expect(Math.max(...behind)).toBeLessThan(16);
  const whole = readFileSync(file);
  expect(whole.length).toBe(CHUNK * CHUNKS);
  expect(hash).toBe(pageHash(whole));
  expect(pageHash(brotliDecompressSync(readFileSync(formFile(file, 'br'))))).toBe(hash);
});
