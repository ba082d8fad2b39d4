import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Fault } from './staging.ts';

/** Faults that the screen shows; a file has all. */
const SHOWN = 50;

export interface FaultReport {
  add(fault: Fault): void;
  /** Says how many were not shown. Throws where the file could not be written. */
  close(): Promise<void>;
}

/**
 * Shows the first faults, a line each, and writes all of them as tab-separated lines where a file is named.
 */
export function createFaultReport(file: string | undefined, print: (line: string) => void): FaultReport {
  let stream: WriteStream | undefined;
  let ended: Promise<void> | undefined;
  if (file) {
    stream = createWriteStream(file);
    ended = finished(stream);
    // It is thrown by `close`, whenever it comes.
    ended.catch(() => {});
    stream.write('line\twhat\treason\n');
  }
  let count = 0;
  return {
    add(fault) {
      const { line } = fault;
      // What came with the feed moves no cursor and begins no line.
      const [what, reason] = [plain(fault.what), plain(fault.reason)];
      count += 1;
      if (count === 1) print('Left out or put right:');
      if (count <= SHOWN) print(`  line ${line}: ${what}: ${reason}`);
      stream?.write(`${line}\t${what}\t${reason}\n`);
    },
    async close() {
      if (count > SHOWN)
        print(
          `  and ${count - SHOWN} more${file ? `: all are in ${file}` : ' (--report FILE writes them all)'}`,
        );
      stream?.end();
      await ended;
    },
  };
}

function plain(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ');
}
