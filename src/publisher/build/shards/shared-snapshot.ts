import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { Exchange } from '#publisher/publish/s3/exchange.ts';

const pack = promisify(zstdCompress);
const unpack = promisify(zstdDecompress);

/** Bytes of a part. What changed of a snapshot lies in few of them: the others are there from before. */
const PART_SIZE = 4 * 1024 * 1024;

/** Quick: whoever helps waits for it. */
const PACKING = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

const nameOf = (part: Uint8Array) => hash('sha256', part, 'base64url');

/** Lays a snapshot down for other machines, in parts by what they hold; gives their names in order. */
export async function shareSnapshot(exchange: Exchange, snapshotFile: string): Promise<string[]> {
  const copy = `${snapshotFile}.shared`;
  rmSync(copy, { force: true });
  try {
    await copyWhole(snapshotFile, copy);
    const file = await open(copy);
    try {
      const places = new Map<string, number>();
      const names: string[] = [];
      for await (const { part, at } of partsOf(file)) {
        const name = nameOf(part);
        names.push(name);
        places.set(name, at);
      }
      await exchange.putParts([...places.keys()], async (name) =>
        pack(await readPart(file, places.get(name) ?? 0), PACKING),
      );
      return names;
    } finally {
      await file.close();
    }
  } finally {
    rmSync(copy, { force: true });
  }
}

/**
 * The file of a snapshot that another machine laid down, in a folder that keeps the last one; what that has
 * of it is not fetched again. Undefined where parts are gone.
 */
export async function fetchSnapshot(
  exchange: Exchange,
  names: readonly string[],
  folder: string,
): Promise<string | undefined> {
  const file = join(folder, `${hash('sha256', names.join(), 'hex').slice(0, 16)}.sqlite`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const before = await openLast(folder);
  const next = `${file}.next`;
  try {
    const whole = await assemble(exchange, names, before, next);
    if (!whole) return undefined;
    for (const name of readdirSync(folder)) if (join(folder, name) !== next) rmSync(join(folder, name));
    renameSync(next, file);
    return file;
  } finally {
    await before?.close();
    rmSync(next, { force: true });
  }
}

/** One file with all that its log holds, too. */
async function copyWhole(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, to);
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(to);
  // Readers beside others need no log then, and leave its bytes as they are.
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
}

async function assemble(
  exchange: Exchange,
  names: readonly string[],
  before: FileHandle | undefined,
  to: string,
): Promise<boolean> {
  const known = new Map<string, number>();
  if (before) for await (const { part, at } of partsOf(before)) known.set(nameOf(part), at);
  const file = await open(to, 'w');
  try {
    for (const name of names) {
      const at = known.get(name);
      const packed = at === undefined ? await exchange.getPart(name) : undefined;
      if (before && at !== undefined) await file.write(await readPart(before, at));
      else if (packed) await file.write(await unpack(packed));
      else return false;
    }
    return true;
  } finally {
    await file.close();
  }
}

async function openLast(folder: string): Promise<FileHandle | undefined> {
  const name = readdirSync(folder).find((one) => one.endsWith('.sqlite'));
  return name === undefined ? undefined : open(join(folder, name));
}

async function* partsOf(file: FileHandle): AsyncGenerator<{ part: Uint8Array; at: number }> {
  for (let at = 0; ; at += PART_SIZE) {
    const part = await readPart(file, at);
    if (part.length === 0) return;
    yield { part, at };
  }
}

async function readPart(file: FileHandle, at: number): Promise<Uint8Array> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(PART_SIZE), 0, PART_SIZE, at);
  return buffer.subarray(0, bytesRead);
}
