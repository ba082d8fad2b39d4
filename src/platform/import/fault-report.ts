import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { formatCount } from '#lib/progress.ts';
import { type Fault, placeOf } from './fault.ts';

/** Examples of one reason that the screen shows; a file has all. */
const SHOWN = 5;

export interface FaultReport {
  add(fault: Fault): void;
  /** Shows what there was, by outcome and reason. Throws where the file could not be written. */
  close(): Promise<void>;
}

interface Reason {
  count: number;
  examples: string[];
}

/**
 * Counts faults by their reasons and shows them with the lines of the first ones; writes all of them as
 * tab-separated lines where a file is named.
 */
export function createFaultReport(file: string | undefined, print: (line: string) => void): FaultReport {
  let stream: WriteStream | undefined;
  let ended: Promise<void> | undefined;
  if (file) {
    stream = createWriteStream(file);
    ended = finished(stream);
    // It is thrown by `close`, whenever it comes.
    ended.catch(() => {});
    stream.write('line\twhat\toutcome\treason\tvalue\n');
  }
  const outcomes = new Map<Fault['outcome'], Map<string, Reason>>([
    ['left out', new Map()],
    ['put right', new Map()],
  ]);
  return {
    add(fault) {
      const { line, outcome } = fault;
      // Text of a feed must move no cursor and begin no line.
      const [what, reason, value] = [plain(fault.what), plain(fault.reason), plain(fault.value)];
      stream?.write(`${line}\t${what}\t${outcome}\t${reason}\t${value}\n`);
      const reasons = outcomes.get(outcome);
      const known = reasons?.get(reason) ?? { count: 0, examples: [] };
      reasons?.set(reason, known);
      known.count += 1;
      if (known.examples.length < SHOWN) known.examples.push(example(line, what, value));
    },
    async close() {
      for (const [outcome, reasons] of outcomes) show(outcome, reasons, print);
      const isCut = [...outcomes.values()].some((reasons) =>
        [...reasons.values()].some(({ count }) => count > SHOWN),
      );
      if (isCut) print(file ? `All are in ${file}.` : '--report FILE writes all of them.');
      stream?.end();
      await ended;
    },
  };
}

function show(outcome: string, reasons: ReadonlyMap<string, Reason>, print: (line: string) => void): void {
  if (reasons.size === 0) return;
  const total = [...reasons.values()].reduce((sum, { count }) => sum + count, 0);
  print(`${outcome === 'left out' ? 'Left out' : 'Put right'}: ${formatCount(total)}`);
  for (const [reason, { count, examples }] of [...reasons].sort(([, a], [, b]) => b.count - a.count)) {
    print(`  ${formatCount(count)} × ${reason}`);
    const more = count > examples.length ? `; and ${formatCount(count - examples.length)} more` : '';
    print(`    ${examples.join('; ')}${more}`);
  }
}

function example(line: number, what: string, value: string): string {
  return `${placeOf({ line, what })}${value === '' ? '' : ` (${value})`}`;
}

function plain(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ');
}
