import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lackingPrograms } from '#tools/bench/bench-definition.ts';
import { BENCHES } from '#tools/bench/bench-table.ts';

/** Runs a bench as `npm run bench` does, to its end. */
async function run(name: string, options: Readonly<Record<string, number | undefined>>) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'figures.json');
  const given = Object.entries(options).flatMap(([option, value]) => [`--${option}`, String(value)]);
  const child = spawn(process.execPath, ['scripts/bench.ts', name, ...given, '--json', file]);
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const code = await new Promise((done) => child.once('close', done));
  return { code, output, errors, file };
}

/** Every number of what a bench has measured, by its path. */
function numbersIn(value: unknown, path = ''): [path: string, number][] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => numbersIn(part, path ? `${path}.${key}` : key));
}

/** Sentences about times, which a machine with much else to do does not keep. */
const LATE = /, \d+ are (?:allowed|promised)$|, over \d+ ms\.$/;

for (const [name, bench] of Object.entries(BENCHES))
  test.skipIf(lackingPrograms(bench).length > 0)(
    `bench -- ${name} measures at its smallest size, and ends without a complaint`,
    async () => {
      const { smallest, mayBeZero, isTimed } = bench;
      const { code, output, errors, file } = await run(name, smallest);
      const measured = JSON.parse(await readFile(file, 'utf8').catch(() => expect.fail(errors)));
      const wrong = measured.faults.filter((fault: string) => !(isTimed && LATE.test(fault)));
      expect(wrong, errors).toEqual([]);
      expect(code, errors).toBe(measured.faults.length > 0 ? 1 : 0);
      expect(errors).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);

      // A table stands below its title.
      const printed = Object.keys(measured).filter((key) =>
        output.split('\n').some((line) => line.split(' ')[0] === key),
      );
      const figures = printed.flatMap((key) => numbersIn(measured[key], key));
      expect(figures.length).toBeGreaterThan(0);
      expect(output).not.toMatch(/\b(?:NaN|Infinity|undefined|null)\b/);
      const nothing = figures.filter(([path, value]) => !(value > 0) && !mayBeZero?.test(path));
      expect(nothing, output).toEqual([]);
    },
    420_000,
  );
